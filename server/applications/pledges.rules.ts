import type { PledgeStatus } from '../../contract/applications.ts';

type PledgeActor = 'creator' | 'pledger';

interface AllowedMove {
  from: PledgeStatus;
  to: PledgeStatus;
  by: PledgeActor;
  /** Possible only before the lock: the start date, in India, or the first settlement. */
  beforeLock: boolean;
}

/** The whole life of a pledge. A confirmed contribution can be taken back until the campaign starts. */
const pledgeMoves: readonly AllowedMove[] = [
  { from: 'pledged', to: 'accepted', by: 'creator', beforeLock: false },
  { from: 'pledged', to: 'declined', by: 'creator', beforeLock: false },
  { from: 'pledged', to: 'withdrawn', by: 'pledger', beforeLock: false },
  { from: 'accepted', to: 'contributed', by: 'creator', beforeLock: false },
  { from: 'accepted', to: 'withdrawn', by: 'pledger', beforeLock: true },
  { from: 'contributed', to: 'withdrawn', by: 'pledger', beforeLock: true },
];

/** Accepted ones fill a need; a pledge alone does not. */
export const fillingStatuses = ['accepted', 'contributed'] as const satisfies readonly PledgeStatus[];
export const livePledgeStatuses = ['pledged', ...fillingStatuses] as const satisfies readonly PledgeStatus[];

/** Null where the move is allowed, else a sentence that says why not. */
export function whyNotMovePledge(wanted: {
  from: PledgeStatus;
  to: string;
  by: PledgeActor;
  isLocked: boolean;
}): string | null {
  const { from, to } = wanted;
  const found = pledgeMoves.find((known) => known.from === from && known.to === to);
  if (!found) {
    return from === to ? `This pledge is ${from} already.` : `A pledge that is ${from} cannot become ${to}.`;
  }
  if (found.by !== wanted.by) {
    return found.by === 'creator' ? 'Only the creator of the campaign can do this.' : 'Only who pledged can do this.';
  }
  if (found.beforeLock && wanted.isLocked)
    return 'The campaign has started or was settled, so what was promised stays.';
  return null;
}

/** Paise a need can still take; null where it asks for no amount. */
export function openAmount(need: { value: number; filled: number }): number | null {
  return need.value === 0 ? null : Math.max(0, need.value - need.filled);
}
