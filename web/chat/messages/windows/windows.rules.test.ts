import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChatWindow,
  maxKept,
  maxOpen,
  nextWindows,
  type Person,
  readWindows,
  type Unread,
} from './windows.rules.ts';

const person = (id: number): Person => ({ user_id: `p${id}`, name: `Person ${id}`, profile_image: null });
const message = (id: number, place: number, more: { busy?: string; phone?: boolean } = {}) =>
  ({ is: 'message', from: person(id), place, busy: null, phone: false, ...more }) as const;
const unread = (id: number, place: number): Unread => ({ from: person(id), place });
const close = (id: number, left: readonly Unread[] = []) =>
  ({ is: 'close', user_id: `p${id}`, unread: left, phone: false }) as const;
const open = (id: number, phone = false) => ({ is: 'open', who: person(id), phone }) as const;
type Event = Parameters<typeof nextWindows>[1];
const after = (...events: Event[]): readonly ChatWindow[] => events.reduce<readonly ChatWindow[]>(nextWindows, []);
const openIn = (windows: readonly ChatWindow[]) =>
  windows.filter((each) => each.open).map(({ user_id }) => Number(user_id.slice(1)));
const one = (windows: readonly ChatWindow[], id: number) => windows.find(({ user_id }) => user_id === `p${id}`);

describe('an incoming message', () => {
  it('opens a window, and a fourth replaces the oldest, keeping its draft', () => {
    const three = after(message(1, 1), message(2, 2), message(3, 3), { is: 'draft', user_id: 'p1', draft: 'so far' });
    const four = nextWindows(three, message(4, 4));
    expect(openIn(four)).toEqual([2, 3, 4]);
    expect(one(four, 1)).toMatchObject({ open: false, waits: true, draft: 'so far' });
  });

  it('does not replace the window the user is writing in', () => {
    const four = after(message(1, 1), message(2, 2), message(3, 3), message(4, 4, { busy: 'p1' }));
    expect(openIn(four)).toEqual([1, 3, 4]);
  });

  it('restores a minimized window and reopens a closed one', () => {
    const minimised = after(message(1, 1), { is: 'toggle', user_id: 'p1' });
    expect(one(minimised, 1)?.minimized).toBe(true);
    expect(one(nextWindows(minimised, message(1, 2)), 1)?.minimized).toBe(false);
    expect(openIn(after(message(1, 1), close(1), message(1, 2)))).toEqual([1]);
  });

  it('does not reopen a closed window when another tab reports it again', () => {
    const windows = after(message(1, 1), close(1));
    expect(nextWindows(windows, message(1, 1))).toBe(windows);
  });

  it('opens minimized on a phone and does not cover the page', () => {
    const phone = after(message(1, 1, { phone: true }));
    expect(one(phone, 1)).toMatchObject({ open: true, minimized: true });
    const shown = nextWindows(nextWindows(phone, open(1, true)), message(1, 2, { phone: true }));
    expect(one(shown, 1)?.minimized).toBe(false);
  });
});

describe('closing', () => {
  it('opens the next conversation with an unread message, newest first', () => {
    const windows = after(message(1, 1), close(1, [unread(3, 3), unread(2, 2), unread(1, 1)]));
    expect(openIn(windows)).toEqual([3]);
  });

  it('never reopens a conversation closed while unread until a new message arrives', () => {
    const left = [unread(1, 1)];
    expect(openIn(after(message(1, 1), message(2, 2), close(1, left), close(2, left)))).toEqual([]);
    expect(openIn(after(message(1, 1), message(2, 2), close(1, left), close(2, [unread(1, 3)])))).toEqual([1]);
  });

  it('reopens the replaced window', () => {
    const four = after(message(1, 1), message(2, 2), message(3, 3), message(4, 4));
    expect(openIn(nextWindows(four, close(3, [unread(1, 1)])))).toEqual([2, 4, 1]);
  });

  it('opens nothing after closing all', () => {
    const all = [unread(1, 1), unread(2, 2)];
    const windows = after(message(1, 1), message(2, 2), { is: 'close-all', unread: all }, close(1, all));
    expect(openIn(windows)).toEqual([]);
  });
});

it('shows a requested window beside the others, on a phone first', () => {
  expect(openIn(after(open(1), open(2), open(1)))).toEqual([1, 2]);
  expect(openIn(after(open(1, true), open(2, true), open(1, true)))).toEqual([1, 2]);
  expect(openIn(after(open(1), open(2), open(3), open(4)))).toEqual([2, 3, 4]);
});

/** Reference model: open conversations, oldest first, and the minimized ones. */
class Model {
  open: number[] = [];
  minimised = new Set<number>();
  /** Highest position seen per person. */
  seen = new Map<number, number>();
  waiting = new Set<number>();

  add(id: number, busy: number | null) {
    this.minimised.delete(id);
    this.waiting.delete(id);
    if (this.open.includes(id)) return;
    this.open.push(id);
    if (this.open.length <= maxOpen) return;
    const goes = this.open.find((each) => each !== busy && each !== id) as number;
    this.open = this.open.filter((each) => each !== goes);
    this.waiting.add(goes);
  }
  see(id: number, place: number) {
    this.seen.set(id, Math.max(place, this.seen.get(id) ?? 0));
  }
  drop(id: number, place: number) {
    this.open = this.open.filter((each) => each !== id);
    this.minimised.delete(id);
    this.waiting.delete(id);
    this.see(id, place);
  }
}

/** Few enough people that none is forgotten. */
const people = fc.integer({ min: 1, max: maxKept - 2 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('message' as const), who: people, busy: fc.option(people) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('open', 'toggle', 'close', 'read'), who: people }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('again', 'close-all'), who: people }) },
);

