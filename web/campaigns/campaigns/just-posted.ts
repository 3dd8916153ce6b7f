/** State of the history entry that opens a campaign right after posting it. */
export const justPosted = { posted: true } as const;

export function wasJustPosted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'posted' in state;
}
