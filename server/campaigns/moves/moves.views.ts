import type { Move } from '../../../contract/campaigns/moves.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { translateNote } from './system-notes.rules.ts';

interface MoveRow {
  from_status: string | null;
  to_status: string;
  by_id: number | null;
  note: string | null;
  created_at: Date;
}

/** An entry in the history of an application or a pledge for a reader; `quote` in paise. */
export function viewMove(event: MoveRow, { quote, locale }: { quote: number | null; locale: Locale }): Move {
  return {
    from: event.from_status,
    to: event.to_status,
    by: event.by_id === null ? 'system' : String(event.by_id),
    note: event.note && inLanguage(locale)(translateNote(event.note)),
    quote: quote === null ? null : toRupees(quote),
    createdAt: event.created_at.toISOString(),
  };
}
