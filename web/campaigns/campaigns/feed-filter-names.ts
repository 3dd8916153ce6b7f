import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { platformName } from '../../../contract/core/platforms.ts';
import { rangeName } from '../../discovery/discovery/filter-names.ts';
import { compensationNames, contentNames, objectiveNames } from '../../lib/campaign-labels.ts';
import { useCityNames, useNames } from '../../lib/lookup-names.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import type { AppliedFilter, ListFilter } from './feed-filters.ts';

/** Values with names of their own here; others are named by the lookup lists. */
const closedNames = { compensation: compensationNames, content: contentNames, objective: objectiveNames };

/** Name of a value of a closed list; undefined for others. */
export function closedName(kind: ListFilter, value: string, i18n: I18n): string | undefined {
  if (kind === 'platform') return platformName(value);
  if (kind !== 'compensation' && kind !== 'content' && kind !== 'objective') return undefined;
  const names: Partial<Record<string, (typeof contentNames)['reel']>> = closedNames[kind];
  const name = names[value];
  return name ? i18n._(name) : value;
}

/** "Within 7 days" */
export function daysName(days: string, i18n: I18n): string {
  return i18n._(msg`${plural(Number(days), { one: 'Within # day', other: 'Within # days' })}`);
}

/** Names filters for their chips and for "Remove …". */
export function useFilterNames(): (filter: Omit<AppliedFilter, 'without'>) => string {
  const { i18n } = useLingui();
  const named = { category: useNames('categories'), language: useNames('languages'), city: useCityNames() };
  return ({ kind, from, to }) => {
    if (kind === 'pay') return rangeName({ from, to }, (rupees) => formatRupees(rupees), i18n);
    if (kind === 'deadline') return daysName(from, i18n);
    if (kind === 'category' || kind === 'language' || kind === 'city') return named[kind](from);
    return closedName(kind, from, i18n) ?? from;
  };
}
