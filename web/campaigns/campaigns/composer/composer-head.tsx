import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { paths } from '../../../lib/paths.ts';
import type { CampaignMenu as Menu } from '../campaign-menu.tsx';
import { SaveLine } from './save-line.tsx';
import type { Composing } from './use-composer.ts';

/** If loading fails, its actions would not work either. */
const CampaignMenu = lazy<ComponentType<ComponentProps<typeof Menu>>>(() =>
  import('../campaign-menu.tsx').then(
    (module) => ({ default: module.CampaignMenu }),
    () => ({ default: () => null }),
  ),
);

interface ComposerHeadProps {
  type: 'standard' | 'joint';
  campaign: Campaign | null;
  composer: Pick<Composing, 'isPosted' | 'hasUnsaved' | 'autosave'>;
}

/** Title, save state, and menu. */
export function ComposerHead({ type, campaign, composer: { isPosted, hasUnsaved, autosave } }: ComposerHeadProps) {
  const navigate = useNavigate();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
      <h1 className="h1">
        {isPosted ? <Trans>Edit campaign</Trans> : null}
        {!isPosted && type === 'joint' ? <Trans>New joint campaign</Trans> : null}
        {!isPosted && type === 'standard' ? <Trans>New campaign</Trans> : null}
      </h1>
      <div className="flex items-center gap-3">
        {isPosted ? (
          <p aria-live="polite" className="text-sm text-t3">
            {hasUnsaved ? <Trans>Unsaved changes</Trans> : null}
          </p>
        ) : (
          <SaveLine state={autosave.state} onRetry={() => autosave.save()} />
        )}
        <div className="size-11">
          <Suspense>
            {campaign ? <CampaignMenu campaign={campaign} isOwn onDeleted={() => navigate(paths.myCampaigns)} /> : null}
          </Suspense>
        </div>
      </div>
    </div>
  );
}
