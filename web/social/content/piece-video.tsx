import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ContentItem } from '../../../contract/social/content.ts';
import { LinkButton } from '../../ui/forms/button.tsx';

interface PieceVideoProps {
  video: NonNullable<ContentItem['video']>;
  poster: string | undefined;
  label: string;
  /** Shown until play is pressed; the video is not loaded before. */
  cover: ReactNode;
}

/** An uploaded piece: its picture, then the player; offers the file where the browser cannot play it. */
export function PieceVideo({ cover, ...playing }: PieceVideoProps) {
  const { t } = useLingui();
  const [isStarted, setStarted] = useState(false);
  if (isStarted) return <Player {...playing} />;
  return (
    <>
      {cover}
      <button
        type="button"
        aria-label={t`Play the video`}
        onClick={() => setStarted(true)}
        className="absolute inset-0 m-auto grid size-18 cursor-pointer place-items-center rounded-leaf bg-[rgba(9,21,24,.76)] text-[#fffdf6] hover:bg-[rgba(9,21,24,.9)]"
      >
        <Play className="size-7 fill-current" />
      </button>
    </>
  );
}

function Player({ video, poster, label }: Omit<PieceVideoProps, 'cover'>) {
  const { t } = useLingui();
  const { codec } = video;
  // The address is signed anew with every answer; the one that plays goes on.
  const [source] = useState(video.url);
  const [isBroken, setBroken] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const node = player.current;
    // The button that had the focus has gone.
    node?.focus();
    // A short file can fail before React listens.
    if (node?.error) setBroken(true);
  }, []);
  if (isBroken) {
    return (
      <div className="grid place-items-center gap-3 bg-sunken p-6 text-center max-md:h-[400px] md:h-[740px]">
        <p className="max-w-70 text-t2">
          <Trans>This browser can’t play the video ({codec}). Download it to watch it in another program.</Trans>
        </p>
        <LinkButton to={source} reloadDocument download icon={Download}>
          <Trans>Download the video</Trans>
        </LinkButton>
      </div>
    );
  }
  return (
    <video
      ref={player}
      src={source}
      poster={poster}
      controls
      playsInline
      autoPlay
      aria-label={t`Video: ${label}`}
      className="w-full bg-[#0b1416] object-contain max-md:h-[400px] md:h-[740px]"
      onError={() => setBroken(true)}
    >
      <track kind="captions" />
    </video>
  );
}
