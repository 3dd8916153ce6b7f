import { useLingui } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { nameOf } from '../../lib/people-names.ts';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';

/** Creator; organisations by business name. */
export function CreatorLine({ creator, children }: { creator: Campaign['creator']; children?: React.ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div className="flex items-center gap-3">
      <PersonAvatar person={creator} />
      <div className="min-w-0 flex-1">
        <p className="h5 truncate">{nameOf(creator)}</p>
        <p className="truncate text-t3 text-xs">
          {[creator.role, creator.location].flatMap((word) => (word ? placeIn(i18n.locale, word) : [])).join(' · ')}
        </p>
      </div>
      {children}
    </div>
  );
}
