import { daysBetween } from '../../../contract/kit/calendar.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import type { RightsState } from '../../../contract/work/library.ts';
import { usageTerms } from '../../../contract/work/usage-terms.ts';

/** Days before the end of rights from which they end soon: when both sides are told. */
export const soonDays = usageTerms.monthDays;

interface Rights {
  hasRights: boolean;
  /** `YYYY-MM-DD`, India; null: no end. */
  until: string | null;
}

/** Standing of the rights to a piece on a day in India; the last day is still a good one. */
export function readStanding(
  { hasRights, until }: Rights,
  today: string,
): { state: RightsState; daysLeft: number | null } {
  if (!hasRights) return { state: 'none', daysLeft: null };
  if (until === null) return { state: 'in_use', daysLeft: null };
  const daysLeft = daysBetween(today, until);
  if (daysLeft < 0) return { state: 'ended', daysLeft: 0 };
  return { state: daysLeft <= soonDays ? 'ends_soon' : 'in_use', daysLeft };
}

/** Folder of a piece in an archive: creator, kind and number, and its id, which makes it unique. */
export function archiveFolder({ id, content_type, number, agreement }: Filed): string {
  const name = agreement.influencer.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return `${cutText(name || 'creator', 60)}-${content_type}-${number}-${id}`;
}

interface Filed {
  id: number;
  content_type: string;
  number: number;
  agreement: { influencer: string };
}
