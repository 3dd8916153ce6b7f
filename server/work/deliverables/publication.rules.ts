import { platformOfHost } from '../../../contract/core/platforms.ts';
import { addDays, dateInIndia, dayMs, daysBetween, hourMs, midnightInIndia } from '../../../contract/kit/calendar.ts';
import type { Publication } from '../../../contract/work/publication.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import type { DeliverableRow } from '../../../database/schema.ts';
import { delayPaysOn } from '../work-clock/work-clock.rules.ts';

const { publishDays, cancelDays, undecidedDays } = publicationTerms;

/** Last day for the publication of a piece, a date in India: the agreed one, or seven days after its approval if that was later. */
function publishBy(approvedAt: Date, agreed: string | null): string {
  const day = dateInIndia(approvedAt);
  return agreed !== null && agreed >= day ? agreed : addDays(day, publishDays);
}

type Days = Pick<DeliverableRow, 'agreed_publish_by' | 'publish_by' | 'first_publish_by' | 'is_put_off'>;

/** Days of the publication of a piece that is approved now. */
export function daysOnApproval(row: Days, now: Date): Pick<Days, 'publish_by' | 'first_publish_by' | 'is_put_off'> {
  const day = publishBy(now, row.agreed_publish_by);
  const first = row.is_put_off ? publishBy(now, row.first_publish_by) : null;
  const isPutOff = first !== null && day > first;
  return { publish_by: day, is_put_off: isPutOff, first_publish_by: isPutOff ? first : null };
}

interface DayMove {
  /** Null: seven days after the approval. */
  to: string | null;
  byOwner: boolean;
}

/**
 * Days of a piece whose last day for publication moves. The first day stays while the owner asks for later ones, and moves along with those
 * that the influencer asks for.
 */
export function moveDay(row: Days & Pick<DeliverableRow, 'approved_at'>, { to, byOwner }: DayMove): Days {
  const before = row.publish_by ?? row.agreed_publish_by;
  const day = row.approved_at && publishBy(row.approved_at, to);
  const after = day ?? to;
  const known = row.is_put_off ? row.first_publish_by : before;
  const added = !byOwner && before !== null && after !== null ? Math.max(0, daysBetween(before, after)) : 0;
  const first = known && addDays(known, added);
  const isBack = first !== null && after !== null && after <= first;
  const isPutOff = (byOwner || row.is_put_off) && !isBack;
  const moved = { agreed_publish_by: to, publish_by: day };
  return { ...moved, is_put_off: isPutOff, first_publish_by: isPutOff ? first : null };
}

/** One spelling of a link, so that it counts once. */
export function linkKey(url: string): string {
  const { hostname, pathname, searchParams } = new URL(url);
  const video = searchParams.get('v');
  return `${hostname.replace(/^(www|m)\./, '')}${pathname.replace(/\/+$/, '')}${video ? `?v=${video}` : ''}`;
}

interface Link {
  url: string | null;
  /** Agreed platforms; empty: any. */
  agreed: readonly string[];
  /** Platforms on which posts of the influencer are or were read since the acceptance. */
  read: readonly string[];
}

/** Whether a link counts after a time without the owner's word: on an agreed platform, of which no account was connected. */
export function countsByTime({ url, agreed, read }: Link): boolean {
  const platform = url === null ? null : platformOfHost(new URL(url).hostname, 'post');
  if (!platform) return false;
  return (agreed.length === 0 || agreed.includes(platform)) && !read.includes(platform);
}

/** Clocks of a publication that a payment waits for. */
export function publicationClocks(row: DeliverableRow, noticeHours: number) {
  const { publish_by: day, published_at: publishedAt, cancel_notice_at: noticeAt } = row;
  const isOpen = row.counted_at === null && row.cancelled_at === null;
  const isUnpublished = isOpen && row.status === 'approved';
  const isPublished = isOpen && row.status === 'published' && publishedAt !== null;
  const paysOn = delayPaysOn(row);
  return {
    /** The piece is paid for though the owner asked to publish it later. */
    paysAt: paysOn === null ? null : midnightInIndia(paysOn),
    /** The piece is cancelled and refunded by itself, or after the owner's notice. */
    cancelAt: isUnpublished && day && !paysOn ? cancelTime({ day, noticeAt, noticeHours }) : null,
    /** Publication counts without the owner's word. */
    countsAt: isPublished ? row.counts_at : null,
    /** Our team decides unless the owner confirms. */
    decideAt: isPublished && !row.counts_at ? new Date(publishedAt.getTime() + undecidedDays * dayMs) : null,
  };
}

function cancelTime({ day, noticeAt, noticeHours }: { day: string; noticeAt: Date | null; noticeHours: number }): Date {
  const byItself = midnightInIndia(addDays(day, cancelDays + 1));
  if (!noticeAt) return byItself;
  return new Date(Math.min(byItself.getTime(), noticeAt.getTime() + noticeHours * hourMs));
}

/** Whether a piece is still to be published. */
export function isUnpublished(
  row: Pick<DeliverableRow, 'delivery' | 'status' | 'counted_at' | 'cancelled_at'>,
): boolean {
  return row.delivery === 'publish' && row.status !== 'published' && !row.counted_at && !row.cancelled_at;
}

/** Whether the day for publication is over. */
export function isLate({ publish_by: day, status }: Pick<DeliverableRow, 'publish_by' | 'status'>, today: string) {
  return status === 'approved' && day !== null && day < today;
}

/** Publication of a piece as both sides see it. */
export function viewPublication(row: DeliverableRow, noticeHours: number): Publication {
  const { paysAt, cancelAt, countsAt, decideAt } = publicationClocks(row, noticeHours);
  return {
    publish_by: row.publish_by,
    first_publish_by: row.first_publish_by,
    pays_at: paysAt?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    counts_at: countsAt?.toISOString() ?? null,
    decided_from: decideAt?.toISOString() ?? null,
    counted_at: row.counted_at?.toISOString() ?? null,
    counted_by: row.counted_by,
    cancel_notice_at: row.cancel_notice_at?.toISOString() ?? null,
    cancels_at: cancelAt?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
  };
}
