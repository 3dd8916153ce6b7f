import type { ApplicationStatus } from '../../contract/applications.ts';

export interface Notice {
  title: string;
  description: string;
}

export interface Told {
  campaign: string;
  /** Who moved it, by name; null: the system. */
  by: string | null;
  note: string | null;
  /** "₹18,000"; null where no money is agreed on. */
  amount?: string | null;
}

type Words = (told: Told & { who: string }) => Notice;

const applicationWords: Record<ApplicationStatus, Words> = {
  applied: ({ who, campaign }) => ({
    title: `${who} applied to ${campaign}`,
    description: `Read what ${who} has to say, and answer.`,
  }),
  shortlisted: ({ who, campaign }) => ({
    title: `You are on the shortlist of ${campaign}`,
    description: `${who} looks at your application more closely.`,
  }),
  offered: ({ who, campaign, amount }) => ({
    title: `Your offer${amount ? ` of ${amount}` : ''}: ${campaign}`,
    description: `${who} waits for your answer.`,
  }),
  accepted: ({ who, campaign, amount }) => ({
    title: `${who} accepted${amount ? ` ${amount}` : ''}: ${campaign}`,
    description: amount ? 'The work starts once the money is held.' : 'The work can start.',
  }),
  in_progress: ({ campaign }) => ({ title: `You can start: ${campaign}`, description: 'The money is held.' }),
  submitted: ({ who, campaign }) => ({
    title: `Work handed in: ${campaign}`,
    description: `${who} waits for your word on it.`,
  }),
  changes_requested: ({ who, campaign }) => ({
    title: `Changes asked for: ${campaign}`,
    description: `${who} wants something done differently.`,
  }),
  approved: ({ campaign }) => ({ title: `Work approved: ${campaign}`, description: 'All of your work is approved.' }),
  paid: ({ campaign }) => ({ title: `You are paid: ${campaign}`, description: 'The money is in your wallet.' }),
  declined: ({ by, campaign }) => ({
    title: `Application ${by ? 'declined' : 'closed'}: ${campaign}`,
    description: by ? `${by} has chosen others this time.` : 'You had no answer in time, so it was closed for you.',
  }),
  withdrawn: ({ who, campaign }) => ({
    title: `${who} withdrew from ${campaign}`,
    description: 'The application is closed.',
  }),
  cancelled: ({ by, campaign }) => ({
    title: `Agreement cancelled: ${campaign}`,
    description: by ? `${by} cancelled it.` : 'It was not funded in time, so it ended by itself.',
  }),
};

/** Offers and what was agreed are preferred apart from applications that are not there yet. */
export function noticeTypeOf(to: ApplicationStatus): 'application' | 'agreement' | 'deliverable' {
  if (to === 'submitted' || to === 'changes_requested' || to === 'approved') return 'deliverable';
  return to === 'applied' || to === 'shortlisted' || to === 'declined' || to === 'withdrawn'
    ? 'application'
    : 'agreement';
}

/** What the other side of an application is told about a move. */
export function applicationNotice(to: ApplicationStatus, told: Told): Notice {
  return withNote(applicationWords[to]({ ...told, who: told.by ?? 'The system' }), told.note);
}

/** What the creator is told before the system answers for them; `by` is the last day, in words. */
export function reminderNotice({ campaign, waiting, by }: { campaign: string; waiting: number; by: string }): Notice {
  const who = waiting === 1 ? '1 applicant waits' : `${waiting} applicants wait`;
  return { title: `${who} for your answer: ${campaign}`, description: `Answer by ${by}, or the system declines.` };
}

/** What the creator is told when the system has answered for them. */
export function closedNotice({ campaign, closed }: { campaign: string; closed: number }): Notice {
  const what = closed === 1 ? '1 application' : `${closed} applications`;
  return { title: `${what} closed: ${campaign}`, description: 'They had no answer in time, so the system declined.' };
}

/** A notice with what whoever moved it had to say. */
export function withNote(notice: Notice, note: string | null): Notice {
  return note ? { ...notice, description: `${notice.description} “${note}”` } : notice;
}
