import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Tabs } from '../../ui/data/tabs.tsx';
import { ActList } from '../console/act-list.tsx';
import { ConsoleHead } from '../console/console-head.tsx';
import { ReadList } from '../console/read-list.tsx';

/** Audit log: what operators did, and whose personal data they saw. */
export default function OperatorAudit() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const view = params.get('view') === 'reads' ? 'reads' : 'acts';
  return (
    <>
      <ConsoleHead
        name={t`Audit log`}
        text={
          view === 'reads' ? (
            <Trans>Whose personal data operators saw, for two years. Entries can’t be changed.</Trans>
          ) : (
            <Trans>What operators did. Entries can’t be changed or removed.</Trans>
          )
        }
      />
      <div className="mb-6">
        <Tabs
          label={t`Audit log`}
          current={view}
          isOnePage
          tabs={[
            { id: 'acts', to: paths.operatorAudit, name: <Trans>What they did</Trans> },
            { id: 'reads', to: paths.operatorReads, name: <Trans>What they saw</Trans> },
          ]}
        />
      </div>
      {view === 'reads' ? <ReadList /> : <ActList />}
    </>
  );
}
