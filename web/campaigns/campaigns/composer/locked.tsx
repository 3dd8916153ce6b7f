import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import type { Fields } from './use-composer.ts';

interface LockedProps extends Pick<Fields, 'isLocked'> {
  /** One of the fields inside; grouped fields are agreed on together. */
  field: keyof CampaignBody;
  children: ReactNode;
}

/** Disables fields fixed by an agreement, with the reason. */
export function Locked({ isLocked, field, children }: LockedProps) {
  if (!isLocked(field)) return children;
  return (
    <fieldset disabled className="grid min-w-0 gap-3">
      <p className="flex items-start gap-2 rounded-box bg-sunken px-3 py-2.5 text-sm text-t2">
        <Lock className="mt-0.5 size-4 flex-none" />
        <Trans>Already agreed with a creator, so you can’t change it here. Propose a change to them instead.</Trans>
      </p>
      {children}
    </fieldset>
  );
}
