import type { PersonCard } from '../../../contract/core/people.ts';
import type { JointHistoryEntry } from '../../../contract/hub/joint-history.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { translateNote } from '../../campaigns/moves/system-notes.rules.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import type { HappeningRow } from './joint-history.queries.ts';

interface Reader {
  id: number;
  isCreator: boolean;
  locale: Locale;
}

interface Parts {
  row: HappeningRow;
  people: ReadonlyMap<number, PersonCard>;
  reader: Reader;
}

export function viewHappening({ row, people, reader }: Parts): JointHistoryEntry {
  const mayReadNote = row.what !== 'pledge' || reader.isCreator || row.account_id === reader.id;
  return {
    id: `${row.what}-${row.id}`,
    what: row.what,
    by: row.by_id === null ? null : (people.get(row.by_id) ?? null),
    createdAt: row.at.toISOString(),
    amount: row.amount === null ? null : toRupees(row.amount),
    note: mayReadNote && row.note ? inLanguage(reader.locale)(translateNote(row.note)) : null,
    pledge: viewPledgeOf(row, people),
    number: row.number,
    source: row.source,
    payee: row.payee_id === null ? null : (people.get(row.payee_id) ?? null),
    outcome: row.outcome,
  };
}

function viewPledgeOf(row: HappeningRow, people: Parts['people']): JointHistoryEntry['pledge'] {
  const { pledge_id, account_id, need_id, kind, to_status: to } = row;
  const user = account_id === null ? undefined : people.get(account_id);
  if (!user || pledge_id === null || !kind || !to) return null;
  const confirmed_by = row.by_id === null ? 'payment' : 'word';
  return {
    id: String(pledge_id),
    user,
    need_id: String(need_id),
    kind,
    from: row.from_status,
    to,
    confirmed_by: to === 'contributed' ? confirmed_by : null,
    refunded: row.is_refunded,
  };
}
