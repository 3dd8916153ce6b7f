import { describe, expect, it } from 'vitest';
import { createAccountAllowances, createAllowance, createStrangerCounts, type Sent } from './live.rules.ts';

const limits: [Sent, number, number][] = [
  ['join', 10, 1],
  ['sendMessage', 60, 20],
  ['messageRead', 60, 20],
  ['typing', 10, 2],
  ['user-disconnect', 5, 1],
  ['unknown', 5, 1],
];

/** Number of attempts allowed at one instant. */
function countAllowed(mayI: () => boolean, tries = 200): number {
  return Array.from({ length: tries }, mayI).filter(Boolean).length;
}

describe.each(limits)('%s', (event, burst, perSecond) => {
  function open() {
    let at = 1_000_000;
    const allow = createAllowance(() => at);
    return { mayI: () => allow(event), allow, wait: (milliseconds: number) => (at += milliseconds) };
  }

  it(`allows ${burst} at once, then ${perSecond} a second`, () => {
    const { mayI, wait } = open();
    expect(countAllowed(mayI)).toBe(burst);
    wait(1000);
    expect(countAllowed(mayI)).toBe(perSecond);
    wait(1000 / perSecond / 2);
    expect(mayI()).toBe(false);
    wait(1000 / perSecond / 2);
    expect(mayI()).toBe(true);
  });

  it('accumulates no more than its burst, separately per event', () => {
    const { mayI, allow, wait } = open();
    countAllowed(mayI);
    wait(3_600_000);
    expect(countAllowed(mayI)).toBe(burst);
    const other = event === 'join' ? 'typing' : 'join';
    expect(allow(other)).toBe(true);
  });
});

describe('all sockets of one person', () => {
  function open() {
    let at = 1_000_000;
    const allow = createAccountAllowances(() => at);
    return { mayI: () => allow(1, 'sendMessage'), allow, wait: (milliseconds: number) => (at += milliseconds) };
  }

  it('share the limits of three sockets, separately per person', () => {
    const { mayI, allow, wait } = open();
    expect(countAllowed(mayI, 500)).toBe(180);
    expect(countAllowed(() => allow(2, 'sendMessage'), 500)).toBe(180);
    wait(1000);
    expect(countAllowed(mayI, 500)).toBe(60);
    expect(countAllowed(() => allow(1, 'join'), 500)).toBe(500);
  });

  it('are remembered until their limits have recovered', () => {
    const { mayI, wait } = open();
    countAllowed(mayI, 500);
    wait(2999);
    expect(mayI()).toBe(true);
    wait(1);
    expect(countAllowed(mayI, 500)).toBe(179);
    wait(2000);
    expect(countAllowed(mayI, 500)).toBe(120);
    wait(10_000);
    expect(countAllowed(mayI, 500)).toBe(180);
  });
});

describe('handshakes without a session', () => {
  it('are limited per network, and forgotten after one to two minutes', () => {
    let at = 1_000_000;
    const counts = createStrangerCounts(() => at);
    for (let count = 0; count < 299; count += 1) counts.note('a');
    expect(counts.hasTooMany('a')).toBe(false);
    counts.note('a');
    expect([counts.hasTooMany('a'), counts.hasTooMany('b')]).toEqual([true, false]);
    at += 59_999;
    expect(counts.hasTooMany('a')).toBe(true);
    at += 1;
    expect(counts.hasTooMany('a')).toBe(true);
    counts.note('a');
    at += 60_000;
    expect(counts.hasTooMany('a')).toBe(false);
    for (let count = 0; count < 299; count += 1) counts.note('a');
    expect(counts.hasTooMany('a')).toBe(true);
    at += 120_000;
    expect(counts.hasTooMany('a')).toBe(false);
  });
});
