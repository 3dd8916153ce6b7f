/**
 * The frames of a live connection: Engine.IO's fourth protocol with Socket.IO's fifth inside, as far as this product
 * speaks them: text, one namespace. Source: the protocols' own pages, github.com/socketio.
 */
export type Frame =
  | { kind: 'opening'; session: string; patienceMs: number }
  | { kind: 'ping' | 'welcome' | 'end' | 'other' }
  | { kind: 'refusal'; code: string | undefined }
  | { kind: 'event'; event: string; payload: unknown }
  | { kind: 'answer'; id: number; answer: unknown };

/** A message of Socket.IO: its type, the number an answer has to name, and JSON. */
const message = /^4([0-4])(\d*)(.*)$/s;

/** What a frame says; one that makes no sense is an end, as nothing after it can be trusted. */
export function readFrame(text: string): Frame {
  try {
    if (text.startsWith('0')) return readOpening(text.slice(1));
    if (text === '2') return { kind: 'ping' };
    if (text === '1') return { kind: 'end' };
    const [, type = '', id = '', json = ''] = message.exec(text) ?? [];
    return readMessage(type, Number(id), json);
  } catch {
    return { kind: 'end' };
  }
}

function readOpening(json: string): Frame {
  const { sid, pingInterval, pingTimeout } = JSON.parse(json);
  return { kind: 'opening', session: String(sid), patienceMs: Number(pingInterval) + Number(pingTimeout) };
}

function readMessage(type: string, id: number, json: string): Frame {
  if (type === '0') return { kind: 'welcome' };
  if (type === '1') return { kind: 'end' };
  if (type === '2') {
    const [event, payload] = JSON.parse(json);
    return { kind: 'event', event: String(event), payload };
  }
  if (type === '3') return { kind: 'answer', id, answer: JSON.parse(json)[0] };
  if (type === '4') return { kind: 'refusal', code: JSON.parse(json).data?.code };
  return { kind: 'other' };
}

export const pong = '3';
export const goodbye = '1';

/** Says who comes, after the opening. */
export function writeHello(token: string): string {
  return `40${JSON.stringify({ token })}`;
}

/** An event, with the number its answer has to name where one is wanted. */
export function writeEvent(event: string, payload: unknown, id?: number): string {
  return `42${id ?? ''}${JSON.stringify([event, payload])}`;
}
