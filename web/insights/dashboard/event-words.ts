import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DashboardEvent } from '../../../contract/insights/dashboard.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';

/** Short label of a calendar event. */
export function eventWords({ kind, amount, work }: DashboardEvent, i18n: I18n): string {
  const price = formatRupees(amount ?? 0);
  const pieces = work ? deliverablesInWords([{ type: work.type, quantity: work.count }], i18n) || work.type : '';
  const words: Record<DashboardEvent['kind'], () => string> = {
    apply_by: () => i18n._(msg`Last day to apply`),
    pledge_by: () => i18n._(msg`Last day to pledge`),
    close: () => i18n._(msg`Applications close`),
    close_pledges: () => i18n._(msg`Pledges close`),
    start: () => i18n._(msg`Starts`),
    lock: () => i18n._(msg`Locks and starts`),
    end: () => i18n._(msg`Ends`),
    due: () => i18n._(msg`${pieces} due`),
    pays: () => i18n._(msg`${price} pays`),
    arrives: () => i18n._(msg`${price} arrives`),
  };
  return words[kind]();
}

const warm: readonly DashboardEvent['kind'][] = ['due', 'close', 'close_pledges', 'apply_by', 'pledge_by'];

/** Amber for tasks, green for money. */
export function eventTone({ kind }: DashboardEvent): 'plain' | 'warm' | 'good' {
  if (kind === 'pays' || kind === 'arrives') return 'good';
  return warm.includes(kind) ? 'warm' : 'plain';
}
