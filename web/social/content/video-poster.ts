/** Longer side of a poster, in pixels. */
const posterSide = 1_280;
const patienceMs = 8_000;

/** A frame of a chosen video as a JPEG; null where this browser cannot decode it. */
export async function posterOf(file: Blob): Promise<Blob | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await heard(video, 'loadeddata');
    const seeked = heard(video, 'seeked');
    // The first frame is often black.
    video.currentTime = Math.min(1, video.duration / 2);
    await seeked;
    return await draw(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

function heard(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no ${name}`)), patienceMs);
    const end = (done: () => void) => () => {
      clearTimeout(late);
      done();
    };
    video.addEventListener(name, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new Error('not playable'))),
      { once: true },
    );
  });
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  const scale = Math.min(1, posterSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
}
