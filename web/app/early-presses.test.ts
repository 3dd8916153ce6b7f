import { expect, it, vi } from 'vitest';
import { keepEarlyPresses, repeatEarlyPresses } from './early-presses.ts';

/** A document with buttons before its scripts are there; `done` is what was pressed once they are. */
function openPage() {
  const done: string[] = [];
  let keep = (_event: object) => {};
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof keep) => {
    keep = listener;
  });
  vi.stubGlobal('removeEventListener', () => {});
  new Function(keepEarlyPresses)();
  const button = (name: string) => {
    const node = { form: null, isConnected: true, click: () => done.push(name), closest: () => node };
    return () => keep({ isTrusted: true, target: node, preventDefault() {}, stopPropagation() {} });
  };
  return { button, done };
}

it('does what was pressed too early once, and of two choices the one that was pressed last, last', () => {
  const { button, done } = openPage();
  const [brand, creator] = [button('Brand'), button('Influencer')];
  for (const press of [brand, creator, brand]) press();
  expect(done).toEqual([]);
  repeatEarlyPresses();
  expect(done).toEqual(['Influencer', 'Brand']);
  vi.unstubAllGlobals();
});
