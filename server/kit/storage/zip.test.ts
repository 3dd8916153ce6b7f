import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unzip } from '../../../tests/zip.ts';
import { zip } from './zip.ts';

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

async function* filesOf(contents: readonly (readonly Uint8Array[])[]) {
  for (const [at, parts] of contents.entries()) {
    const content = (async function* () {
      for (const part of parts) yield Buffer.from(part);
    })();
    yield { name: `folder/फ़ाइल-${at}.json`, content };
  }
}

describe('zip', () => {
  it('returns every file unchanged, whatever its bytes and chunks', async () => {
    const contents = fc.array(fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 4 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(contents, async (files) => {
        const archive = unzip(await collect(zip(filesOf(files))));
        const expected = files.map((parts, at) => [`folder/फ़ाइल-${at}.json`, Buffer.concat(parts)]);
        expect([...archive]).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('fails as a whole when a file cannot be read', async () => {
    async function* broken() {
      yield { name: 'a.json', content: unreadable() };
    }
    async function* unreadable(): AsyncGenerator<Buffer> {
      yield Buffer.from('[');
      throw new Error('The database is away');
    }
    await expect(collect(zip(broken()))).rejects.toThrow('The database is away');
  });

  it.each([0, 1, 300])('closes its source when the reader stops after %i chunks', async (chunks) => {
    let isOpen = true;
    async function* endless() {
      try {
        for (let at = 0; ; at += 1) yield { name: `${at}.json`, content: Readable.from([randomBytes(2_000)]) };
      } finally {
        isOpen = false;
      }
    }
    const archive = zip(endless());
    let read = 0;
    if (chunks > 0) {
      for await (const _ of archive) {
        read += 1;
        if (read === chunks) break;
      }
    }
    archive.destroy();
    await expect.poll(() => isOpen).toBe(false);
  });
});
