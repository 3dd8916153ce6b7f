/**
 * The stream of a backup: a tar whose last entry is the SHA-256 of all before it, so that any changed byte is found. With a
 * passphrase it is encrypted in the age format (scrypt, ChaCha20-Poly1305), which the `age` program reads as well.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { pack } from 'tar-stream';

/** The file is not a backup, is damaged, or was encrypted with another passphrase. */
export class BadBackup extends Error {}

const endOfArchive = 1024;
/** Header and content of the last entry, and the end of the archive. */
const tailBytes = 512 + 512 + endOfArchive;
const ageMark = 'age-encryption.org/v1';

/** Replaces the end of a tar by the entry with its hash and a new end. */
export function addHash(): Transform {
  const { hash, hold } = hashAllButLast(endOfArchive);
  return new Transform({
    transform(chunk, _encoding, done) {
      done(null, hold(chunk));
    },
    flush(done) {
      makeTail(hash.digest('hex')).then((tail) => done(null, tail), done);
    },
  });
}

/** Passes everything on; fails at the end unless the last entry is the hash of what came before it. */
export function checkHash(): Transform {
  const { hash, hold, held } = hashAllButLast(tailBytes);
  return new Transform({
    transform(chunk, _encoding, done) {
      done(null, hold(chunk));
    },
    flush(done) {
      makeTail(hash.digest('hex')).then((expected) => {
        const tail = held();
        const isSame = tail.length === expected.length && timingSafeEqual(tail, expected);
        done(isSame ? null : new BadBackup('The file is damaged or cut off: its checksum differs.'), tail);
      }, done);
    },
  });
}

/** Hashes a stream except for its last bytes, which it holds back. */
function hashAllButLast(bytes: number) {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  const hold = (chunk: Buffer) => {
    const all = Buffer.concat([held, chunk]);
    const passed = all.subarray(0, Math.max(0, all.length - bytes));
    held = all.subarray(passed.length);
    hash.update(passed);
    return passed;
  };
  return { hash, hold, held: () => held };
}

async function makeTail(digest: string): Promise<Buffer> {
  const tail = pack();
  tail.entry({ name: 'sha256', mode: 0o600, mtime: new Date(0) }, `${digest}\n`);
  tail.finalize();
  return Buffer.concat(await Array.fromAsync(tail as AsyncIterable<Buffer>));
}

export async function encrypt(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const sealed = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(sealed as Parameters<typeof Readable.fromWeb>[0]);
}

/** Decrypts where `start`, the first bytes of the file, says that it is encrypted. */
export async function decrypt(file: Readable, start: Buffer, passphrase: string | undefined): Promise<Readable> {
  if (!start.toString('latin1').startsWith(ageMark)) return file;
  if (!passphrase) throw new BadBackup('The backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(file) as ReadableStream<Uint8Array>);
    return Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0]);
  } catch {
    throw new BadBackup('The passphrase is not that of this backup, or the file is damaged.');
  }
}
