import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Import, importCalls } from '../../../contract/operators/imports.ts';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatCount } from '../../lib/format.ts';
import { reasonWords } from '../../lib/list-reasons.ts';
import { cx } from '../../ui/cx.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { noteWords } from './import-words.ts';
import { isWorking } from './imports.queries.ts';

/** Result of the dry run, or progress of the import: its parts sum to the lines of the file. */
export function ImportFigures({ of }: { of: Import }) {
  const isDry = of.status === 'checked';
  const counts = isDry ? of.expected : of.counts;
  const left = counts.refused + counts.claimed + counts.suppressed;
  const done = isDry ? of.rows : of.done;
  return (
    <Card as="section" padding="none">
      <CardHead line title={<h2 className="h4">{isDry ? <Trans>Dry run</Trans> : <Trans>Import</Trans>}</h2>} />
      <div className="px-4 py-4 md:px-5" aria-live="polite">
        <ProgressBar
          height={16}
          total={of.rows}
          parts={[
            { value: counts.added },
            { value: counts.changed + counts.unchanged, kind: 'accepted' },
            { value: left, kind: 'waiting' },
          ]}
        />
        <dl className="mt-3.5 grid grid-cols-[1fr_auto] gap-2 text-sm">
          <Figure value={counts.added} className="bg-pea">
            <Trans>New people</Trans>
          </Figure>
          <Figure value={counts.changed} className="bg-pea opacity-62">
            <Trans>Known, with changes</Trans>
          </Figure>
          <Figure value={counts.unchanged} className="bg-pea opacity-62">
            <Trans>Known, unchanged</Trans>
          </Figure>
          <Figure value={left} className="bg-waiting">
            <Trans>Left out</Trans>
          </Figure>
        </dl>
        <dl className="mt-2.5 grid grid-cols-[1fr_auto] gap-2 border-ctl border-t pt-2.5 text-sm">
          <Figure value={of.rows}>
            <Trans>Lines in the file</Trans>
          </Figure>
        </dl>
        {isWorking(of) ? (
          <p className="mt-2 text-sm text-t3">
            <Plural value={done} one="# line done" other="# lines done" />
          </p>
        ) : null}
      </div>
    </Card>
  );
}

function Figure({ value, className, children }: { value: number; className?: string; children: ReactNode }) {
  return (
    <>
      <dt className="flex items-center gap-2.5 text-t2">
        {className ? (
          <i className={cx('size-3 rounded-[1px_4px_4px_4px] forced-color-adjust-none', className)} />
        ) : null}
        {children}
      </dt>
      <dd className="num text-right font-bold text-[19px] leading-tight">{formatCount(value)}</dd>
    </>
  );
}

/** Why lines are left out, with the file of them to correct and import again. */
export function LeftOut({ of }: { of: Import }) {
  const { t, i18n } = useLingui();
  const refused = of.reasons.filter(({ reason }) => reason !== 'claimed' && reason !== 'suppressed');
  const save = () =>
    download(importCalls.getImportRejects, { params: { id: of.id }, query: { format: 'csv' } }).catch((error) =>
      showToast('error', reasonOf(error)),
    );
  if (of.reasons.length === 0 && of.notes.length === 0) return null;
  return (
    <Card as="section" padding="none">
      <CardHead
        line
        title={
          <h2 className="h4">
            <Trans>Left out</Trans>
          </h2>
        }
      >
        {refused.length > 0 ? (
          <Button size="sm" icon={Download} onClick={save} aria-label={t`Lines left out as CSV`}>
            CSV
          </Button>
        ) : null}
      </CardHead>
      <ul>
        {of.reasons.map(({ reason, count, lines, values }) => (
          <Reason key={reason} name={i18n._(reasonWords[reason])} count={count}>
            {values.length > 0 ? (
              values.map((value) => `“${value}”`).join(', ')
            ) : (
              <Trans>Lines {lines.join(', ')}</Trans>
            )}
          </Reason>
        ))}
        {of.notes.map(({ note, count }) => (
          <Reason key={note} name={i18n._(noteWords[note])} count={count}>
            <Trans>The rest of the line is stored</Trans>
          </Reason>
        ))}
      </ul>
    </Card>
  );
}

function Reason({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-2.5 border-line border-dashed px-4 py-2 not-first:border-t md:px-5">
      <span className="min-w-0 flex-1">
        <b className="block font-semibold text-sm leading-tight">{name}</b>
        <span className="block truncate text-t3 text-xs">{children}</span>
      </span>
      <b className="num">{formatCount(count)}</b>
    </li>
  );
}

export function ImportNotice() {
  return (
    <p className="flex gap-2.5 rounded-box bg-sunken px-3.5 py-3 text-sm text-t2">
      <Info className="mt-px flex-none" />
      <Trans>They appear as unclaimed, with figures marked as imported. An import writes to nobody.</Trans>
    </p>
  );
}
