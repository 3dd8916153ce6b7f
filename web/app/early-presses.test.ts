import { expect, it, vi } from 'vitest';
import { keepEarlyPresses, repeatEarlyPresses } from './early-presses.ts';

class Target {}

/** Document with buttons before its scripts run; `done` lists the handled presses. */
function openPage() {
  const done: string[] = [];
  let keep = (_event: object) => {};
  vi.stubGlobal('window', {});
  vi.stubGlobal('Element', Target);
  vi.stubGlobal('addEventListener', (type: string, listener: typeof keep) => {
    if (type === 'click') keep = listener;
  });
  vi.stubGlobal('removeEventListener', () => {});
  keepEarlyPresses();
  const button = (name: string) => {
    const node = new Target();
    Object.assign(node, { form: null, isConnected: true, click: () => done.push(name), closest: () => node });
    return () => keep({ isTrusted: true, target: node, preventDefault() {}, stopPropagation() {} });
  };
  return { button, done };
}

it('handles early presses once, in order, so that the last choice wins', () => {
  const { button, done } = openPage();
  const [brand, creator] = [button('Brand'), button('Influencer')];
  for (const press of [brand, creator, brand]) press();
  expect(done).toEqual([]);
  repeatEarlyPresses();
  expect(done).toEqual(['Influencer', 'Brand']);
  vi.unstubAllGlobals();
});
