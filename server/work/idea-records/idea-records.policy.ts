import type { IdeaAct } from '../../../contract/work/ideas.ts';
import type { IdeaRow } from '../../../database/schema.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';

interface Facts {
  idea: Pick<IdeaRow, 'status' | 'changes_asked'>;
  /** Whether work goes on under the agreement. */
  work: Answer;
}

/** Actions of a side on the idea of a piece. */
export function ideaPolicy(
  side: 'creator' | 'applicant' | null,
  { idea: { status, changes_asked }, work }: Facts,
): Record<IdeaAct, Answer> {
  if (side === null) return same(notTheirs('Only one of the two sides can answer this.'));
  const sends = side === 'applicant' || no('ROLE', 'Only the influencer can send the idea.');
  const answers = side === 'creator' || no('ROLE', 'The brand is looking at your idea.');
  const isApproved = status === 'approved' && no('ILLEGAL_MOVE', 'This idea is already approved.');
  const waits = status === 'submitted' || no('ILLEGAL_MOVE', 'The idea hasn’t been sent yet.');
  return {
    submitted: allOf(
      sends,
      isApproved || status !== 'submitted' || no('ILLEGAL_MOVE', 'Your idea is being looked at.'),
      work,
    ),
    approved: allOf(answers, isApproved || waits, work),
    changes_requested: allOf(
      answers,
      isApproved || waits,
      changes_asked === 0 ||
        no('CONFLICT', 'You’ve already asked for a change. Approve the idea, or cancel the agreement.'),
      work,
    ),
  };
}

function same(answer: Answer): Record<IdeaAct, Answer> {
  return { submitted: answer, approved: answer, changes_requested: answer };
}

/** Whether a piece may be handed in, as far as its idea goes; undefined: it needs none. */
export function isIdeaApproved(status: IdeaRow['status'] | undefined): Answer {
  if (status === undefined || status === 'approved') return true;
  return status === 'submitted'
    ? no('CONFLICT', 'The brand is looking at your idea. You can submit the work once it’s approved.')
    : no('CONFLICT', 'Send your idea first. You can submit the work once it’s approved.');
}
