import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { langOf } from '../../lib/lang-of.ts';
import { topicAndCity } from '../../lib/topic-and-city.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { PictureStrip } from '../discovery/picture-strip.tsx';
import { mostPicked } from './alike.rules.ts';

interface PickedCreatorsProps {
  ids: readonly string[];
  cardOf: (id: string) => InfluencerCard | undefined;
  onRemove: (id: string) => void;
  onAdd: () => void;
}

const place = 'rounded-[4px_14px_14px_14px] border h-full min-h-34';

/** Five places for creators that others shall be like. */
export function PickedCreators({ ids, cardOf, onRemove, onAdd }: PickedCreatorsProps) {
  const { t } = useLingui();
  const empty = mostPicked - ids.length - 1;
  return (
    <ul aria-label={t`Picked creators`} className="grid grid-cols-2 gap-3 md:grid-cols-5">
      {ids.map((id) => (
        <li key={id} className="min-w-0">
          <Picked card={cardOf(id)} onRemove={() => onRemove(id)} />
        </li>
      ))}
      {ids.length < mostPicked ? (
        <li className="min-w-0">
          <button
            type="button"
            onClick={onAdd}
            className={`${place} grid w-full cursor-pointer place-content-center justify-items-center gap-1 border-ctl border-dashed px-2 py-4 text-center hover:bg-sunken`}
          >
            <Plus className="size-5" />
            <span className="font-semibold">
              <Trans>Add a creator</Trans>
            </span>
            <span className="text-sm text-t3">
              <Trans>by name, or from favourites</Trans>
            </span>
          </button>
        </li>
      ) : null}
      {empty > 0 ? (
        <li
          className={`${place} grid min-w-0 place-content-center border-ctl border-dashed px-2 text-center text-sm text-t3 max-md:hidden`}
          style={{ gridColumn: `span ${empty}` }}
        >
          <Plural value={empty} one="one more place" other="# more places" />
        </li>
      ) : null}
    </ul>
  );
}

function Picked({ card, onRemove }: { card: InfluencerCard | undefined; onRemove: () => void }) {
  const { t, i18n } = useLingui();
  if (!card) return <Skeleton className="h-full min-h-34 rounded-card" />;
  return (
    <div className={`${place} relative overflow-hidden border-line bg-surface`}>
      <div className="h-20 overflow-hidden">
        <PictureStrip card={card} />
      </div>
      <div className="flex items-center gap-2.5 px-3 py-2.5">
        <Avatar id={card.id} image={card.profile_image} size={32} />
        <div className="min-w-0">
          <p lang={langOf(card.fullname)} className="truncate font-semibold">
            {card.fullname}
          </p>
          <p className="truncate text-sm text-t3">{topicAndCity(card, i18n.locale)}</p>
        </div>
      </div>
      <IconButton
        icon={X}
        size="sm"
        label={t`Remove ${card.fullname}`}
        onClick={onRemove}
        className="absolute! top-1.5 right-1.5 rounded-full bg-surface"
      />
    </div>
  );
}
