import { formatBytes } from './format.ts';

/** A place in a video: 0:14, 12:05. */
export function formatPlace(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

interface VideoFile {
  /** Seconds; null where not known. */
  duration: number | null;
  width: number;
  height: number;
}

/** A video file: 0:42 · 1080 × 1920 · 238 MB. */
export function formatVideo(video: VideoFile | null, bytes: number): string {
  const length = video?.duration == null ? [] : [formatPlace(video.duration)];
  return [...length, ...(video ? [`${video.width} × ${video.height}`] : []), formatBytes(bytes)].join(' · ');
}
