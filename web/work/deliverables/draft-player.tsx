import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { DeliverableComment } from '../../../contract/work/deliverable-comments.ts';
import type { DraftVersion } from '../../../contract/work/deliverables.ts';
import { formatPlace } from '../../lib/video-format.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Pin } from './pin.tsx';

interface DraftPlayerProps {
  version: DraftVersion;
  name: string;
  /** Of this version. */
  comments: readonly DeliverableComment[];
  video: RefObject<HTMLVideoElement | null>;
  at: number;
  onTime: (seconds: number) => void;
}

const speeds = [1, 1.5, 2];

/** Video of a draft with its comments on the time line. */
export function DraftPlayer({ version, name, comments, video, at, onTime }: DraftPlayerProps) {
  const { t } = useLingui();
  // The address is signed anew with every answer; the one that plays goes on.
  const [source] = useState(version.file ?? '');
  const [isPlaying, setPlaying] = useState(false);
  const [length, setLength] = useState(version.video?.duration ?? 0);
  const [isMuted, setMuted] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [isBroken, setBroken] = useState(false);
  // A short file can fail before React listens.
  useEffect(() => {
    if (video.current?.error) setBroken(true);
  }, [video]);
  if (isBroken) return <NotPlayable version={version} source={source} />;
  const pinned = comments.filter(({ at_second }) => at_second !== null);
  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
    onTime(seconds);
  };
  const toggle = () => (isPlaying ? video.current?.pause() : void video.current?.play());
  const nextSpeed = () => {
    if (video.current) video.current.playbackRate = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
  };
  return (
    <div className="overflow-hidden rounded-box border border-line">
      <div className="grid place-items-center bg-[#0b1416] px-3 py-3.5">
        {/* Subtitles are part of the picture in a draft. */}
        <video
          ref={video}
          src={source}
          muted={isMuted}
          playsInline
          preload="metadata"
          aria-label={t`Video of ${name}, version ${version.version}`}
          className="aspect-[9/16] max-h-[270px] w-auto max-w-full rounded-box object-contain @2xl:max-h-[508px]"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onRateChange={(event) => setSpeed(event.currentTarget.playbackRate)}
          onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
          onDurationChange={({ currentTarget }) => learnLength(currentTarget, setLength)}
          onError={() => setBroken(true)}
        >
          <track kind="captions" />
        </video>
      </div>
      <div className="px-4 py-3">
        <div className="relative pt-7">
          {pinned.map((comment) => (
            <button
              key={comment.id}
              type="button"
              aria-label={t`Comment ${comment.number ?? 0} at ${formatPlace(comment.at_second ?? 0)}`}
              onClick={() => seek(comment.at_second ?? 0)}
              className="hit-44 absolute top-0 -translate-x-1/2 cursor-pointer"
              style={{ left: `${length > 0 ? Math.min(100, ((comment.at_second ?? 0) / length) * 100) : 0}%` }}
            >
              <Pin number={comment.number} resolved={comment.resolved} />
            </button>
          ))}
          <input
            type="range"
            min={0}
            max={Math.max(0.1, length)}
            step={0.1}
            value={Math.min(at, Math.max(0.1, length))}
            aria-label={t`Place in the video`}
            aria-valuetext={formatPlace(at)}
            onChange={(event) => seek(Number(event.target.value))}
            className="block h-6 w-full cursor-pointer accent-amber"
          />
        </div>
        <div className="mt-2 flex items-center gap-1">
          <IconButton
            icon={isPlaying ? Pause : Play}
            label={isPlaying ? t`Pause` : t`Play`}
            bordered
            onClick={toggle}
          />
          <span className="num mr-auto ml-2 whitespace-nowrap text-sm text-t2">
            <b className="text-t1">{formatPlace(at)}</b> / {formatPlace(length)}
          </span>
          <IconButton
            icon={isMuted ? VolumeX : Volume2}
            label={isMuted ? t`Turn the sound on` : t`Turn the sound off`}
            onClick={() => setMuted(!isMuted)}
          />
          <Button variant="text" size="sm" className="num" aria-label={t`Speed: ${speed}×`} onClick={nextSpeed}>
            {speed}×
          </Button>
          <IconButton icon={Maximize} label={t`Full screen`} onClick={() => void video.current?.requestFullscreen()} />
        </div>
      </div>
    </div>
  );
}

/** A browser's own recording says how long it is only once its end was looked for. */
function learnLength(video: HTMLVideoElement, setLength: (seconds: number) => void): void {
  const { duration } = video;
  if (duration === Number.POSITIVE_INFINITY) {
    video.currentTime = 1e9;
    video.addEventListener('durationchange', () => Object.assign(video, { currentTime: 0 }), { once: true });
  } else if (Number.isFinite(duration)) setLength(duration);
}

/** A file that this browser cannot play, to be opened elsewhere. */
function NotPlayable({ version, source }: { version: DraftVersion; source: string }) {
  const codec = version.video?.codec ?? '';
  return (
    <div className="grid justify-items-start gap-3 rounded-box bg-sunken p-5">
      <p>
        <Trans>This browser can’t play the video ({codec}). Download it to watch it in another program.</Trans>
      </p>
      <LinkButton to={source} reloadDocument download={version.video?.filename ?? true} icon={Download}>
        <Trans>Download the video</Trans>
      </LinkButton>
    </div>
  );
}
