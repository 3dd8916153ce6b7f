import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ContentItem } from '../../../contract/social/content.ts';
import { LinkButton } from '../../ui/forms/button.tsx';

interface PieceVideoProps {
  video: NonNullable<ContentItem['video']>;
  poster: string | undefined;
  label: string;
}

/** Player of an uploaded piece; offers the file where the browser cannot play it. */
export function PieceVideo({ video, poster, label }: PieceVideoProps) {
  const { t } = useLingui();
  const { codec } = video;
  // The address is signed anew with every answer; the one that plays goes on.
  const [source] = useState(video.url);
  const [isBroken, setBroken] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  // A short file can fail before React listens.
  useEffect(() => {
    if (player.current?.error) setBroken(true);
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
      preload="metadata"
      aria-label={t`Video: ${label}`}
      className="w-full bg-[#0b1416] object-contain max-md:h-[400px] md:h-[740px]"
      onError={() => setBroken(true)}
    >
      <track kind="captions" />
    </video>
  );
}
