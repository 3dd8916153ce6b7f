import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DashboardFigure, DashboardFigureId } from '../../../contract/insights/dashboard.ts';
import { formatPercent } from '../../lib/format.ts';
import { writeDates } from '../../lib/intl.ts';
import { monthOf } from '../../lib/month.ts';
import { formatRupees, groupIndian, shortenIndian } from '../../ui/forms/rupees.ts';

export function figureName(id: DashboardFigureId, today: string, i18n: I18n): string {
  const month = monthOf(today.slice(0, 7), i18n.locale, 'long');
  const names: Record<DashboardFigureId, string> = {
    spent: i18n._(msg`Spent in ${month}`),
    earned: i18n._(msg`Earned in ${month}`),
    reach: i18n._(msg`Reached in ${month}`),
    engagement_rate: i18n._(msg`Engagement rate`),
    cpe: i18n._(msg`Cost per engagement`),
    offers: i18n._(msg`Offers in ${month}`),
  };
  return names[id];
}

/** Formats a figure; null is "No data", not 0. */
export function sayFigure(id: DashboardFigureId, value: number | null, i18n: I18n): string {
  if (value === null) return i18n._(msg`No data`);
  if (id === 'spent' || id === 'earned') return formatRupees(Math.round(value));
  if (id === 'cpe') return formatRupees(value);
  return id === 'engagement_rate' ? formatPercent(value) : shortenIndian(value);
}

/** Change against the same days of the previous month; more spending is neither good nor bad. */
export function changeOf({ id, value, before }: DashboardFigure, i18n: I18n) {
  if (value === null && before === null) return null;
  if (before === null) return { words: i18n._(msg`no data`), tone: 'plain' as const };
  if (value === null) return { words: i18n._(msg`no comparison`), tone: 'plain' as const };
  const sign = value > before ? '+' : value < before ? '−' : '±';
  const size = Math.abs(value - before);
  const isBetter = id === 'cpe' ? value < before : value > before;
  const tone =
    id === 'spent' || value === before ? ('plain' as const) : isBetter ? ('good' as const) : ('bad' as const);
  if (id === 'engagement_rate') return { words: i18n._(msg`${sign} ${Math.round(size * 10) / 10} points`), tone };
  if (id === 'cpe') return { words: `${sign} ${formatRupees(Math.round(size * 100) / 100)}`, tone };
  if (before === 0) return { words: `${sign} ${sayFigure(id, size, i18n)}`, tone };
  // From tenfold on, a multiple is easier to read, as on /performance.
  if (value >= before * 10) return { words: `×${groupIndian(Math.round(value / before))}`, tone };
  return { words: `${sign} ${Math.round((size / before) * 100)}%`, tone };
}

/** 'vs 1–20 Oct', or 'for 1–20 Oct' without data for those days. */
export function spanInWords({ from, to, isKnown }: { from: string; to: string; isKnown: boolean }, i18n: I18n): string {
  const span = writeDates({ from, to }, i18n.locale, { day: 'numeric', month: 'short' });
  return isKnown ? i18n._(msg`vs ${span}`) : i18n._(msg`for ${span}`);
}
