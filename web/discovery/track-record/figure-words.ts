import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FigureId } from '../../../contract/discovery/track-record.ts';

interface FigureWords {
  name: MessageDescriptor;
  unit: 'days' | 'hours' | 'percent';
  /** What is counted, as it stands behind the figure. */
  definition: MessageDescriptor;
}

export const figureWords: Record<FigureId, FigureWords> = {
  days_to_pay: {
    name: msg`Days to pay`,
    unit: 'days',
    definition: msg`From the last piece of work handed in to the money released: the middle one of all payments.`,
  },
  reply_hours: {
    name: msg`Reply to applications`,
    unit: 'hours',
    definition: msg`From an application to the first move by a person: the middle one of those that got one.`,
  },
  decision_rate: {
    name: msg`Decided by a person`,
    unit: 'percent',
    definition: msg`Applications that got an offer or a no by a person, of those and the ones the system had to close.`,
  },
  review_rate: {
    name: msg`Work judged in time`,
    unit: 'percent',
    definition: msg`Pieces of work that a person approved or sent back before the clock approved them.`,
  },
  chat_reply_hours: {
    name: msg`Reply in chat`,
    unit: 'hours',
    definition: msg`From somebody’s first message to the answer: the middle one of those that were answered.`,
  },
  on_time_rate: {
    name: msg`Handed in on time`,
    unit: 'percent',
    definition: msg`Pieces of work first handed in by their day, of all that were handed in or due.`,
  },
  completion_rate: {
    name: msg`Completed`,
    unit: 'percent',
    definition: msg`Agreements that were finished, of all that ended; those the other side cancelled are left out.`,
  },
};

/** A figure with its unit. */
export function figureInWords(value: number, unit: FigureWords['unit'], i18n: I18n): string {
  if (unit === 'percent') return `${value}%`;
  if (unit === 'days') return daysInWords(value, i18n);
  if (value < 1) return i18n._(msg`under an hour`);
  return value < 48 ? i18n._(msg`${value} hours`) : daysInWords(Math.round(value / 2.4) / 10, i18n);
}

function daysInWords(days: number, i18n: I18n): string {
  if (days < 1) return i18n._(msg`under a day`);
  return days === 1 ? i18n._(msg`1 day`) : i18n._(msg`${days} days`);
}
