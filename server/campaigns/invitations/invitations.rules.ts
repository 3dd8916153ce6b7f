import { firstNameMark } from '../../../contract/campaigns/invitations.ts';

/** Reasons for not inviting somebody; an unclaimed profile, an unknown id and a block get the same text. */
export const reasons = {
  NOT_FOUND: 'You can’t invite this person.',
  CONFLICT: 'You’ve already invited them to this campaign.',
  ALREADY_APPLIED: 'They have already applied.',
  RULE: 'This account belongs to the same person as yours.',
  TOO_MANY: 'New accounts can message only a few new people a day in their first week. Try again tomorrow.',
  DAY_LIMIT: 'You’ve sent all your invitations for today. Try again tomorrow.',
} as const;
export type Reason = keyof typeof reasons;

interface Standing {
  is_invited: boolean;
  has_applied: boolean;
}

export function whyNotInvite(standing: Standing | undefined): Reason | null {
  if (!standing) return 'NOT_FOUND';
  if (standing.has_applied) return 'ALREADY_APPLIED';
  return standing.is_invited ? 'CONFLICT' : null;
}

/** The sender's words to one person. */
export function addressTo(fullname: string, words: string): string {
  const [firstName = fullname] = fullname.trim().split(/\s+/);
  return words.replaceAll(firstNameMark, () => firstName);
}

/** Text of the invitation: the sender's message, the campaign's title and its link. */
export function wordInvitation({ words, title, address }: { words: string; title: string; address: string }): string {
  const invitation = `You are invited to apply: ${title}\n${address}`;
  return words ? `${words}\n\n${invitation}` : invitation;
}
