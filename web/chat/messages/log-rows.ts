import type { Message } from '../../../contract/chat/messages.ts';
import { calendarDaysBetween } from '../../lib/clocks.ts';
import { boxOf, cardHeight } from './attach/attach-box.ts';
import type { Unsent } from './outbox.ts';

/** Row of a conversation, with the lines before it. */
export interface LogRow {
  /** Stable from writing a message until it is stored and read. */
  key: string;
  body: { is: 'message'; message: Message } | { is: 'unsent'; unsent: Unsent } | { is: 'typing' };
  /** An instant of the day that begins here. */
  day: string | null;
  /** The "New messages" line precedes it. */
  isNew: boolean;
  /** True for the message a search led to. */
  isFound: boolean;
  /** Id of the campaign the messages from here on are about, when it changes. */
  about: string | null;
}

interface Shown {
  messages: readonly Message[];
  /** Unsent messages, in order. */
  waiting: readonly Unsent[];
  typing: boolean;
  newFrom: string | undefined;
  /** Cursor of the message a search led to. */
  found: string | null;
}

type Standing = Pick<LogRow, 'isNew' | 'isFound' | 'about'> & { when: string };

/** Rows of a conversation, oldest first. */
export function layRows({ messages, waiting, typing, newFrom, found }: Shown): LogRow[] {
  const rows: LogRow[] = [];
  let dayBefore: string | null = null;
  let aboutBefore: string | null = null;
  const add = (key: string, body: LogRow['body'], at: Standing) => {
    const isDay = dayBefore === null || calendarDaysBetween(dayBefore, new Date(at.when)) !== 0;
    const about = at.about !== aboutBefore ? at.about : null;
    rows.push({ key, body, day: isDay ? at.when : null, isNew: at.isNew, isFound: at.isFound, about });
    dayBefore = at.when;
    aboutBefore = at.about;
  };
  for (const message of messages) {
    const { id, client_id, createdAt, campaign_id } = message;
    const at = { when: createdAt, isNew: id === newFrom, isFound: message.cursor === found, about: campaign_id };
    add(client_id ?? id, { is: 'message', message }, at);
  }
  for (const unsent of waiting) {
    const at = { when: unsent.at, isNew: false, isFound: false, about: unsent.campaignId ?? null };
    add(unsent.clientId, { is: 'unsent', unsent }, at);
  }
  if (typing) {
    rows.push({ key: 'typing', body: { is: 'typing' }, day: null, isNew: false, isFound: false, about: null });
  }
  return rows;
}

/** Estimated heights of a row's parts, px, used until it is measured. */
const part = { line: 24, frame: 40, day: 40, about: 26, unsent: 28, typing: 44 };
/** Average width of a character, px. */
const characterPx = 7.5;

function contentOf(body: Exclude<LogRow['body'], { is: 'typing' }>) {
  if (body.is === 'message') return { text: body.message.description, file: body.message.attachment };
  return { text: body.unsent.description, file: body.unsent.file };
}

/** Estimated height of a row in a log of this width. */
export function estimateRow({ body, day, isNew, about }: LogRow, width: number): number {
  const lines = (day ? part.day : 0) + (isNew ? part.day : 0) + (about ? part.about : 0);
  if (body.is === 'typing') return lines + part.typing;
  const { text, file } = contentOf(body);
  const perLine = Math.max(10, ((width < 560 ? 0.82 : 0.62) * width - 30) / characterPx);
  const needed = (line: string) => Math.max(file && line === '' ? 0 : 1, Math.ceil(line.length / perLine));
  const textLines = text.split('\n').reduce((sum, line) => sum + needed(line), 0);
  const fileHeight = file ? (file.width === null ? cardHeight : boxOf(file).height) : 0;
  return (
    lines +
    part.frame +
    fileHeight +
    textLines * part.line +
    (body.is === 'unsent' && body.unsent.refusal ? part.unsent : 0)
  );
}
