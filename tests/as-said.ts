import { expect } from 'vitest';
import type { Can } from '../contract/kit/can.ts';

/** A call did what `can` said before: it succeeded, or was refused with the same reason, or as not found. */
export function expectAsSaid(said: Can | undefined, reply: { status: number; body: { reason?: unknown } }): void {
  if (said === true) {
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return;
  }
  expect(reply.status).toBeGreaterThanOrEqual(400);
  if (said && reply.status !== 404) expect(reply.body.reason).toBe(said.reason);
}
