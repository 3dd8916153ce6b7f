import { createHash } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { uploadPath } from '../contract/accounts/uploads.ts';

/** A client of tus 1.0.0 that says exactly what a test wants to be said. */
export interface TusClient {
  begin(size: number, metadata: Record<string, string>, more?: Record<string, string>): Promise<Response>;
  offset(id: string): Promise<number>;
  head(id: string): Promise<Response>;
  send(id: string, at: number, bytes: Uint8Array, more?: Record<string, string>): Promise<Response>;
  remove(id: string): Promise<Response>;
  /** All of it in parts; the id of the finished upload. */
  upload(bytes: Uint8Array, metadata: Record<string, string>): Promise<string>;
}

export const idOf = (reply: Response) => reply.headers.get('location')?.split('/').at(-1) ?? '';
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export function tusClient(url: string, token: string): TusClient {
  const base = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
  const ask = (method: string, path: string, headers: Record<string, string>, body?: Uint8Array) =>
    fetch(`${url}${uploadPath}${path}`, {
      method,
      headers: { ...base, ...headers },
      ...(body ? { body: new Blob([new Uint8Array(body)]) } : {}),
    });
  const client: TusClient = {
    begin(size, metadata, more = {}) {
      const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
      return ask('POST', '', { 'upload-length': String(size), 'upload-metadata': pairs.join(','), ...more });
    },
    head: (id) => ask('HEAD', `/${id}`, {}),
    offset: async (id) => Number((await client.head(id)).headers.get('upload-offset')),
    send: (id, at, bytes, more = {}) =>
      ask(
        'PATCH',
        `/${id}`,
        { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at), ...more },
        bytes,
      ),
    remove: (id) => ask('DELETE', `/${id}`, {}),
    async upload(bytes, metadata) {
      const id = idOf(await client.begin(bytes.length, metadata));
      for (let at = 0; at < bytes.length; ) {
        const reply = await client.send(id, at, bytes.subarray(at, at + 1_000_000));
        if (reply.status !== 204) throw new Error(`${reply.status} ${await reply.text()}`);
        at = Number(reply.headers.get('upload-offset'));
      }
      return id;
    },
  };
  return client;
}

interface Part {
  url: string;
  token: string;
  id: string;
  at: number;
  /** Bytes that the request announces. */
  announced: number;
}

/** Begins to send a part and leaves the request open after `bytes`. */
export async function sendHalf({ url, token, id, at, announced }: Part, bytes: Uint8Array): Promise<ClientRequest> {
  const headers = {
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${token}`,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(at),
    'content-length': String(announced),
  };
  const sending = request(`${url}${uploadPath}/${id}`, { method: 'PATCH', headers });
  sending.on('error', () => {});
  await new Promise<void>((done) => sending.write(bytes, () => done()));
  return sending;
}
