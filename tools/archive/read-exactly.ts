import { createReadStream } from 'node:fs';

const zeros = Buffer.alloc(65_536);

/** The first `size` bytes of a file; zeros for those that it lost meanwhile, so that an entry has the size it was announced with. */
export async function* readExactly(path: string, size: number): AsyncIterable<Buffer> {
  let left = size;
  if (left > 0) {
    for await (const chunk of createReadStream(path, { end: size - 1 }) as AsyncIterable<Buffer>) {
      left -= chunk.length;
      yield chunk;
    }
  }
  for (; left > 0; left -= zeros.length) yield zeros.subarray(0, left);
}
