import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { firstNameMark } from '../../../contract/campaigns/invitations.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { Fact } from '../../kit/emails/email.ts';
import { inSeries, msg, onDay, verbatim } from '../../kit/i18n/messages.ts';
import { countWords } from '../matching/match-price.rules.ts';

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

type InvitedTo = Pick<
  CampaignRow,
  'title' | 'content' | 'compensation' | 'budget_per_creator' | 'application_deadline' | 'end_date'
>;

function factsOf(campaign: InvitedTo): Fact[] {
  const { title, content, budget_per_creator: budget, application_deadline: applyBy, end_date } = campaign;
  const pieces = content.map(({ type, quantity }) => countWords(type, quantity));
  return [
    { label: msg`Campaign`, value: verbatim(title) },
    ...(pieces.length > 0 ? [{ label: msg`You make`, value: msg`${{ pieces: inSeries(pieces) }}` }] : []),
    ...(applyBy ? [{ label: msg`Apply by`, value: msg`${{ day: onDay(applyBy) }}` }] : []),
    ...(end_date ? [{ label: msg`Campaign ends`, value: msg`${{ day: onDay(end_date) }}` }] : []),
    ...(budget !== null && offersMoney(campaign)
      ? [{ label: msg`They pay`, value: verbatim(inRupees(budget)), isSum: true as const }]
      : []),
  ];
}

/** Notification about an invitation, with the sender's words. */
export function invitationNotice({ who, words, campaign }: { who: string; words: string; campaign: InvitedTo }) {
  const plain = 'See the campaign and apply if you like it.';
  return {
    title: msg`${{ who }} invites you: ${{ campaign: campaign.title }}`,
    description: words ? verbatim(`“${words}”`) : plain,
    email: {
      headline: msg`${{ who }} invites you`,
      lead: plain,
      ...(words ? { quote: verbatim(words) } : {}),
      facts: factsOf(campaign),
    },
  };
}
