/** State of the first page after sign-up, in the browser's history: a reload keeps it, every other page ends it. */
export const welcomeState = { isWelcome: true } as const;

export function isWelcome(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isWelcome' in state;
}
