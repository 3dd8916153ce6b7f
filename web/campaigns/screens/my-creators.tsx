import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isBusiness } from '../../../contract/core/roles.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { ImportRow } from '../crm/import-row.tsx';
import { CrmDesk } from './sections/crm-desk.tsx';

const ImportDialog = lazyWithRetry(async () => ({
  default: (await import('../crm/import-dialog.tsx')).ImportDialog,
}));

/** The creators a team works with or wants to: stages, tags, notes and the last contact. */
export default function MyCreators() {
  const { t } = useLingui();
  const { profile } = useSession();
  const [isImporting, setImporting] = useState(false);
  const mayKeep = isBusiness(profile?.role);
  return (
    <div className="min-h-[80dvh] pb-10 md:pb-18">
      <title>{t`My creators`}</title>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="h1">
            <Trans>My creators</Trans>
          </h1>
          <p className="mt-1 text-sm text-t3">
            <Trans>People your team knows. Creators never see stages, tags or notes.</Trans>
          </p>
        </div>
        {mayKeep ? (
          <span className="flex flex-wrap gap-2">
            <Button icon={FileUp} onClick={() => setImporting(true)}>
              <Trans>Import</Trans>
            </Button>
            <LinkButton variant="primary" icon={UserPlus} to={paths.browse}>
              <Trans>Find creators</Trans>
            </LinkButton>
          </span>
        ) : null}
      </div>
      {profile && !mayKeep ? (
        <EmptyState jaali="crm" title={<Trans>Lists of creators are for brands and partners</Trans>} />
      ) : null}
      {mayKeep ? (
        <CrmDesk onImport={() => setImporting(true)}>
          <ImportRow />
        </CrmDesk>
      ) : null}
      <Suspense>{isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}</Suspense>
    </div>
  );
}
