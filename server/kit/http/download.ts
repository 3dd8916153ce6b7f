import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as the reply of a call, saved by the browser under `name`. */
export class Download {
  readonly type: string;
  readonly name: string;
  readonly bytes: Buffer | string | Readable;

  constructor({ type, name, bytes }: { type: string; name: string; bytes: Buffer | string | Readable }) {
    this.type = type;
    this.name = name;
    this.bytes = bytes;
  }
}

export function sendDownload(reply: FastifyReply, { type, name, bytes }: Download): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`)
    .type(type)
    .send(bytes);
}
