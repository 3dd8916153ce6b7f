import { describe, expect, it } from 'vitest';
import type { ClientEvent } from '../../contract/live.ts';
import { createAllowance } from './live.rules.ts';

const limits: [ClientEvent, number, number][] = [
  ['join', 10, 1],
  ['sendMessage', 60, 20],
  ['messageRead', 60, 20],
  ['typing', 10, 2],
  ['user-disconnect', 5, 1],
];

/** How many of so many tries are let through at one instant. */
function countAllowed(mayI: () => boolean, tries = 200): number {
  return Array.from({ length: tries }, mayI).filter(Boolean).length;
}

describe.each(limits)('%s', (event, burst, perSecond) => {
  function open() {
    let at = 1_000_000;
    const allow = createAllowance(() => at);
    return { mayI: () => allow(event), allow, wait: (milliseconds: number) => (at += milliseconds) };
  }

  it(`may come ${burst} times at once, then ${perSecond} times a second`, () => {
    const { mayI, wait } = open();
    expect(countAllowed(mayI)).toBe(burst);
    wait(1000);
    expect(countAllowed(mayI)).toBe(perSecond);
    wait(1000 / perSecond / 2);
    expect(mayI()).toBe(false);
    wait(1000 / perSecond / 2);
    expect(mayI()).toBe(true);
  });

  it('saves up no more than its burst, and leaves the others theirs', () => {
    const { mayI, allow, wait } = open();
    countAllowed(mayI);
    wait(3_600_000);
    expect(countAllowed(mayI)).toBe(burst);
    const other = event === 'join' ? 'typing' : 'join';
    expect(allow(other)).toBe(true);
  });
});
