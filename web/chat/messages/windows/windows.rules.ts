import { messageLengthCeiling } from '../../../../contract/chat/messages.ts';

/** Maximum number of open windows. Source: the specification, business constants. */
export const maxOpen = 3;
/** Maximum number of entries, including closed ones, which remember what must not reopen. */
export const maxKept = 12;

export interface Person {
  user_id: string;
  name: string;
  profile_image: string | null;
}

/** Entry of `chats` in local storage, oldest first. Source: the specification, chat window entry. */
export interface ChatWindow extends Person {
  open: boolean;
  minimized: boolean;
  draft: string;
  /** Position in the reader's stream up to which messages were seen or closed. */
  seen: number;
  /** Replaced by a newer window rather than closed by hand: first to reopen. */
  waits: boolean;
}

/** Newest unread message of a person. */
export interface Unread {
  from: Person;
  place: number;
}

export type WindowsEvent =
  /** A message arrived. `busy`: partner the user is writing to, whose window is not replaced. */
  | ({ is: 'message'; busy: string | null; phone: boolean } & Unread)
  /** The user requested a window. */
  | { is: 'open'; who: Person; phone: boolean }
  | { is: 'toggle'; user_id: string }
  /** `unread`: one entry per person, newest first. */
  | { is: 'close'; user_id: string; unread: readonly Unread[]; phone: boolean }
  | { is: 'close-all'; unread: readonly Unread[] }
  | { is: 'draft'; user_id: string; draft: string }
  /** Current name or picture of a person. */
  | { is: 'known'; who: Person };

/** Windows after an event; the same list when unchanged. */
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
 * A message opens or restores its sender's window; on phones minimized, so as not to cover the page. Several tabs may report
 * the same message: it counts once.
 */
function takeMessage(windows: readonly ChatWindow[], { from, place, busy, phone }: Of<'message'>) {
  const known = find(windows, from.user_id);
  if (known && place <= known.seen) return windows;
  if (known?.open)
    return change(windows, from.user_id, (each) => ({ seen: place, minimized: phone && each.minimized }));
  const opened = { ...(known ?? blank(from)), ...from, open: true, waits: false, minimized: phone, seen: place };
  return makeRoom([...without(windows, from.user_id), opened], busy, from.user_id);
}

/** A requested window is never minimized; on phones it becomes the displayed one. */
function openByHand(windows: readonly ChatWindow[], { who, phone }: Of<'open'>) {
  const known = find(windows, who.user_id);
  if (known?.open && !phone) return change(windows, who.user_id, () => ({ minimized: false }));
  const opened = { ...(known ?? blank(who)), open: true, waits: false, minimized: false };
  const others = without(windows, who.user_id);
  return makeRoom(phone ? [opened, ...others] : [...others, opened], null, who.user_id);
}

/** Closing a window opens the next conversation with an unread message, except those closed while unread. */
function closeOne(windows: readonly ChatWindow[], { user_id, unread, phone }: Of<'close'>) {
  if (!find(windows, user_id)?.open) return windows;
  // On phones the next one opens minimized, so as not to cover the page again.
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

/** Above the limit the oldest window closes, keeping its draft; the entry closed longest ago is dropped. */
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

/** Maximum text lengths accepted from storage, in characters. */
const idMaxLength = 64;
const nameMaxLength = 200;
const imageMaxLength = 500;

/** Parses stored windows of this user; invalid entries and those of others are dropped. */
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
  // Entries without an owner follow the specification's format.
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
