import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Upload } from 'tus-js-client';
import { largestVideo, type UploadPurpose, uploadPath } from '../../../contract/accounts/uploads.ts';
import { useSession } from '../../lib/session.ts';
import { type ChosenFacts, readVideoFacts } from './video-facts.ts';
import { typeOfVideo } from './video-type.ts';

/** An upload as a form remembers it, so that it goes on after a reload with the same file. */
export interface KeptVideo {
  name: string;
  size: number;
  modified: number;
  url: string;
  isDone: boolean;
  /** Null where the browser could not read them. */
  facts: ChosenFacts | null;
}

/** The upload's id, which its address ends with. */
export const uploadIdOf = ({ url }: KeptVideo): string => url.split('/').at(-1) ?? '';

interface Progress {
  phase: 'idle' | 'sending' | 'paused' | 'offline' | 'failed';
  sent: number;
  secondsLeft: number | null;
  /** Went on where it had stopped. */
  hasResumed: boolean;
  problem: string;
}

const still: Progress = { phase: 'idle', sent: 0, secondsLeft: null, hasResumed: false, problem: '' };
/** Small enough for one request over a slow line. */
const partBytes = 8_000_000;
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

interface VideoUpload {
  /** Purpose of the upload, as sent to the server. */
  use: { purpose: UploadPurpose; application_id?: string };
  kept: KeptVideo | null;
  onKept: (kept: KeptVideo | null) => void;
}

/** Uploads a video in parts; it goes on after a break by itself, after a reload with the same file. */
export function useVideoUpload({ use, kept, onKept }: VideoUpload) {
  const { t } = useLingui();
  const { token } = useSession();
  const [progress, setProgress] = useState(still);
  const running = useRef<Upload>(null);
  const file = useRef<File>(null);
  const set = (fields: Partial<Progress>) => setProgress((before) => ({ ...before, ...fields }));
  const { phase } = progress;

  useEffect(() => () => void running.current?.abort(), []);
  useEffect(() => {
    if (phase !== 'offline') return;
    const goOn = () => {
      setProgress((before) => ({ ...before, phase: 'sending', hasResumed: true }));
      running.current?.start();
    };
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [phase]);

  async function choose(chosen: File) {
    setProgress(still);
    const type = await typeOfVideo(chosen);
    if (!type) return set({ phase: 'failed', problem: t`Choose an MP4, WebM or QuickTime video.` });
    if (chosen.size > largestVideo) return set({ phase: 'failed', problem: t`Choose a video of up to 500 MB.` });
    file.current = chosen;
    const { name, size, lastModified: modified } = chosen;
    const isSame = kept && !kept.isDone && kept.name === name && kept.size === size && kept.modified === modified;
    const [{ Upload: TusUpload }, facts] = await Promise.all([import('tus-js-client'), readVideoFacts(chosen)]);
    const began = { at: 0, sent: -1 };
    const upload: Upload = new TusUpload(chosen, {
      endpoint: uploadPath,
      ...(isSame ? { uploadUrl: kept.url } : {}),
      chunkSize: partBytes,
      retryDelays,
      storeFingerprintForResuming: false,
      headers: { authorization: `Bearer ${token}` },
      metadata: { ...use, filename: name, filetype: type },
      onUploadUrlAvailable: () => onKept({ name, size, modified, url: upload.url ?? '', isDone: false, facts }),
      onProgress(sent, total) {
        if (began.sent < 0) Object.assign(began, { at: performance.now(), sent });
        const rate = (sent - began.sent) / (performance.now() - began.at);
        set({ phase: 'sending', sent, secondsLeft: rate > 0 ? Math.ceil((total - sent) / rate / 1_000) : null });
      },
      onShouldRetry(error) {
        const status = error.originalResponse?.getStatus() ?? 0;
        if (status === 0) set({ hasResumed: true });
        return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;
      },
      onSuccess() {
        set({ phase: 'idle', sent: size });
        onKept({ name, size, modified, url: upload.url ?? '', isDone: true, facts });
      },
      onError(error) {
        const response = 'originalResponse' in error ? error.originalResponse : null;
        if (!response) return set({ phase: 'offline' });
        if ([404, 410, 415].includes(response.getStatus())) onKept(null);
        set({
          phase: 'failed',
          problem: reasonIn(response.getBody()) ?? t`Couldn’t upload the video. Please try again.`,
        });
      },
    });
    running.current = upload;
    set({ phase: 'sending', hasResumed: isSame === true });
    upload.start();
  }

  return {
    ...progress,
    name: kept?.name ?? file.current?.name ?? '',
    total: kept?.size ?? file.current?.size ?? 0,
    facts: kept?.facts ?? null,
    choose,
    pause: async () => {
      await running.current?.abort();
      set({ phase: 'paused' });
    },
    goOn: () => {
      set({ phase: 'sending' });
      running.current?.start();
    },
    remove: async () => {
      const upload = running.current;
      running.current = null;
      setProgress(still);
      onKept(null);
      // Swept by the server where this fails.
      await upload?.abort(true).catch(() => {});
    },
  };
}

function reasonIn(body: string): string | null {
  try {
    return (JSON.parse(body) as { reason?: string }).reason ?? null;
  } catch {
    return null;
  }
}
