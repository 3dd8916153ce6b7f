import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { DeliverableComment } from '../../../contract/work/deliverable-comments.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatPlace } from '../../lib/video-format.ts';
import { FormError } from '../../ui/forms/form-error.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { useAddComment } from './comments.queries.ts';
import { DraftComment } from './draft-comment.tsx';

interface DraftCommentsProps {
  piece: Deliverable;
  version: number;
  /** Of this version, with their answers. */
  comments: readonly DeliverableComment[];
  /** Place of the player; null where there is none. */
  at: number | null;
  onSeek: (seconds: number) => void;
}

/** Comments on a version of a draft: open ones first, resolved ones in a line. */
export function DraftComments({ piece, version, comments, at, onSeek }: DraftCommentsProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<'open' | 'all'>('open');
  const first = comments.filter(({ reply_to }) => reply_to === null);
  const open = first.filter(({ resolved }) => !resolved);
  const resolved = first.length - open.length;
  const nearest = at === null ? null : nearestTo(first, at);
  return (
    <section aria-label={t`Comments`} className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-3">
        <h4 className="h4">
          <Trans>Comments</Trans>
        </h4>
        <Segmented
          label={t`Which comments`}
          name={`comments-${piece.id}`}
          value={shown}
          onChange={setShown}
          segments={[
            { id: 'open', name: <Trans>Open {open.length}</Trans> },
            { id: 'all', name: <Trans>All {first.length}</Trans> },
          ]}
        />
      </header>
      <ol className="divide-y divide-line">
        {(shown === 'open' ? open : first).map((comment) => (
          <DraftComment
            key={comment.id}
            piece={piece}
            comment={comment}
            answers={comments.filter(({ reply_to }) => reply_to === comment.id)}
            isNear={comment.id === nearest?.id}
            onSeek={onSeek}
          />
        ))}
      </ol>
      {shown === 'open' && resolved > 0 ? (
        <p className="num flex items-center gap-2 border-line border-t px-4 py-2.5 text-sm text-t2">
          <CircleCheck className="size-4 text-ok" />
          <Plural value={resolved} one="# comment resolved" other="# comments resolved" />
        </p>
      ) : null}
      {piece.can.comment === true ? <AddComment piece={piece} version={version} at={at} /> : null}
    </section>
  );
}

/** The comment within a second of the playhead. */
function nearestTo(comments: readonly DeliverableComment[], at: number): DeliverableComment | undefined {
  return comments.find(({ at_second }) => at_second !== null && Math.abs(at_second - at) < 1);
}

function AddComment({ piece, version, at }: Pick<DraftCommentsProps, 'piece' | 'version' | 'at'>) {
  const { t } = useLingui();
  const add = useAddComment(piece.id);
  const [text, setText] = useState('');
  const place = at === null ? '' : formatPlace(at);
  const label = at === null ? t`Add a comment` : t`Comment at ${place}`;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    const here = at === null ? {} : { at_second: Math.round(at * 10) / 10 };
    await add.mutateAsync({ text, version, ...here }).then(
      () => setText(''),
      () => {},
    );
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-2 border-line border-t p-4">
      <div className="flex items-center gap-2">
        <Input
          maxLength={2_000}
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton type="submit" icon={Send} label={t`Send the comment`} bordered busy={add.isPending} />
      </div>
      <FormError>{add.error ? reasonOf(add.error) : null}</FormError>
    </form>
  );
}
