import { Trans, useLingui } from '@lingui/react/macro';
import { Check, RotateCcw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { DeliverableComment } from '../../../contract/work/deliverable-comments.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { notificationTime } from '../../lib/clocks.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatClock, formatShortDate } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { formatPlace } from '../../lib/video-format.ts';
import { cx } from '../../ui/cx.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { useAddComment, useResolveComment } from './comments.queries.ts';
import { Pin } from './pin.tsx';

interface DraftCommentProps {
  piece: Deliverable;
  comment: DeliverableComment;
  answers: readonly DeliverableComment[];
  /** At the playhead. */
  isNear: boolean;
  onSeek: (seconds: number) => void;
}

/** A comment with its answers: resolved in its first line, answered below. */
export function DraftComment({ piece, comment, answers, isNear, onSeek }: DraftCommentProps) {
  const { profile } = useSession();
  const { i18n } = useLingui();
  const { at_second: at, number, resolved, text, user, createdAt } = comment;
  const isRecent = notificationTime(createdAt, new Date()) === 'clock';
  const canAct = piece.can.comment === true;
  const firstName = user.fullname.split(' ')[0];
  return (
    <li className={cx('grid gap-2 px-4 py-3', isNear && 'bg-pea-tint')}>
      <div className="flex flex-wrap items-center gap-2">
        <Pin number={number} resolved={resolved} />
        {at === null ? null : (
          <button
            type="button"
            onClick={() => onSeek(at)}
            className="num hit-44 cursor-pointer font-semibold text-link"
          >
            {formatPlace(at)}
          </button>
        )}
        <span className="min-w-0 flex-1 text-sm">
          <b className="font-semibold">{user.id === profile?.id ? <Trans>You</Trans> : user.fullname}</b>{' '}
          <time dateTime={createdAt} className="num whitespace-nowrap text-t3">
            {isRecent ? formatClock(createdAt, i18n.locale) : formatShortDate(createdAt, i18n.locale)}
          </time>
        </span>
        {canAct ? <Resolve piece={piece} comment={comment} /> : null}
      </div>
      <p className="whitespace-pre-line text-sm [overflow-wrap:anywhere]">{text}</p>
      {answers.map((answer) => (
        <p key={answer.id} className="border-ctl border-l-2 pl-3 text-sm [overflow-wrap:anywhere]">
          <b>{answer.user.fullname.split(' ')[0]}:</b> {answer.text}
        </p>
      ))}
      {canAct && !resolved && user.id !== profile?.id ? (
        <Answer piece={piece} comment={comment} to={firstName ?? ''} />
      ) : null}
    </li>
  );
}

function Resolve({ piece, comment: { id, resolved, number } }: Pick<DraftCommentProps, 'piece' | 'comment'>) {
  const { t } = useLingui();
  const resolve = useResolveComment(piece.id);
  const act = () =>
    resolve.mutateAsync({ commentId: id, resolved: !resolved }).catch((error) => showToast('error', reasonOf(error)));
  return (
    <Button
      size="sm"
      icon={resolved ? RotateCcw : Check}
      busy={resolve.isPending}
      onClick={act}
      aria-label={resolved ? t`Open comment ${number ?? 0} again` : t`Resolve comment ${number ?? 0}`}
    >
      {resolved ? <Trans>Open again</Trans> : <Trans>Resolve</Trans>}
    </Button>
  );
}

interface AnswerProps extends Pick<DraftCommentProps, 'piece' | 'comment'> {
  to: string;
}

function Answer({ piece, comment: { id, version }, to }: AnswerProps) {
  const { t } = useLingui();
  const add = useAddComment(piece.id);
  const [text, setText] = useState('');

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    await add.mutateAsync({ text, version, reply_to: id }).then(
      () => setText(''),
      (error) => showToast('error', reasonOf(error)),
    );
  }
  return (
    <form onSubmit={onSubmit}>
      <Input
        aria-label={t`Answer ${to}`}
        placeholder={t`Answer ${to}`}
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
