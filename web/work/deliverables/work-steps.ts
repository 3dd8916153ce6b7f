import { daysBetween } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { isDone, isLive } from './piece-words.tsx';

/** Steps of a piece of work, in order; one without an idea step starts at the draft, one that is handed over is not published. */
const stepIds = ['idea', 'draft', 'approve', 'publish', 'paid'] as const;
export type StepId = (typeof stepIds)[number];

export interface WorkStep {
  id: StepId;
  state: 'done' | 'current' | 'open';
}

/** Whether each step is over; undefined where a piece has none. */
function isOver(piece: Deliverable, isPaid: boolean | undefined): Record<StepId, boolean | undefined> {
  const { idea, status, version, delivery } = piece;
  return {
    idea: idea ? idea.status === 'approved' : undefined,
    draft: version > 0 && status !== 'changes_requested',
    approve: isDone(piece),
    publish: delivery === 'hand_over' ? undefined : isLive(piece),
    paid: isPaid,
  };
}

/** Steps of a piece: what is done, the one that it is at, and what is to come. `isPaid` is undefined where no money is shown. */
export function stepsOf(piece: Deliverable, isPaid: boolean | undefined): WorkStep[] {
  const over = isOver(piece, isPaid);
  const steps = stepIds.filter((id) => over[id] !== undefined);
  const isCancelled = piece.publication?.cancelled_at != null;
  const current = isCancelled ? undefined : steps.find((id) => over[id] === false);
  const at = current === undefined ? steps.length : steps.indexOf(current);
  return steps.map((id, index) => ({ id, state: id === current ? 'current' : index < at ? 'done' : 'open' }));
}

/** The step under which the work is shown: the current one; once it is published, the last that shows work. */
export function shownStep(steps: readonly WorkStep[]): StepId {
  const current = steps.find(({ state }) => state === 'current')?.id;
  if (current && current !== 'paid') return current;
  return steps.findLast(({ id }) => id !== 'paid')?.id ?? 'draft';
}

/** Side whose turn a step is; null where it is nobody's. */
export function turnOf(piece: Deliverable, step: StepId): 'creator' | 'influencer' | null {
  switch (step) {
    case 'idea':
      return piece.idea?.status === 'submitted' ? 'creator' : 'influencer';
    case 'draft':
      return 'influencer';
    case 'approve':
      return 'creator';
    case 'publish':
      return piece.status === 'published' ? 'creator' : 'influencer';
    case 'paid':
      return null;
  }
}

/** Days by which a piece is late at its step; 0 in time. */
export function lateBy({ due_on: due, publication }: Deliverable, step: StepId, today: string): number {
  const day = step === 'draft' ? due : step === 'publish' ? (publication?.publish_by ?? null) : null;
  return day === null ? 0 : Math.max(0, daysBetween(day, today));
}
