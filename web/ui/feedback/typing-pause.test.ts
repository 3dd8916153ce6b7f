import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const heard = new Map<string, ((event: unknown) => void)[]>();
const hear = (type: string, handle: (event: unknown) => void) => heard.set(type, [...(heard.get(type) ?? []), handle]);
const say = (type: string, event: unknown = {}) => {
  for (const handle of heard.get(type) ?? []) handle(event);
};
const page = { addEventListener: hear, activeElement: null as unknown, body: {}, querySelector: vi.fn() };
const address = { pathname: '/a' };
class Element {
  readonly inside: boolean;
  constructor(inside: boolean) {
    this.inside = inside;
  }
  closest() {
    return this.inside ? this : null;
  }
}

let calm: typeof import('./typing-pause.ts');
let turns: typeof import('./unprompted-turns.ts');
/** Something that opens by itself. */
const openIn = ({ takeTurn }: typeof turns, options: Partial<Parameters<typeof takeTurn>[0]> = {}) => {
  const open = vi.fn();
  const end = takeTurn({ isUrgent: false, open, ...options });
  return { open, end };
};
beforeAll(async () => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', address);
  vi.stubGlobal('addEventListener', hear);
  vi.stubGlobal('removeEventListener', (type: string, handle: unknown) =>
    heard.set(
      type,
      (heard.get(type) ?? []).filter((each) => each !== handle),
    ),
  );
  vi.stubGlobal('Element', Element);
  vi.useFakeTimers();
  vi.resetModules();
  calm = await import('./typing-pause.ts');
  turns = await import('./unprompted-turns.ts');
});
beforeEach(() => {
  page.activeElement = null;
  page.querySelector.mockReturnValue(null);
  address.pathname += '/next';
  vi.advanceTimersByTime(10_000);
});
afterAll(() => {
  vi.useRealTimers();
});

const field = (value: string, type = 'text') => ({ tagName: 'INPUT', type, value });

describe('dialogs and tours that open by themselves', () => {
  it('wait until 2 s after the page has begun', async () => {
    vi.resetModules();
    await import('./typing-pause.ts');
    const { open, end } = openIn(await import('./unprompted-turns.ts'));
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_300);
    expect(open).toHaveBeenCalledTimes(1);
    end();
  });

  it('open at once when nobody is typing', () => {
    const { open, end } = openIn(turns);
    expect(open).toHaveBeenCalledTimes(1);
    end();
  });

  it.each(['keydown', 'input', 'compositionupdate', 'pointerdown', 'focusin'])(
    'waits for a pause of 2 s after %s',
    (type) => {
      say(type);
      const { open, end } = openIn(turns);
      vi.advanceTimersByTime(1_500);
      say(type);
      vi.advanceTimersByTime(1_900);
      expect(open).not.toHaveBeenCalled();
      vi.advanceTimersByTime(400);
      expect(open).toHaveBeenCalledTimes(1);
      end();
    },
  );

  it('wait while a field with text has the focus, and can be cancelled', () => {
    page.activeElement = field('Dear');
    const kept = openIn(turns);
    const cancelled = openIn(turns);
    cancelled.end();
    vi.advanceTimersByTime(60_000);
    expect(kept.open).not.toHaveBeenCalled();
    page.activeElement = field('');
    vi.advanceTimersByTime(300);
    expect([kept.open.mock.calls.length, cancelled.open.mock.calls.length]).toEqual([1, 0]);
    kept.end();
  });

  it('wait while a dialog or menu is open, or what they name', () => {
    page.querySelector.mockImplementation((selector: string) => (selector.includes('[data-chat]') ? {} : null));
    const beside = openIn(turns, { unless: '[data-chat]' });
    expect(beside.open).not.toHaveBeenCalled();
    page.querySelector.mockReturnValue(null);
    vi.advanceTimersByTime(300);
    expect(beside.open).toHaveBeenCalledTimes(1);
    beside.end();
  });

  it('take turns: one at a time, one a page, and urgent ones first', () => {
    const first = openIn(turns);
    const tour = openIn(turns);
    const warning = openIn(turns, { isUrgent: true });
    vi.advanceTimersByTime(60_000);
    const opened = () => [first, tour, warning].map(({ open }) => open.mock.calls.length);
    expect(opened()).toEqual([1, 0, 0]);
    first.end();
    vi.advanceTimersByTime(300);
    expect(opened()).toEqual([1, 0, 1]);
    warning.end();
    vi.advanceTimersByTime(60_000);
    expect(opened()).toEqual([1, 0, 1]);
    address.pathname = '/another';
    vi.advanceTimersByTime(300);
    expect(opened()).toEqual([1, 1, 1]);
    tour.end();
  });

  it.each([
    [null, false],
    [field(''), false],
    [field('a'), true],
    [field('a', 'search'), true],
    [field('a', 'checkbox'), false],
    [field('a', 'submit'), false],
    [{ tagName: 'TEXTAREA', value: 'a' }, true],
    [{ tagName: 'TEXTAREA', value: '' }, false],
    [{ tagName: 'DIV', isContentEditable: true, textContent: 'a' }, true],
    [{ tagName: 'DIV', isContentEditable: false, textContent: 'a' }, false],
  ])('%j: somebody writes there: %s', (focused, writes) =>
    expect(calm.isWriting(focused as unknown as globalThis.Element)).toBe(writes),
  );

  it.each(['Enter', ' '])('ignore %j in the first half second, its release, and its repetition', (key) => {
    const end = calm.guardKeys();
    const press = (type: string, { inside = true, repeat = false } = {}) => {
      const event = { type, key, repeat, target: new Element(inside), preventDefault: vi.fn() };
      say(type, event);
      return event.preventDefault.mock.calls.length > 0;
    };
    expect(press('keydown')).toBe(true);
    expect(press('keydown', { inside: false })).toBe(false);
    vi.advanceTimersByTime(calm.guardMs);
    expect([press('keydown', { repeat: true }), press('keyup')]).toEqual([true, true]);
    expect([press('keydown'), press('keyup')]).toEqual([false, false]);
    end();
    expect(press('keydown')).toBe(false);
  });

  it('are held back only by the component that coordinates them', () => {
    const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
    const held = files.filter((name) => readFileSync(`web/${name}`, 'utf8').includes('<Unprompted'));
    expect(held.toSorted()).toEqual([
      'accounts/tours/tour.tsx',
      'notifications/push/push-prompt.tsx',
      'social/social-accounts/account-dialog.tsx',
    ]);
  });
});
