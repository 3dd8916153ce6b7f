import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { pieceName } from '../../lib/campaign-labels.ts';
import { formatClock, formatDay } from '../../lib/format.ts';
import { formatVideo } from '../../lib/video-format.ts';
import { cx } from '../../ui/cx.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { commentsQuery, useLiveComments } from './comments.queries.ts';
import { DraftComments } from './draft-comments.tsx';
import { DraftPlayer } from './draft-player.tsx';
import { LabelAnswers } from './label-answers.tsx';
import type { PieceProps } from './piece-props.ts';
import { PieceWork } from './piece-work.tsx';

interface DraftProps extends PieceProps {
  /** Below the comments: the owner's answer. */
  answers: ReactNode;
  /** Below that. */
  beside: ReactNode;
  /** Below the work. */
  below: ReactNode;
}

/** Work handed in, version by version, with the comments of both sides. */
export default function Draft({ piece, campaign, as, answers, beside, below }: DraftProps) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<number>();
  const [at, setAt] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  const query = useQuery({ ...commentsQuery(piece.id), enabled: as !== 'side' });
  useLiveComments(piece.id);
  const shown = piece.versions.find(({ version }) => version === chosen) ?? piece.versions[0];
  if (!shown)
    return (
      <>
        {below}
        {answers}
        {beside}
      </>
    );
  const comments = (query.data ?? []).filter(({ version }) => version === shown.version);
  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
    setAt(seconds);
  };
  const name = pieceName(piece, i18n);
  // On a phone the comments of a video follow it at once; what is told of the work comes below them.
  const phone = (order: string) => shown.video !== null && order;
  const day = formatDay(shown.submitted_at, { locale: i18n.locale });
  const clock = formatClock(shown.submitted_at, i18n.locale);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 @2xl:grid-cols-[minmax(0,1fr)_300px] @4xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className={cx('grid min-w-0 gap-4', phone('@max-2xl:contents'))}>
        <div className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <VersionChoice
              piece={piece}
              shown={shown.version}
              onChange={(version) => {
                setChosen(version);
                setAt(0);
              }}
            />
            <p className="num text-sm text-t2">
              <Trans>
                Version {shown.version}, {day}, {clock}
              </Trans>
            </p>
          </div>
          {shown.video ? (
            <>
              <VideoFacts version={shown} />
              <DraftPlayer
                key={shown.version}
                {...{ version: shown, name, video, at, onTime: setAt }}
                comments={comments.filter(({ reply_to }) => reply_to === null)}
              />
            </>
          ) : null}
        </div>
        <div className={cx('grid min-w-0 gap-4', phone('@max-2xl:order-1'))}>
          <PieceWork campaign={campaign} piece={{ ...piece, ...shown, file: shown.video ? null : shown.file }} />
          {shown.version === piece.version ? <LabelAnswers piece={piece} /> : null}
        </div>
      </div>
      <div className={cx(column, phone('@max-2xl:contents'))}>
        {as === 'side' || (comments.length === 0 && piece.can.comment !== true) ? null : (
          <DraftComments {...{ piece, version: shown.version, comments, onSeek: seek }} at={shown.video ? at : null} />
        )}
        <div className={cx('grid min-w-0 gap-5 empty:hidden', phone('@max-2xl:order-2'))}>
          {answers}
          {beside}
        </div>
      </div>
      <div className={cx('grid min-w-0 gap-5 empty:hidden', phone('@max-2xl:order-3'))}>{below}</div>
    </div>
  );
}

const column = 'grid min-w-0 gap-5 @2xl:sticky @2xl:top-22 @2xl:row-span-2';

interface VersionChoiceProps {
  piece: PieceProps['piece'];
  shown: number;
  onChange: (version: number) => void;
}

function VersionChoice({ piece, shown, onChange }: VersionChoiceProps) {
  const { t } = useLingui();
  const options = piece.versions.map(({ version }) => ({ id: String(version), name: t`Version ${version}` }));
  if (options.length < 2) return null;
  const choice = { name: `version-${piece.id}`, value: String(shown) };
  return options.length > 4 ? (
    <Select
      {...choice}
      aria-label={t`Version`}
      options={options}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  ) : (
    <Segmented {...choice} label={t`Version`} segments={options} onChange={(version) => onChange(Number(version))} />
  );
}

function VideoFacts({ version }: { version: NonNullable<PieceProps['piece']['versions'][number]> }) {
  const { video, file } = version;
  if (!video || !file) return null;
  return (
    <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-t2">
      <span>{formatVideo(video, video.bytes)}</span>
      <a href={file} download={video.filename} className="link inline-flex items-center gap-1">
        <Download className="size-4" />
        <Trans>Download</Trans>
      </a>
    </p>
  );
}