/** Runs the rules and the model side by side over the same inbox. */
function run(steps: (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) {
  const model = new Model();
  const inbox = new Map<number, number>();
  let windows: readonly ChatWindow[] = [];
  let place = 0;
  for (const each of steps) {
    const { who } = each;
    const list = [...inbox].sort((a, b) => b[1] - a[1]).map(([id, at]) => unread(id, at));
    const tell = (event: Event) => {
      windows = nextWindows(windows, event);
    };
    if (each.do === 'message') {
      place += 1;
      inbox.set(who, place);
      const busy = 'busy' in each ? (each.busy ?? null) : null;
      tell(message(who, place, busy === null ? {} : { busy: `p${busy}` }));
      model.see(who, place);
      model.add(who, busy);
    } else if (each.do === 'again') {
      const latest = inbox.get(who);
      if (latest !== undefined && latest <= (model.seen.get(who) ?? 0)) tell(message(who, latest));
    } else if (each.do === 'open') {
      tell(open(who));
      model.add(who, null);
    } else if (each.do === 'toggle') {
      const known = one(windows, who)?.open;
      if (known) tell({ is: 'toggle', user_id: `p${who}` });
      if (known && !model.minimised.delete(who)) model.minimised.add(who);
    } else if (each.do === 'read') {
      inbox.delete(who);
    } else if (each.do === 'close') {
      tell(close(who, list));
      if (model.open.includes(who)) {
        model.drop(who, inbox.get(who) ?? 0);
        const next = [...inbox]
          .sort((a, b) => b[1] - a[1])
          .find(([id, at]) => !model.open.includes(id) && (model.waiting.has(id) || (model.seen.get(id) ?? 0) < at));
        if (next) {
          model.see(...next);
          model.add(next[0], null);
        }
      }
    } else {
      tell({ is: 'close-all', unread: list });
      for (const id of [...model.open, ...model.waiting]) model.drop(id, inbox.get(id) ?? 0);
    }
    expect(openIn(windows)).toEqual(model.open);
    expect(windows.filter((each) => each.open && each.minimized).map(({ user_id }) => user_id)).toEqual(
      model.open.filter((id) => model.minimised.has(id)).map((id) => `p${id}`),
    );
    expect(windows.length).toBeLessThanOrEqual(maxKept);
    expect(readWindows(JSON.parse(JSON.stringify(windows)), 'me')).toEqual(windows);
  }
}

it('matches the model after any sequence of events', () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), run), { numRuns: 500 });
});

it('has at most three open windows and no duplicates with more people than it remembers', () => {
  const many = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.boolean()), { maxLength: 80 });
  fc.assert(
    fc.property(many, fc.boolean(), (comings, phone) => {
      let windows: readonly ChatWindow[] = [];
      for (const [index, [who, byHand]] of comings.entries()) {
        windows = nextWindows(windows, byHand ? open(who, phone) : message(who, index + 1, { phone }));
        expect(openIn(windows).length).toBeLessThanOrEqual(maxOpen);
        expect(openIn(windows)).toContain(who);
        expect(windows.length).toBeLessThanOrEqual(maxKept);
        expect(new Set(windows.map(({ user_id }) => user_id)).size).toBe(windows.length);
      }
    }),
  );
});

describe('stored windows', () => {
  const entry = { user_id: '7', name: 'Aarohi', profile_image: null, minimized: false, open: true, draft: 'hm' };

  it('are read in the specification’s format, with either kind of name', () => {
    const { name: _, ...nameless } = entry;
    const read = readWindows([entry, { ...nameless, user_id: 8, first_name: 'Rohan', last_name: 'Bhatt' }], '1');
    expect(read.map(({ user_id, name, draft }) => [user_id, name, draft])).toEqual([
      ['7', 'Aarohi', 'hm'],
      ['8', 'Rohan Bhatt', 'hm'],
    ]);
  });

  it('drop entries of others, of oneself, duplicates and surplus ones', () => {
    expect(
      readWindows(
        [
          { ...entry, owner_id: '2' },
          { ...entry, user_id: '1' },
        ],
        '1',
      ),
    ).toEqual([]);
    expect(readWindows([entry, { ...entry, name: 'Twin' }], '1')).toHaveLength(1);
    const many = Array.from({ length: 30 }, (_, index) => ({ ...entry, user_id: `${index + 10}` }));
    const read = readWindows(many, '1');
    expect(read).toHaveLength(maxKept);
    expect(read.filter((each) => each.open)).toHaveLength(maxOpen);
  });

  it('accept foreign pictures only over https, and limit text lengths', () => {
    for (const image of ['javascript:alert(1)', '//evil.example/x', 'data:image/png,x', 5]) {
      expect(readWindows([{ ...entry, profile_image: image }], '1')[0]?.profile_image).toBeNull();
    }
    expect(readWindows([{ ...entry, draft: 'x'.repeat(10_001), name: 'y'.repeat(300) }], '1')[0]).toMatchObject({
      draft: '',
      name: '',
    });
  });

  it('never yield anything but windows, whatever was stored', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom('7', true, false, 3));
    const almost = fc.record(
      { user_id: field, name: field, profile_image: field, open: field, minimized: field, draft: field, seen: field },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), almost), { maxLength: 20 }), (stored) => {
        const read = readWindows(stored, '1');
        expect(readWindows(read, '1')).toEqual(read);
        expect(openIn(read).length).toBeLessThanOrEqual(maxOpen);
      }),
    );
  });
});
