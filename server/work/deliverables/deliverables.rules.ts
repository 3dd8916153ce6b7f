import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { platformOfHost } from '../../../contract/core/platforms.ts';
import type { DeliverableStatus } from '../../../contract/work/deliverables.ts';
import { type LocalizedMessage, type LocalizedText, msg } from '../../kit/i18n/messages.ts';

/** Actor on a piece of work. The system approves what the creator left unanswered. */
export type Hand = 'creator' | 'applicant' | 'system';

/** Complete table of the moves of a piece of work, with their actors. */
const moves: Readonly<Record<DeliverableStatus, Partial<Record<DeliverableStatus, readonly Hand[]>>>> = {
  planned: { submitted: ['applicant'] },
  // Submitting again before the review replaces the first submission.
  submitted: { submitted: ['applicant'], changes_requested: ['creator'], approved: ['creator', 'system'] },
  changes_requested: { submitted: ['applicant'] },
  approved: { published: ['applicant', 'creator'] },
  published: {},
};

/** The parties that set a status, whatever the current status: the owner confirms what the influencer published. */
export function handsOf(to: DeliverableStatus): readonly ('creator' | 'applicant')[] {
  if (to === 'published') return ['applicant', 'creator'];
  return to === 'approved' || to === 'changes_requested' ? ['creator'] : ['applicant'];
}

/** Names of the statuses within sentences. */
export const workWords: Record<DeliverableStatus, LocalizedMessage> = {
  planned: msg`not submitted yet`,
  submitted: msg`submitted`,
  changes_requested: msg`waiting for changes`,
  approved: msg`approved`,
  published: msg`published`,
};

/** Null where the move is allowed, otherwise the reason as a sentence. */
export function whyNotMove(from: DeliverableStatus, to: DeliverableStatus, by: Hand): LocalizedText | null {
  const hands = moves[from][to];
  const status = workWords[from];
  if (!hands) return from === to ? msg`This work is already ${{ status }}.` : msg`This work is ${{ status }}.`;
  return hands.includes(by) ? null : 'Only the other side can do this.';
}

/** Statuses of agreements whose work may be submitted and reviewed. */
export const workingStatuses = ['in_progress', 'submitted', 'changes_requested'] as const satisfies ApplicationStatus[];

/** Normalises a work's URL, or returns a sentence with its problem. The URL is never fetched. */
export function readAddress(text: string, platforms: readonly string[]): { url: string } | { reason: LocalizedText } {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:') return { reason: 'Enter a full link that starts with https://.' };
  if (url.username || url.password || !url.hostname.includes('.') || url.href.length > 500) {
    return { reason: 'Enter a plain link to the post.' };
  }
  const platform = platformOfHost(url.hostname, 'post');
  if (platform && platforms.length > 0 && !platforms.includes(platform)) {
    const agreed = platforms.join(', ');
    return { reason: msg`This campaign is on ${{ agreed }}, but this link is on ${{ platform }}.` };
  }
  return { url: url.href };
}

interface Rounds {
  /** Number the agreement includes per piece; older agreements have none, and so no limit. */
  included: number | undefined;
  asked: number;
  /** `reel 1` */
  piece: LocalizedMessage;
}

/** Null if another round of changes is included, otherwise a sentence that mentions the change order. */
export function whyNoRevision({ included, asked, piece }: Rounds): LocalizedMessage | null {
  if (included === undefined || asked < included) return null;
  if (included === 0)
    return msg`The agreement includes no revisions for the ${{ piece }}. Propose a change order to add one.`;
  return included === 1
    ? msg`The one revision included for the ${{ piece }} has been used. Propose a change order for more.`
    : msg`All ${{ included }} revisions included for the ${{ piece }} have been used. Propose a change order for more.`;
}

/** Whether an answer to a piece is a review of its content, which is all that reviewers do; the rest is work of the account. */
export function isReview({ status, contests }: { status: string | undefined; contests: boolean }): boolean {
  return status === 'approved' || status === 'changes_requested' || (status === undefined && contests);
}
