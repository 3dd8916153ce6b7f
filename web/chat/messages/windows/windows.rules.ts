import { messageLengthCeiling } from '../../../../contract/chat/messages.ts';

/** Open at once. Source: the specification, business constants. */
export const maxOpen = 3;
/** Entries kept with those that were closed; they remember what was closed, so that it does not come back. */
export const maxKept = 12;

export interface Person {
  user_id: string;
  name: string;
  profile_image: string | null;
}

/** An entry of local storage's `chats`, the oldest first. Source: the specification, chat window entry. */
export interface ChatWindow extends Person {
  open: boolean;
  minimized: boolean;
  draft: string;
  /** Place in the reader's stream up to which messages have opened it or were closed with it. */
  seen: number;
  /** It gave way to a newer one and was not closed by hand: the first to come back. */
  waits: boolean;
}

/** The newest unread message of somebody. */
export interface Unread {
  from: Person;
  place: number;
}

export type WindowsEvent =
  /** A message came. `busy` is who the reader is writing to: that window never gives way. */
  | ({ is: 'message'; busy: string | null; phone: boolean } & Unread)
  /** The reader asked for somebody's window. */
  | { is: 'open'; who: Person; phone: boolean }
  | { is: 'toggle'; user_id: string }
  /** `unread` has one line a person, the newest first. */
  | { is: 'close'; user_id: string; unread: readonly Unread[]; phone: boolean }
  | { is: 'close-all'; unread: readonly Unread[] }
  | { is: 'draft'; user_id: string; draft: string }
  /** Somebody's name or picture, as the server has it. */
  | { is: 'known'; who: Person };

/** The windows after something happened; the same list when nothing changed. */
export function nextWindows(windows: readonly ChatWindow[], event: WindowsEvent): readonly ChatWindow[] {
  switch (event.is) {
    case 'message':
      return takeMessage(windows, event);
    case 'open':
      return openByHand(windows, event);
    case 'toggle':
      return change(windows, event.user_id, ({ minimized }) => ({ minimized: !minimized }));
    case 'close':
      return closeOne(windows, event);
    case 'close-all':
      return windows.map((each) => (each.open || each.waits ? closed(each, event.unread) : each));
    case 'draft':
      return change(windows, event.user_id, () => ({ draft: event.draft }));
    case 'known':
      return change(windows, event.who.user_id, () => event.who);
  }
}

type Of<K extends WindowsEvent['is']> = Extract<WindowsEvent, { is: K }>;

/**
 * A new message opens the window of its sender, or restores it. On phones it comes as its head alone: a whole overlay
 * would take the page from under the reader's thumb. Several tabs may tell of the same message: it counts once.
 */
function takeMessage(windows: readonly ChatWindow[], { from, place, busy, phone }: Of<'message'>) {
  const known = find(windows, from.user_id);
  if (known && place <= known.seen) return windows;
  if (known?.open)
    return change(windows, from.user_id, (each) => ({ seen: place, minimized: phone && each.minimized }));
  const opened = { ...(known ?? blank(from)), ...from, open: true, waits: false, minimized: phone, seen: place };
  return makeRoom([...without(windows, from.user_id), opened], busy, from.user_id);
}

/** Asked for by hand it is never minimised, and on phones, where one shows, it is that one. */
function openByHand(windows: readonly ChatWindow[], { who, phone }: Of<'open'>) {
  const known = find(windows, who.user_id);
  if (known?.open && !phone) return change(windows, who.user_id, () => ({ minimized: false }));
  const opened = { ...(known ?? blank(who)), open: true, waits: false, minimized: false };
  const others = without(windows, who.user_id);
  return makeRoom(phone ? [opened, ...others] : [...others, opened], null, who.user_id);
}

/** Closing one pulls in the next conversation with an unread message, but nothing that was closed with it unread. */
function closeOne(windows: readonly ChatWindow[], { user_id, unread, phone }: Of<'close'>) {
  if (!find(windows, user_id)?.open) return windows;
  // On phones the next one would take the page again at once: it waits as its head.
  const fold = (each: ChatWindow) => (phone && each.open ? { ...each, minimized: true } : each);
  const left = windows.map((each) => (each.user_id === user_id ? closed(each, unread) : fold(each)));
  const next = unread.find(({ from, place }) => {
    const known = find(left, from.user_id);
    return !known || (!known.open && (known.waits || known.seen < place));
  });
  if (!next) return left;
  const known = find(left, next.from.user_id);
  const opened = { ...(known ?? blank(next.from)), ...next.from, open: true, waits: false, minimized: phone };
  const seen = Math.max(opened.seen, next.place);
  return makeRoom([...without(left, next.from.user_id), { ...opened, seen }], null, next.from.user_id);
}

