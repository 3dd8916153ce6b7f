import { isHostOf, isPlatform } from '../../../contract/core/platforms.ts';
import { contentLimits } from '../../../contract/social/content.ts';
import type { Context } from '../../kit/context/context.ts';
import { readFileType } from '../../kit/storage/file-type.rules.ts';
import type { UploadedPicture } from '../../kit/storage/pictures.ts';

const mostRedirects = 3;
const timeoutMs = 10_000;

interface Wanted {
  platform: string;
  address: string;
  /** Account the picture is kept for. */
  owner: number;
}

/**
 * A picture of a post from its platform's own hosts; null where it is not there, too large, or no picture. Redirects lead
 * to the same hosts only, so that no other or private address is ever asked.
 */
export async function fetchPicture(
  context: Context,
  { platform, address, owner }: Wanted,
): Promise<UploadedPicture | null> {
  const { sandbox, ownUrl } = context.config;
  const sandboxUrl = sandbox ? `${ownUrl}/sandbox/` : null;
  let url = address;
  try {
    for (let hop = 0; hop <= mostRedirects; hop++) {
      if (!isPictureAddress(url, platform, sandboxUrl)) return null;
      const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      const next = reply.status >= 300 && reply.status < 400 ? reply.headers.get('location') : null;
      if (next === null) return await readPicture(reply, owner);
      await reply.body?.cancel();
      url = new URL(next, url).href;
    }
  } catch (error) {
    context.log.info({ err: error, platform }, 'A picture of a post could not be fetched');
  }
  return null;
}

/** Whether an address is one of the platform's own picture hosts, or of the sandbox while it stands for them. */
export function isPictureAddress(address: string, platform: string, sandboxUrl: string | null): boolean {
  if (!URL.canParse(address) || !isPlatform(platform)) return false;
  const { href, protocol, hostname, port, username, password } = new URL(address);
  if (sandboxUrl !== null && href.startsWith(sandboxUrl)) return true;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && isHostOf(platform, hostname, 'picture');
}

async function readPicture(reply: Response, owner: number): Promise<UploadedPicture | null> {
  const isTooLarge = Number(reply.headers.get('content-length') ?? 0) > contentLimits.bytes;
  if (!reply.ok || isTooLarge || !reply.body) {
    await reply.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body) {
    size += chunk.length;
    if (size > contentLimits.bytes) return null;
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const type = readFileType(bytes);
  return type === null || type === 'pdf' ? null : { bytes, type, name: '', field: 'picture', owner };
}
