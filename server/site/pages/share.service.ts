import { createHash } from 'node:crypto';
import { createConcurrencyLimit } from '../../kit/context/concurrency-limit.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { drawSharePicture } from './share-picture.ts';
import { findSubject } from './share-subjects.service.ts';

/** Maximum number of cached pictures, about 30 kB each. */
const mostKept = 200;
/** Rendering takes about a tenth of a second of CPU. */
const mostAtOnce = 2;

const renderState = contextSingleton(() => ({
  kept: new Map<string, Promise<Buffer>>(),
  enter: createConcurrencyLimit(mostAtOnce),
}));

/** A share picture with an ETag of its content; null where there is none. */
export async function readSharePicture(context: Context, asked: Parameters<typeof findSubject>[1]) {
  const subject = await findSubject(context, asked);
  if (!subject) return null;
  const key = createHash('sha256').update(JSON.stringify(subject)).digest('base64url').slice(0, 22);
  const { kept, enter } = renderState(context);
  const known = kept.get(key);
  const drawing = known ?? enter(() => drawSharePicture(subject));
  // Least recently used pictures are first, and evicted first.
  kept.delete(key);
  kept.set(key, drawing);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(oldest);
  try {
    return { tag: `"${key}"`, png: await drawing };
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}
