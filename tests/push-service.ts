/**
 * Push service on loopback: receives what the server sends; its devices decrypt it with their own keys. Sources: RFC 8030
 * (delivery), RFC 8188 and 8291 (encryption), RFC 8292 (VAPID).
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
interface Answer {
  status: number;
  text: string;
  headers: Record<string, string>;
}

/** Pretended origin: the server only sends to known push services. */
const publicOrigin = 'https://fcm.googleapis.com';

export async function startPushService() {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  let held: { count: number; waiting: (() => void)[]; done: (count: number) => void } | null = null;

  const server = createServer(async (request, reply) => {
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: await buffer(request) });
    if (held) await waitForAll();
    const { status, text, headers } = answers.get(path) ?? { status: 201, text: '', headers: {} };
    reply.writeHead(status, headers).end(text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Replies once all expected requests have arrived. */
  function waitForAll(): Promise<void> {
    return new Promise((go) => {
      held?.waiting.push(go);
      if (!held || held.waiting.length < held.count) return;
      const { waiting, done } = held;
      held = null;
      done(waiting.length);
      for (const each of waiting) each();
    });
  }

  return {
    /** `fetch` that redirects the known service to loopback. */
    send: ((address: string, init: RequestInit) => fetch(address.replace(publicOrigin, origin), init)) as typeof fetch,
    /** Holds replies until this many requests are in progress. */
    hold: (count: number) => new Promise<number>((done) => (held = { count, waiting: [], done })),
    makeDevice: () => makeDevice(received, answers),
    verifyVapid,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

function makeDevice(received: Received[], answers: Map<string, Answer>) {
  const path = `/fcm/send/${randomBytes(12).toString('base64url')}`;
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint: `${publicOrigin}${path}`, expirationTime: null, keys },
    received: () => received.filter((request) => request.path === path),
    answer: (status: number, text = '', headers: Record<string, string> = {}) =>
      void answers.set(path, { status, text, headers }),
    decrypt: (body: Buffer) => decrypt(body, { pair, auth }),
  };
}

/** RFC 8291, section 3.4, on the single record of RFC 8188, section 2.1. */
function decrypt(body: Buffer, { pair, auth }: { pair: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** Claims of `vapid t=…, k=…` after verifying its signature with the public key (base64url, uncompressed point). */
async function verifyVapid(header: string, publicKey: string) {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error(`Signed with ${key}, not with ${publicKey}`);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  return (await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))).payload;
}
