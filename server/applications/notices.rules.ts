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
}

type Words = (told: Told & { who: string }) => Notice;

const applicationWords: Record<ApplicationStatus, Words> = {
  applied: ({ who, campaign }) => ({ title: 'New application', description: `${who} applied to ${campaign}.` }),
  shortlisted: ({ campaign }) => ({
    title: 'You are on the shortlist',
    description: `Your application to ${campaign} was shortlisted.`,
  }),
  offered: ({ who, campaign }) => ({
    title: 'You have an offer',
    description: `${who} made you an offer for ${campaign}. It waits for your answer.`,
  }),
  accepted: ({ who, campaign }) => ({ title: 'Offer accepted', description: `${who} accepted for ${campaign}.` }),
  in_progress: ({ campaign }) => ({ title: 'Work can start', description: `The money for ${campaign} is held.` }),
  submitted: ({ who, campaign }) => ({
    title: 'Work handed in',
    description: `${who} handed in work for ${campaign}.`,
  }),
  changes_requested: ({ who, campaign }) => ({
    title: 'Changes asked for',
    description: `${who} asked for changes to your work for ${campaign}.`,
  }),
  approved: ({ campaign }) => ({ title: 'Work approved', description: `Your work for ${campaign} was approved.` }),
  paid: ({ campaign }) => ({ title: 'Paid', description: `The money for ${campaign} is in your wallet.` }),
  declined: ({ by, campaign }) => ({
    title: 'Application declined',
    description: by
      ? `Your application to ${campaign} was declined.`
      : `${campaign} did not answer in time, so your application was closed.`,
  }),
  withdrawn: ({ who, campaign }) => ({
    title: 'Application withdrawn',
    description: `${who} withdrew from ${campaign}.`,
  }),
  cancelled: ({ by, campaign }) => ({
    title: 'Agreement cancelled',
    description: by ? `${by} cancelled ${campaign}.` : `The agreement for ${campaign} ended by itself.`,
  }),
};

/** What the other side of an application is told about a move. */
export function applicationNotice(to: ApplicationStatus, told: Told): Notice {
  return withNote(applicationWords[to]({ ...told, who: told.by ?? 'The system' }), told.note);
}

/** What the creator is told before the system answers for them; `by` is the last day, in words. */
export function reminderNotice({ campaign, waiting, by }: { campaign: string; waiting: number; by: string }): Notice {
  const who = waiting === 1 ? '1 applicant waits' : `${waiting} applicants wait`;
  return { title: `${who} for your answer`, description: `Reply to ${campaign} by ${by}, or the system declines.` };
}

/** What the creator is told when the system has answered for them. */
export function closedNotice({ campaign, closed }: { campaign: string; closed: number }): Notice {
  const what = closed === 1 ? '1 application was' : `${closed} applications were`;
  return { title: 'Applications closed', description: `${what} declined for ${campaign}: they had no answer in time.` };
}

/** A notice with what whoever moved it had to say. */
export function withNote(notice: Notice, note: string | null): Notice {
  return note ? { ...notice, description: `${notice.description} “${note}”` } : notice;
}
