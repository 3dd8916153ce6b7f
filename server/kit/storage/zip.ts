import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive; its content is read when its turn comes. */
export interface ArchiveFile {
  /** Path with slashes between folders. */
  name: string;
  content: AsyncIterable<Buffer>;
}

/** Fixed, because the archive's contents carry their own dates. */
const mtime = new Date('1980-01-01T00:00:00Z');

/**
 * A ZIP archive, created while it is read: one file after the other, none of them completely in memory. Closes the
 * source when the reader stops.
 */
export function zip(files: AsyncIterable<ArchiveFile>): Readable {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  archive.once('error', (error: Error) => output.destroy(error));
  addFiles(archive, files, output).catch((error) => output.destroy(error));
  return output;
}

async function addFiles(archive: ZipFile, files: AsyncIterable<ArchiveFile>, output: Readable): Promise<void> {
  for await (const { name, content } of files) {
    if (output.destroyed) return;
    const stream = Readable.from(content, { objectMode: false });
    const close = () => stream.destroy();
    output.once('close', close);
    archive.addReadStream(stream, name, { mtime, forceDosTimestamp: true });
    await finished(stream);
    output.off('close', close);
  }
  archive.end();
}
