import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InfluencerAccount } from '../../../contract/core/influencer-card.ts';
import { formatAge } from '../../lib/relative-time.ts';
import { shortenIndian } from '../../ui/forms/rupees.ts';

/** Short number, or a dash when unknown. */
export function figure(value: number | null): string {
  return value === null ? '–' : shortenIndian(value);
}

export function percent(value: number | null): string {
  return value === null ? '–' : `${Math.round(value * 10) / 10}%`;
}

/** Source and age of an account's figures: 'read 3 hr ago', 'self-reported, 12 Oct'. */
export function sourceOf({ source, as_of }: InfluencerAccount, i18n: I18n): string {
  const age = formatAge(as_of, { i18n });
  if (source === 'provider') return i18n._(msg`read ${age}`);
  if (source === 'self_reported') return i18n._(msg`self-reported, ${age}`);
  return i18n._(msg`imported, ${age}`);
}

/** The same for use beside a source tag: 'read 3 hr ago', 'entered by hand, 12 Oct'. */
export function ageBesideTag({ source, as_of }: InfluencerAccount, i18n: I18n): string {
  const age = formatAge(as_of, { i18n });
  if (source === 'provider') return i18n._(msg`read ${age}`);
  if (source === 'self_reported') return i18n._(msg`entered by hand, ${age}`);
  return i18n._(msg`as of ${age}`);
}

/** Last activity, for use beside a label: 'Online', '3 hr ago'. */
export function lastSeen(lastActive: string | null, i18n: I18n): string {
  if (lastActive === null) return '–';
  return isHere(lastActive) ? i18n._(msg`Online`) : formatAge(lastActive, { i18n });
}

const isHere = (lastActive: string) => Date.now() - Date.parse(lastActive) < 5 * 60_000;

/** 'Online' under five minutes, then 'Active 3 hr ago'. */
export function activityOf(lastActive: string | null, i18n: I18n): string {
  if (lastActive === null) return i18n._(msg`Not active yet`);
  if (isHere(lastActive)) return i18n._(msg`Online`);
  return i18n._(msg`Active ${formatAge(lastActive, { i18n })}`);
}
