import { Trans, useLingui } from '@lingui/react/macro';
import { type ImportField, importFields, repeatableFields } from '../../../contract/core/import-fields.ts';
import type { Import, ImportColumn } from '../../../contract/operators/imports.ts';
import { fieldWords } from '../../lib/list-fields.ts';
import { cx } from '../../ui/cx.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ImportQuestions } from './import-questions.tsx';

interface ColumnTableProps {
  of: Import;
  /** Null while it can’t be changed any more. */
  onChange: ((change: Partial<Pick<Import, 'mapping' | 'choices'>>) => void) | null;
}

/** Fields that the columns are stored as, with the open questions. */
export function ColumnTable({ of, onChange }: ColumnTableProps) {
  const { t } = useLingui();
  const asked = new Set(of.questions.map(({ column }) => column));
  function map(key: string, field: ImportField) {
    // A field has one column: the other one is not stored.
    const taken = Object.entries(of.mapping).filter(([other, own]) => other !== key && own === field);
    const freed = repeatableFields.has(field) ? [] : taken.map(([other]) => [other, 'ignore'] as const);
    onChange?.({ mapping: { ...of.mapping, ...Object.fromEntries(freed), [key]: field } });
  }
  return (
    <Card as="section" padding="none">
      <CardHead
        line
        title={
          <h2 className="h4">
            <Trans>Columns</Trans>
          </h2>
        }
      >
        <span className="text-sm text-t3 max-md:hidden">
          <Trans>Matched by name and by what is in them</Trans>
        </span>
      </CardHead>
      <Table caption={t`Columns`} stacks>
        <thead>
          <tr>
            <th scope="col">
              <Trans>In the file</Trans>
            </th>
            <th scope="col">
              <Trans>Stored as</Trans>
            </th>
            <th scope="col" className="md:w-[150px]">
              <Trans>How sure</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {of.columns.map((column) => (
            <ColumnRow
              key={column.key}
              column={column}
              isAsked={asked.has(column.key)}
              onMap={onChange ? (field) => map(column.key, field) : null}
            />
          ))}
        </tbody>
      </Table>
      {onChange ? (
        <ImportQuestions of={of} onAnswer={(choices) => onChange({ choices: { ...of.choices, ...choices } })} />
      ) : null}
    </Card>
  );
}

interface ColumnRowProps {
  column: ImportColumn;
  isAsked: boolean;
  onMap: ((field: ImportField) => void) | null;
}

function ColumnRow({ column, isAsked, onMap }: ColumnRowProps) {
  const { t, i18n } = useLingui();
  const name = column.heading || t`No heading`;
  const options = importFields.map((field) => ({ id: field, name: i18n._(fieldWords[field]) }));
  return (
    <tr className={cx(isAsked && '[&_td]:bg-amber-tint [&_td]:text-on-tint')}>
      <td className="max-md:w-full">
        <b className="block break-words text-base leading-tight">{name}</b>
        <span className={cx('block truncate text-xs', isAsked ? 'text-on-tint' : 'text-t3')}>
          {column.samples.join(', ')}
        </span>
      </td>
      <td className="max-md:w-full">
        {onMap ? (
          <Select
            aria-label={t`${name} is stored as`}
            value={column.field}
            options={options}
            onChange={({ target }) => onMap(target.value as ImportField)}
          />
        ) : (
          i18n._(fieldWords[column.field])
        )}
      </td>
      <td>
        <Sureness level={column.sureness} isAsked={isAsked} isStored={column.field !== 'ignore'} />
      </td>
    </tr>
  );
}

function Sureness({ level, isAsked, isStored }: { level: number; isAsked: boolean; isStored: boolean }) {
  const word = isAsked ? (
    <Trans>one question</Trans>
  ) : !isStored ? (
    <Trans>not stored</Trans>
  ) : level >= 3 ? (
    <Trans>sure</Trans>
  ) : level === 2 ? (
    <Trans>likely</Trans>
  ) : (
    <Trans>a guess</Trans>
  );
  return (
    <span className="flex items-center gap-[3px]">
      {[1, 2, 3].map((bar) => (
        <i
          key={bar}
          className={cx(
            'h-3.5 w-2 rounded-[2px] forced-color-adjust-none',
            isStored && bar <= level ? 'bg-c1' : 'bg-line',
          )}
        />
      ))}
      <b className="ml-1.5 whitespace-nowrap pt-px font-semibold text-sm leading-none">{word}</b>
    </span>
  );
}
