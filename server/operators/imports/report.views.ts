import { truncate } from '../../../contract/kit/truncate.ts';
import type {
  ImportColumn,
  ImportOutcome,
  ImportPreviewRow,
  ImportReport,
} from '../../../contract/operators/imports.ts';
import type { InfluencerRow } from '../../../database/import/influencer-row.ts';
import type { Fault, ImportSetup } from '../../core/creator-lists/line.rules.ts';
import type { CreatorList } from '../../core/creator-lists/open-list.ts';
import type { ReadLine } from '../../core/creator-lists/read-lines.ts';

const cellLength = 120;
const samplesShown = 4;

export interface PreviewLine {
  line: ReadLine;
  outcome: ImportOutcome;
}

/** The columns of a list with some of their values, and what they are stored as. */
export function viewColumns(list: CreatorList, setup: ImportSetup, keys: readonly string[]): ImportColumn[] {
  return keys.map((key, at) => {
    const field = setup.fields[at] ?? 'ignore';
    const suggestion = list.suggestions[at];
    const samples = list.sample.map((cells) => short(cells[at] ?? '')).filter((text) => text !== '');
    return {
      key,
      field,
      heading: short(list.headings[at] ?? ''),
      samples: [...new Set(samples)].slice(0, samplesShown),
      // An operator's choice is certain.
      sureness: suggestion?.field === field ? suggestion.sureness : 3,
    };
  });
}

interface Names {
  place: ReadonlyMap<string, string>;
  category: ReadonlyMap<string, string>;
}

export function viewPreviewRow({ line, outcome }: PreviewLine, names: Names): ImportPreviewRow {
  const isHidden = outcome === 'suppressed';
  return {
    line: line.record.line,
    outcome,
    cells: isHidden ? [] : (line.record.cells ?? []).map(short),
    stored: line.row && !isHidden ? viewStored(line.row, names) : null,
    reasons:
      outcome === 'claimed' || outcome === 'suppressed'
        ? [outcome]
        : [...new Set(line.faults.map(({ reason }) => reason))],
  };
}

function viewStored(row: InfluencerRow, names: Names): NonNullable<ImportPreviewRow['stored']> {
  const { accounts, place, categories = [], topics = [] } = row;
  const named = place?.city_id ?? place?.state_id ?? place?.country_id ?? null;
  return {
    name: row.name ?? accounts[0]?.handle ?? '',
    accounts: accounts.map(({ platform, handle, followers = null, engagement_rate = null }) => ({
      platform,
      handle,
      followers,
      engagement_rate,
    })),
    place: named === null ? null : (names.place.get(named) ?? named),
    categories: categories.map((id) => ({ id, name: names.category.get(id) ?? id })),
    topics,
  };
}

export function viewProblems(
  line: number,
  faults: readonly Fault[],
  keys: readonly string[],
): ImportReport['problems'] {
  return faults.map(({ reason, column, value, choices = [], sentence }) => ({
    line,
    reason,
    value,
    choices,
    column: column === null ? null : (keys[column] ?? null),
    text: sentence,
  }));
}

function short(text: string): string {
  return truncate(text.replaceAll(/\s+/g, ' ').replaceAll('\0', '').trim(), cellLength);
}
