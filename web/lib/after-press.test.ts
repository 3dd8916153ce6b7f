import { beforeAll, expect, it, vi } from 'vitest';

const heard = new Map<string, Set<() => void>>();
const hear = (type: string, handle: () => void) => heard.set(type, (heard.get(type) ?? new Set()).add(handle));
const say = (type: string) => {
  for (const handle of [...(heard.get(type) ?? [])]) handle();
};

let afterPress: typeof import('./after-press.ts').afterPress;
beforeAll(async () => {
  vi.stubGlobal('document', { addEventListener: hear });
  vi.stubGlobal('addEventListener', hear);
  vi.stubGlobal('removeEventListener', (type: string, handle: () => void) => heard.get(type)?.delete(handle));
  vi.resetModules();
  ({ afterPress } = await import('./after-press.ts'));
});

const turn = () => new Promise((done) => setTimeout(done));

it('runs at once without a press', () => {
  const run = vi.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'pointercancel'])('waits for the click of a press ended by %s', async (end) => {
  const order: string[] = [];
  say('pointerdown');
  afterPress(() => order.push('red'));
  await turn();
  expect(order).toEqual([]);
  say(end);
  order.push('click');
  await turn();
  await turn();
  expect(order).toEqual(['click', 'red']);
  afterPress(() => order.push('at once'));
  expect(order.at(-1)).toBe('at once');
});
