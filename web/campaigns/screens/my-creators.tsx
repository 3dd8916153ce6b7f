import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileUp, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { crmStages } from '../../../contract/campaigns/crm.ts';
import { isBusiness } from '../../../contract/core/roles.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { downloadCrm } from '../crm/crm.queries.ts';
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
          <span className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-auto">
            <SaveList />
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

/** The shown part of the list as a file. */
function SaveList() {
  const { t } = useLingui();
  const { filters } = useUrlFilters(['stage', 'tag', 'q']);
  const stage = crmStages.find((each) => each === filters.stage);
  const save = () => downloadCrm({ ...filters, stage }).catch((error: unknown) => showToast('error', reasonOf(error)));
  return (
    <Button icon={Download} aria-label={t`Save the list as CSV`} onClick={save}>
      CSV
    </Button>
  );
}