function closed(window: ChatWindow, unread: readonly Unread[]): ChatWindow {
  const place = unread.find(({ from }) => from.user_id === window.user_id)?.place ?? 0;
  return { ...window, open: false, minimized: false, waits: false, seen: Math.max(window.seen, place) };
}

/** Above the limit the oldest gives way, its draft kept; what was closed longest ago is forgotten. */
function makeRoom(windows: readonly ChatWindow[], busy: string | null, fresh: string): readonly ChatWindow[] {
  const open = windows.filter((each) => each.open);
  const goes = open.length > maxOpen ? open.find(({ user_id }) => user_id !== busy && user_id !== fresh) : undefined;
  const fitting = windows.map((each) => (each === goes ? { ...each, open: false, waits: true } : each));
  if (fitting.length <= maxKept) return fitting;
  const forgotten = fitting.find((each) => !each.open);
  return fitting.filter((each) => each !== forgotten);
}

const find = (windows: readonly ChatWindow[], id: string) => windows.find(({ user_id }) => user_id === id);
const without = (windows: readonly ChatWindow[], id: string) => windows.filter(({ user_id }) => user_id !== id);

function blank(who: Person): ChatWindow {
  return { ...who, open: false, minimized: false, draft: '', seen: 0, waits: false };
}

function change(
  windows: readonly ChatWindow[],
  id: string,
  part: (window: ChatWindow) => Partial<ChatWindow>,
): readonly ChatWindow[] {
  const known = find(windows, id);
  if (!known) return windows;
  const next = { ...known, ...part(known) };
  const isSame = (Object.keys(next) as (keyof ChatWindow)[]).every((key) => next[key] === known[key]);
  return isSame ? windows : windows.map((each) => (each === known ? next : each));
}

/** The longest texts that are believed, in characters. */
const idMaxLength = 64;
const nameMaxLength = 200;
const imageMaxLength = 500;

/** What storage holds as windows of this reader: what is not an entry, or is another's, is left out. */
export function readWindows(stored: readonly unknown[], me: string): ChatWindow[] {
  const windows = new Map<string, ChatWindow>();
  let open = 0;
  for (const value of stored.slice(0, maxKept)) {
    const window = readWindow(value, me);
    if (!window || windows.has(window.user_id)) continue;
    const fits = window.open && open < maxOpen;
    if (fits) open += 1;
    windows.set(window.user_id, { ...window, open: fits });
  }
  return [...windows.values()];
}

function readWindow(value: unknown, me: string): ChatWindow | null {
  if (typeof value !== 'object' || value === null) return null;
  const entry = value as Record<string, unknown>;
  const user_id = typeof entry.user_id === 'number' ? String(entry.user_id) : readText(entry.user_id, idMaxLength);
  if (!/^[\w-]+$/.test(user_id) || user_id === me) return null;
  // An entry without an owner is as the specification writes it.
  if (entry.owner_id !== undefined && entry.owner_id !== me) return null;
  const name = readText(entry.name, nameMaxLength) || readFullName(entry);
  const image = readText(entry.profile_image, imageMaxLength);
  return {
    user_id,
    name,
    profile_image: /^(https:\/\/|\/(?!\/))/.test(image) ? image : null,
    open: entry.open === true,
    minimized: entry.minimized === true,
    draft: readText(entry.draft, messageLengthCeiling),
    seen: Number.isSafeInteger(entry.seen) && Number(entry.seen) > 0 ? Number(entry.seen) : 0,
    waits: entry.waits === true && entry.open !== true,
  };
}

function readFullName({ first_name, last_name }: Record<string, unknown>): string {
  return [readText(first_name, nameMaxLength), readText(last_name, nameMaxLength)].filter(Boolean).join(' ');
}

function readText(value: unknown, maxLength: number): string {
  return typeof value === 'string' && value.length <= maxLength ? value : '';
}
