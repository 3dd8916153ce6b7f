import type { Move } from '../../../contract/campaigns/moves.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ActorOf } from '../../core/people/actors.rules.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { translateNote } from './system-notes.rules.ts';

interface MoveRow {
  from_status: string | null;
  to_status: string;
  by_id: number | null;
  person_id: number | null;
  note: string | null;
  created_at: Date;
}

interface Reading {
  /** Paise. */
  quote: number | null;
  locale: Locale;
  actorOf: ActorOf;
}

/** An entry in the history of an application or a pledge for a reader. */
export function viewMove(event: MoveRow, { quote, locale, actorOf }: Reading): Move {
  return {
    from: event.from_status,
    to: event.to_status,
    by: actorOf({ accountId: event.by_id, personId: event.person_id }),
    account_id: event.by_id === null ? null : String(event.by_id),
    note: event.note && inLanguage(locale)(translateNote(event.note)),
    quote: quote === null ? null : toRupees(quote),
    createdAt: event.created_at.toISOString(),
  };
}
