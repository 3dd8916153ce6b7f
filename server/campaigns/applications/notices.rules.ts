import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { type LocalizedMessage, msg, untilEndOf, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import { type Notice, nameOrSystem, type Told, withNote } from '../moves/notices.rules.ts';

type Words = (told: Told & { who: LocalizedMessage }) => Notice;

const applicationWords: Record<ApplicationStatus, Words> = {
  applied: ({ who, campaign }) => ({
    title: msg`${{ who }} applied to ${{ campaign }}`,
    description: msg`Read ${{ who }}’s side and respond.`,
  }),
  shortlisted: ({ who, campaign }) => ({
    title: msg`You’re on the shortlist of ${{ campaign }}`,
    description: msg`${{ who }} is considering your application.`,
  }),
  offered: ({ who, campaign, amount }) => ({
    title: amount ? msg`Your offer of ${{ amount }}: ${{ campaign }}` : msg`Your offer: ${{ campaign }}`,
    description: msg`${{ who }} is waiting for your answer.`,
  }),
  accepted: ({ who, campaign, amount }) => ({
    title: amount ? msg`${{ who }} accepted ${{ amount }}: ${{ campaign }}` : msg`${{ who }} accepted: ${{ campaign }}`,
    description: amount ? 'Work starts once the money is paid in.' : 'You can start working.',
  }),
  in_progress: ({ campaign }) => ({ title: msg`You can start: ${{ campaign }}`, description: 'The money is on hold.' }),
  submitted: ({ who, campaign }) => ({
    title: msg`Work submitted: ${{ campaign }}`,
    description: msg`${{ who }} is waiting for your answer.`,
  }),
  changes_requested: ({ who, campaign }) => ({
    title: msg`Changes requested: ${{ campaign }}`,
    description: msg`${{ who }} asked for changes.`,
  }),
  approved: ({ campaign }) => ({
    title: msg`Work approved: ${{ campaign }}`,
    description: 'All your work is approved.',
  }),
  paid: ({ campaign }) => ({
    title: msg`You’ve been paid: ${{ campaign }}`,
    description: 'The money is in your wallet.',
  }),
  declined: ({ by, campaign }) => ({
    title: by ? msg`Application declined: ${{ campaign }}` : msg`Application closed: ${{ campaign }}`,
    description: by
      ? msg`${{ by }} has chosen someone else this time.`
      : 'You got no answer in time, so we closed it for you.',
  }),
  withdrawn: ({ who, campaign }) => ({
    title: msg`${{ who }} withdrew from ${{ campaign }}`,
    description: 'The application is closed.',
  }),
  cancelled: ({ by, campaign }) => ({
    title: msg`Agreement cancelled: ${{ campaign }}`,
    description: by ? msg`${{ by }} cancelled it.` : 'It wasn’t funded in time, so it ended automatically.',
  }),
};

/** Notification type by status: offers and agreements have separate preferences from applications. */
export function noticeTypeOf(to: ApplicationStatus): 'application' | 'agreement' | 'deliverable' {
  if (to === 'submitted' || to === 'changes_requested' || to === 'approved') return 'deliverable';
  return to === 'applied' || to === 'shortlisted' || to === 'declined' || to === 'withdrawn'
    ? 'application'
    : 'agreement';
}

/** Notification to the other party of an application about a move. */
export function applicationNotice(to: ApplicationStatus, told: Told): Notice {
  const notice = applicationWords[to]({ ...told, who: nameOrSystem(told.by) });
  return withNote({ ...notice, email: detailsOf(to, told) }, told.note);
}

/** The price where it is what the move is about; the campaign always. */
function detailsOf(to: ApplicationStatus, { campaign, amount }: Told): EmailDetails {
  const facts = [{ label: msg`Campaign`, value: verbatim(campaign) }];
  if (to === 'accepted' && amount) return { money: { amount, note: msg`is agreed, before fees and tax` }, facts };
  if (to === 'applied') return { facts, button: msg`Read the application` };
  return { facts };
}

/** Reminder to the creator before automatic declining; `by` is the last day. */
export function reminderNotice({ campaign, waiting, by }: { campaign: string; waiting: number; by: string }): Notice {
  return {
    title:
      waiting === 1
        ? msg`1 application to answer: ${{ campaign }}`
        : msg`${{ waiting }} applications to answer: ${{ campaign }}`,
    description: msg`Answer ${{ until: untilEndOf(by) }}, or it’s declined automatically.`,
  };
}

/** Notification to the creator about automatic declining. */
export function closedNotice({ campaign, closed }: { campaign: string; closed: number }): Notice {
  const title =
    closed === 1 ? msg`1 application closed: ${{ campaign }}` : msg`${{ closed }} applications closed: ${{ campaign }}`;
  return { title, description: 'They got no answer in time, so it was declined automatically.' };
}
