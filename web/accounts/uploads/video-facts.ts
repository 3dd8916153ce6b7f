/** Facts of a video that a browser reads before it is uploaded. */
export interface ChosenFacts {
  /** Null where the file doesn’t say, as in some recordings. */
  duration: number | null;
  width: number;
  height: number;
}

/** A browser that cannot read a video may say nothing at all. */
const patienceMs = 3_000;

/** Length and pixels of a chosen video; null where this browser cannot read them. */
export async function readVideoFacts(file: Blob): Promise<ChosenFacts | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  const { promise, resolve } = Promise.withResolvers<ChosenFacts | null>();
  const late = setTimeout(resolve, patienceMs, null);
  video.addEventListener('error', () => resolve(null));
  video.addEventListener('loadedmetadata', () => {
    const { duration, videoWidth: width, videoHeight: height } = video;
    resolve(width > 0 ? { duration: Number.isFinite(duration) ? duration : null, width, height } : null);
  });
  Object.assign(video, { preload: 'metadata', src: url });
  const facts = await promise;
  clearTimeout(late);
  video.removeAttribute('src');
  URL.revokeObjectURL(url);
  return facts;
}
