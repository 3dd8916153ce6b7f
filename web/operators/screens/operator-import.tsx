import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Import } from '../../../contract/operators/imports.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatBytes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Steps } from '../../ui/data/steps.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ConsoleHead } from '../console/console-head.tsx';
import { ColumnTable } from '../imports/column-table.tsx';
import { UndoImport } from '../imports/import-list.tsx';
import { ImportFigures, ImportNotice, LeftOut } from '../imports/import-result.tsx';
import { importQuery, isWorking, useRun } from '../imports/imports.queries.ts';
import { PreviewTable } from '../imports/preview-table.tsx';

/** One import: its columns, what would be stored, progress, result and undo. */
export default function OperatorImport() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(importQuery(id));
  const list = { to: paths.operatorImports, name: <Trans>Imports</Trans> };
  if (data) return <Loaded of={data} list={list} />;
  return (
    <>
      <ConsoleHead name={t`Import`} list={list} />
      {error ? (
        <ErrorState title={<Trans>Couldn’t load this import</Trans>} text={reasonOf(error)} onRetry={refetch} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </>
  );
}

function Loaded({ of, list }: { of: Import; list: { to: string; name: React.ReactNode } }) {
  const run = useRun(of.id);
  const isOpen = of.status === 'checked' || of.status === 'failed';
  const stored = of.expected.added + of.expected.changed;
  const act = (body: Parameters<typeof run.mutateAsync>[0]) =>
    run.mutateAsync(body).catch((error) => showToast('error', reasonOf(error)));
  return (
    <>
      <ConsoleHead name={of.name} list={list} text={<Facts of={of} />} />
      <StepBar of={of} />
      <div className="mb-6 flex flex-wrap items-center justify-end gap-3">
        {isOpen ? (
          <Button variant="primary" busy={run.isPending} onClick={() => act({})}>
            <Plural value={stored} one="Import # line" other="Import # lines" />
          </Button>
        ) : (
          <UndoImport of={of} />
        )}
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start">
        <ColumnTable of={of} onChange={isOpen ? (change) => act({ ...pick(of), ...change, dry: true }) : null} />
        <div className="grid gap-6">
          <ImportFigures of={of} />
          <LeftOut of={of} />
          <ImportNotice />
        </div>
      </div>
      {of.preview.length > 0 ? (
        <div className="mt-6">
          <PreviewTable of={of} />
        </div>
      ) : null}
    </>
  );
}

const pick = ({ mapping, choices }: Import) => ({ mapping, choices });

function Facts({ of }: { of: Import }) {
  const { t } = useLingui();
  const state = {
    checked: t`nothing is stored yet`,
    queued: t`waiting`,
    running: t`importing`,
    done: t`imported`,
    failed: of.failure ?? t`failed`,
    undoing: t`being undone`,
    undone: t`undone`,
  }[of.status];
  const parts = [
    of.sheets.slice(0, 3).join(', '),
    of.encoding === 'utf-8' ? '' : of.encoding,
    formatBytes(of.bytes),
    state,
  ];
  return parts.filter(Boolean).join(' · ');
}

function StepBar({ of }: { of: Import }) {
  const { t } = useLingui();
  const current = of.status === 'checked' ? (of.questions.length > 0 ? 2 : 3) : 4;
  const names = [t`File`, t`Columns`, t`Check`, t`Import`];
  const name = names[current - 1] ?? '';
  return (
    <div className="mb-5">
      <Steps current={current} total={4} label={t`Step ${current} of 4: ${name}`} />
      <p className="mt-1.5 text-sm text-t3">
        {t`Step ${current} of 4: ${name}`}
        {isWorking(of) ? ' …' : ''}
      </p>
    </div>
  );
}
