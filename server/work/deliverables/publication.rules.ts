import { platformOfHost } from '../../../contract/core/platforms.ts';
import { addDays, dateInIndia, dayMs, hourMs, midnightInIndia } from '../../../contract/kit/calendar.ts';
import type { Publication } from '../../../contract/work/deliverables.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import type { DeliverableRow } from '../../../database/schema.ts';

const { publishDays, cancelDays } = publicationTerms;
/** Days after which our team decides about a publication that nobody confirmed. Source: the product's rules, Deals. */
const undecidedDays = 7;

/** Last day for the publication of a piece approved now; a date in India. */
export function publishBy(approvedAt: Date): string {
  return addDays(dateInIndia(approvedAt), publishDays);
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
  return {
    /** The piece is cancelled and refunded by itself, or after the owner's notice. */
    cancelAt: isUnpublished && day ? cancelTime({ day, noticeAt, noticeHours }) : null,
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

/** Whether the day for publication is over. */
export function isLate({ publish_by: day, status }: Pick<DeliverableRow, 'publish_by' | 'status'>, today: string) {
  return status === 'approved' && day !== null && day < today;
}

/** Publication of a piece as both sides see it. */
export function viewPublication(row: DeliverableRow, noticeHours: number): Publication {
  const { cancelAt, countsAt, decideAt } = publicationClocks(row, noticeHours);
  return {
    publish_by: row.publish_by,
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
