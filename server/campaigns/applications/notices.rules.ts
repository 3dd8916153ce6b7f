import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { asIs, onNearDay, type Said, type Sayable, say, worded } from '../../kit/i18n/messages.ts';
import { retellNote } from './system-notes.rules.ts';

export interface Notice {
  title: Said;
  description: Sayable;
}

export interface Told {
  campaign: string;
  /** Who moved it, by name; null: the system. */
  by: string | null;
  note: string | null;
  /** "₹18,000"; null where no money is agreed on. */
  amount?: string | null;
}

type Words = (told: Told & { who: Said }) => Notice;

const applicationWords: Record<ApplicationStatus, Words> = {
  applied: ({ who, campaign }) => ({
    title: say`${{ who }} applied to ${{ campaign }}`,
    description: say`Read what ${{ who }} has to say, and answer.`,
  }),
  shortlisted: ({ who, campaign }) => ({
    title: say`You are on the shortlist of ${{ campaign }}`,
    description: say`${{ who }} looks at your application more closely.`,
  }),
  offered: ({ who, campaign, amount }) => ({
    title: amount ? say`Your offer of ${{ amount }}: ${{ campaign }}` : say`Your offer: ${{ campaign }}`,
    description: say`${{ who }} waits for your answer.`,
  }),
  accepted: ({ who, campaign, amount }) => ({
    title: amount ? say`${{ who }} accepted ${{ amount }}: ${{ campaign }}` : say`${{ who }} accepted: ${{ campaign }}`,
    description: amount ? 'The work starts once the money is held.' : 'The work can start.',
  }),
  in_progress: ({ campaign }) => ({ title: say`You can start: ${{ campaign }}`, description: 'The money is held.' }),
  submitted: ({ who, campaign }) => ({
    title: say`Work handed in: ${{ campaign }}`,
    description: say`${{ who }} waits for your word on it.`,
  }),
  changes_requested: ({ who, campaign }) => ({
    title: say`Changes asked for: ${{ campaign }}`,
    description: say`${{ who }} wants something done differently.`,
  }),
  approved: ({ campaign }) => ({
    title: say`Work approved: ${{ campaign }}`,
    description: 'All of your work is approved.',
  }),
  paid: ({ campaign }) => ({ title: say`You are paid: ${{ campaign }}`, description: 'The money is in your wallet.' }),
  declined: ({ by, campaign }) => ({
    title: by ? say`Application declined: ${{ campaign }}` : say`Application closed: ${{ campaign }}`,
    description: by
      ? say`${{ by }} has chosen others this time.`
      : 'You had no answer in time, so it was closed for you.',
  }),
  withdrawn: ({ who, campaign }) => ({
    title: say`${{ who }} withdrew from ${{ campaign }}`,
    description: 'The application is closed.',
  }),
  cancelled: ({ by, campaign }) => ({
    title: say`Agreement cancelled: ${{ campaign }}`,
    description: by ? say`${{ by }} cancelled it.` : 'It was not funded in time, so it ended by itself.',
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
  return withNote(applicationWords[to]({ ...told, who: nameOrSystem(told.by) }), told.note);
}

/** Who did it, by name, or the system. */
export function nameOrSystem(name: string | null): Said {
  return name === null ? say`The system` : asIs(name);
}

/** What the creator is told before the system answers for them; `by` is the last day. */
export function reminderNotice({ campaign, waiting, by }: { campaign: string; waiting: number; by: string }): Notice {
  return {
    title:
      waiting === 1
        ? say`1 applicant waits for your answer: ${{ campaign }}`
        : say`${{ waiting }} applicants wait for your answer: ${{ campaign }}`,
    description: say`Answer by ${{ by: onNearDay(by) }}, or the system declines.`,
  };
}

/** What the creator is told when the system has answered for them. */
export function closedNotice({ campaign, closed }: { campaign: string; closed: number }): Notice {
  const title =
    closed === 1 ? say`1 application closed: ${{ campaign }}` : say`${{ closed }} applications closed: ${{ campaign }}`;
  return { title, description: 'They had no answer in time, so the system declined.' };
}

/** A notice with what whoever moved it had to say; the system's words are ours to translate. */
export function withNote(notice: Notice, note: string | null): Notice {
  if (!note) return notice;
  return {
    ...notice,
    description: say`${{ description: worded(notice.description) }} “${{ note: retellNote(note) }}”`,
  };
}
