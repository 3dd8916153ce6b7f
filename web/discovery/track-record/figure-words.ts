import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FigureId } from '../../../contract/discovery/track-record.ts';

interface FigureWords {
  name: MessageDescriptor;
  unit: 'days' | 'hours' | 'percent';
  /** Definition shown with the figure. */
  definition: MessageDescriptor;
}

export const figureWords: Record<FigureId, FigureWords> = {
  days_to_pay: {
    name: msg`Days to pay`,
    unit: 'days',
    definition: msg`Median time from the last submission to the payment.`,
  },
  reply_hours: {
    name: msg`Application reply time`,
    unit: 'hours',
    definition: msg`Median time from an application to the first response.`,
  },
  decision_rate: {
    name: msg`Applications answered`,
    unit: 'percent',
    definition: msg`Share of applications that a person answered with an offer or a no, before they closed automatically.`,
  },
  review_rate: {
    name: msg`Work reviewed in time`,
    unit: 'percent',
    definition: msg`Share of submissions reviewed by a person before they were approved automatically.`,
  },
  chat_reply_hours: {
    name: msg`Chat reply time`,
    unit: 'hours',
    definition: msg`Median time from a first message to the reply.`,
  },
  on_time_rate: {
    name: msg`Submitted on time`,
    unit: 'percent',
    definition: msg`Share of deliverables first submitted by their due date.`,
  },
  completion_rate: {
    name: msg`Completed`,
    unit: 'percent',
    definition: msg`Share of agreements that were completed. Agreements the other side cancelled aren’t counted.`,
  },
  kept_online_rate: {
    name: msg`Posts kept online`,
    unit: 'percent',
    definition: msg`Share of posts on connected accounts that stayed online as long as agreed.`,
  },
};

/** Value with its unit. */
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
