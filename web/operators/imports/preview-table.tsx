import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Ban, Check, CircleHelp, Equal, Plus, UserCheck } from 'lucide-react';
import { useState } from 'react';
import type { ImportField } from '../../../contract/core/import-fields.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import type { Import, ImportOutcome, ImportPreviewRow } from '../../../contract/operators/imports.ts';
import { formatCount, formatPercent } from '../../lib/format.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { reasonWords } from '../../lib/list-reasons.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Tag, type Tone } from '../../ui/data/tag.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { outcomeWords } from './import-words.ts';

const leftOut: readonly ImportOutcome[] = ['refused', 'claimed', 'suppressed'];
type Shown = 'all' | 'stored' | 'left';

/** The first lines of the list: what stands in the file, struck where we store something else, and what would be stored. */
export function PreviewTable({ of }: { of: Import }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown>('all');
  const isLeft = (row: ImportPreviewRow) => leftOut.includes(row.outcome);
  const left = of.preview.filter(isLeft);
  const rows = of.preview.filter((row) => shown === 'all' || isLeft(row) === (shown === 'left'));
  return (
    <Card as="section" padding="none">
      <div className="flex flex-wrap items-center gap-3 border-line border-b px-4 pt-4 pb-3.5 md:px-5">
        <div className="min-w-0 flex-[1_1_200px]">
          <h2 className="h4">
            <Trans>What would be stored</Trans>
          </h2>
          <p className="text-sm text-t3">
            <Trans>Grey is the file’s word, bold is ours.</Trans>
          </p>
        </div>
        <Segmented
          label={t`Lines shown`}
          name="preview-lines"
          value={shown}
          onChange={setShown}
          segments={[
            { id: 'all', name: <Plural value={of.preview.length} one="All #" other="All #" /> },
            { id: 'stored', name: <Plural value={of.preview.length - left.length} one="Stored #" other="Stored #" /> },
            { id: 'left', name: <Plural value={left.length} one="Left out #" other="Left out #" /> },
          ]}
        />
      </div>
      <Table caption={t`What would be stored`} stacks className="md:min-w-[820px]">
        <thead>
          <tr>
            <th scope="col" className="w-[60px]">
              <Trans>Line</Trans>
            </th>
            <th scope="col">
              <Trans>Name</Trans>
            </th>
            <th scope="col">
              <Trans>Accounts</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Followers</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Engagement</Trans>
            </th>
            <th scope="col">
              <Trans>Place and topics</Trans>
            </th>
            <th scope="col" className="w-[140px]">
              <Trans>Result</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PreviewLine key={row.line} row={row} of={of} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function PreviewLine({ row, of }: { row: ImportPreviewRow; of: Import }) {
  const { i18n } = useLingui();
  const { stored, outcome } = row;
  const given = (...fields: string[]) =>
    of.columns
      .flatMap(({ field }, at) =>
        fields.some((name) => field.startsWith(name as ImportField)) ? (row.cells[at] ?? '') : [],
      )
      .filter(Boolean)
      .join(', ');
  if (!stored) {
    return (
      <tr className="[&_td]:bg-sunken [&_td]:text-t2">
        <td className="num">{row.line}</td>
        <td>{given('name')}</td>
        <td className="break-words">{given('handle', 'address')}</td>
        <td colSpan={3} className="max-md:w-full">
          {row.reasons.map((reason) => i18n._(reasonWords[reason])).join(' · ')}
        </td>
        <td>
          <Outcome outcome={outcome} />
        </td>
      </tr>
    );
  }
  const [first] = stored.accounts;
  const topics = [...stored.categories.map(({ name }) => wordIn(i18n.locale, name)), ...stored.topics];
  return (
    <tr>
      <td className="num text-t3">{row.line}</td>
      <td>
        <Both given={given('name')} stored={stored.name} />
      </td>
      <td>
        <Both
          given={given('handle', 'address')}
          stored={stored.accounts.map(({ platform, handle }) => `@${handle} · ${platformName(platform)}`).join(', ')}
        />
      </td>
      <td className="text-right">
        <Both
          given={given('followers')}
          stored={first && first.followers !== null ? formatCount(first.followers) : ''}
        />
      </td>
      <td className="text-right">
        <Both
          given={given('engagement')}
          stored={first && first.engagement_rate !== null ? formatPercent(first.engagement_rate) : ''}
        />
      </td>
      <td>
        <Both
          given={given('city', 'location', 'country', 'categories')}
          stored={[stored.place, ...topics].filter(Boolean).join(', ')}
        />
      </td>
      <td>
        <Outcome outcome={outcome} />
      </td>
    </tr>
  );
}

/** The file's word, struck where ours differs. */
function Both({ given, stored }: { given: string; stored: string }) {
  return (
    <span className="num block break-words">
      {given !== '' && given !== stored ? <s className="block text-t3 text-xs leading-tight">{given}</s> : null}
      <b className={cx('font-semibold', stored === '' && 'text-t3')}>{stored === '' ? '–' : stored}</b>
    </span>
  );
}

const looks: Record<ImportOutcome, { tone: Tone; icon: typeof Plus }> = {
  added: { tone: 'peacock', icon: Plus },
  changed: { tone: 'amber', icon: Check },
  unchanged: { tone: 'grey', icon: Equal },
  claimed: { tone: 'grey', icon: UserCheck },
  suppressed: { tone: 'red', icon: Ban },
  refused: { tone: 'grey', icon: CircleHelp },
};

function Outcome({ outcome }: { outcome: ImportOutcome }) {
  const { i18n } = useLingui();
  return <Tag {...looks[outcome]}>{i18n._(outcomeWords[outcome])}</Tag>;
}
