import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CrmImportCounts, type CrmImportResult, crmImportFields } from '../../../contract/campaigns/crm.ts';
import { type ImportField, repeatableFields } from '../../../contract/core/import-fields.ts';
import { fieldWords } from '../../lib/list-fields.ts';
import { Select } from '../../ui/forms/select.tsx';
import { leftOutWords, outcomeWords } from './crm-words.ts';

interface ImportPreviewProps {
  result: CrmImportResult;
  /** Reads the columns otherwise; undefined while they cannot be changed. */
  onMap: ((fields: readonly ImportField[]) => void) | undefined;
}

/** Preview of an import: what each column is read as, and its first rows. */
export function ImportPreview({ result: { preview, counts, columns }, onMap }: ImportPreviewProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-3">
      <p className="h5" role="status">
        <ImportSum counts={counts} />
      </p>
      <Columns columns={columns} onMap={onMap} />
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

function Columns({ columns, onMap }: Pick<ImportPreviewProps, 'onMap'> & Pick<CrmImportResult, 'columns'>) {
  const { t, i18n } = useLingui();
  const fieldOf = (given: string) => crmImportFields.find((field) => field === given) ?? 'ignore';
  function map(at: number, chosen: ImportField) {
    // A field has one column: the other one is not read any more.
    const isFreed = (field: ImportField) => field === chosen && !repeatableFields.has(field);
    const others = columns.map(({ field }) => fieldOf(field)).map((field) => (isFreed(field) ? 'ignore' : field));
    onMap?.(others.with(at, fieldOf(chosen)));
  }
  return (
    <fieldset className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      <legend className="mb-2 text-sm text-t3">
        <Trans>What the columns hold</Trans>
      </legend>
      {columns.map(({ heading, field }, at) => {
        const name = heading || t`No heading`;
        return (
          <span
            key={`${at} ${heading}`}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-2 text-sm"
          >
            <b className="truncate font-semibold">{name}</b>
            <Select
              aria-label={name}
              value={fieldOf(field)}
              disabled={!onMap}
              options={crmImportFields.map((one) => ({ id: one, name: i18n._(fieldWords[one]) }))}
              onChange={(event) => map(at, event.target.value as ImportField)}
            />
          </span>
        );
      })}
    </fieldset>
  );
}
