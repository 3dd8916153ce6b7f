import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { pieceName } from '../../lib/campaign-labels.ts';
import { formatDay } from '../../lib/format.ts';
import { momentInWords } from '../../lib/time-labels.ts';

interface Clock {
  key: string;
  /** ISO date or instant; null while it does not run. */
  at: string | null;
  say: (when: string) => MessageDescriptor;
}

/** Every clock of an agreement that runs, in words for both sides, the next first. */
export function clocksOf(escrow: Escrow, pieces: readonly Deliverable[], i18n: I18n): { key: string; words: string }[] {
  const clocks: Clock[] = [
    { key: 'fund', at: escrow.fund_by, say: (when) => msg`To be funded by ${when}, or the agreement ends` },
    { key: 'approval', at: escrow.auto_release_at, say: (when) => msg`Approved without an answer on ${when}` },
    ...pieces.flatMap((piece) => [
      ideaClock(piece, pieceName(piece, i18n)),
      ...publicationClocks(piece, pieceName(piece, i18n)),
    ]),
  ];
  return clocks
    .flatMap(({ key, at, say }) => (at === null ? [] : [{ key, at, words: i18n._(say(whenIn(at, i18n))) }]))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** When the idea of a piece is approved by silence. */
function ideaClock({ id, idea }: Deliverable, name: string): Clock {
  const say = (when: string) => msg`${name}: the idea is approved without an answer on ${when}`;
  return { key: `${id}-idea`, at: idea?.silence_at ?? null, say };
}

/** Clocks of a piece's publication. */
function publicationClocks({ id, publication }: Deliverable, name: string): Clock[] {
  if (!publication) return [];
  const { publish_by, counts_at, decided_from, cancels_at, pays_at } = publication;
  return [
    // The day matters as long as money waits for it.
    { key: `${id}-by`, at: (cancels_at ?? pays_at) && publish_by, say: (when) => msg`${name}: live by ${when}` },
    { key: `${id}-end`, at: cancels_at, say: (when) => msg`${name}: if it isn’t live, refunded on ${when}` },
    { key: `${id}-pays`, at: pays_at, say: (when) => msg`${name}: live or not, paid on ${when}` },
    { key: `${id}-counts`, at: counts_at, say: (when) => msg`${name}: without an answer, counts as live on ${when}` },
    {
      key: `${id}-team`,
      at: decided_from,
      say: (when) => msg`${name}: without an answer, our team decides from ${when}`,
    },
  ];
}

/** Day of a date, day and time of an instant. */
function whenIn(at: string, i18n: I18n): string {
  return at.length > 'yyyy-mm-dd'.length ? momentInWords(at, i18n) : formatDay(at, { locale: i18n.locale });
}
