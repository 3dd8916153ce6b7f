import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CrmImportCounts, CrmImportResult } from '../../../contract/campaigns/crm.ts';
import { leftOutWords, outcomeWords } from './crm-words.ts';

/** Preview of an import, with its first rows. */
export function ImportPreview({ result: { preview, counts, columns } }: { result: CrmImportResult }) {
  const { i18n } = useLingui();
  const unused = columns.filter(({ field, heading }) => field === 'ignore' && heading !== '');
  return (
    <div className="grid gap-3">
      <p className="h5" role="status">
        <ImportSum counts={counts} />
      </p>
      {unused.length > 0 ? (
        <p className="text-sm text-t3">
          <Trans>Columns that are not used: {unused.map(({ heading }) => heading).join(', ')}</Trans>
        </p>
      ) : null}
      <ul className="rounded-box border border-line">
        {preview.map((row) => (
          <li
            key={row.line}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-line px-4 py-2.5 not-first:border-t"
          >
            <span className="num w-10 flex-none text-sm text-t3">{row.line}</span>
            <span className="min-w-0 flex-[2_1_200px] truncate font-semibold">{row.name}</span>
            <span className="min-w-0 flex-[1_1_140px] truncate text-sm text-t3">{row.handle && `@${row.handle}`}</span>
            <span className={row.outcome === 'left_out' ? 'text-sm text-t3' : 'font-semibold text-ok text-sm'}>
              {i18n._(row.reason ? leftOutWords[row.reason] : outcomeWords[row.outcome])}
            </span>
          </li>
        ))}
      </ul>
      {counts.rows > preview.length ? (
        <p className="text-sm text-t3">
          <Trans>
            The first {preview.length} of {counts.rows} rows
          </Trans>
        </p>
      ) : null}
    </div>
  );
}

export function ImportSum({ counts: { added, already, invited, left_out: left } }: { counts: CrmImportCounts }) {
  return (
    <Trans>
      <Plural value={added} one="# added" other="# added" />,{' '}
      <Plural value={invited} one="# invited" other="# invited" />,{' '}
      <Plural value={already} one="# on the list already" other="# on the list already" />,{' '}
      <Plural value={left} one="# left out" other="# left out" />
    </Trans>
  );
}
