import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Star, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type ContentItem, contentLimits } from '../../../contract/social/content.ts';
import { pictureAlt } from '../../lib/content-words.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { AddVideo } from './add-video.tsx';
import { addPieceMutation, contentQuery, placePieceMutation, removePieceMutation } from './content.queries.ts';

const told = (error: unknown) => showToast('error', reasonOf(error));
const onCard = 3;

/** One's own pieces: add and remove, and choose the three on the card. */
export function Portfolio({ userId }: { userId: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: pieces = [] } = useQuery(contentQuery(userId));
  const add = useMutation(addPieceMutation(client));
  const added = pieces.filter(({ source }) => source === 'added').length;
  async function upload(file: File | undefined) {
    if (!file) return;
    await add.mutateAsync({ file }).then(() => showToast('success', t`Picture added.`), told);
  }
  return (
    <div className="grid gap-5">
      {pieces.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2 md:grid-cols-5">
          {pieces.map((piece) => (
            <li key={piece.id}>
              <OwnPiece piece={piece} taken={pieces.flatMap(({ card_place }) => card_place ?? [])} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-t2">
          <Trans>Nothing here yet. Add your first picture, or a link to a post.</Trans>
        </p>
      )}
      {added < contentLimits.added ? (
        <>
          <FileDrop accept="image/jpeg,image/png,image/webp,image/avif" onFiles={([file]) => upload(file)}>
            <Trans>Add a picture: JPEG, PNG, WebP or AVIF, up to 10 MB</Trans>
          </FileDrop>
          <AddVideo onAdd={add.mutateAsync} />
          <LinkForm onAdd={(permalink) => add.mutateAsync({ permalink })} />
        </>
      ) : null}
      <p className="num text-sm text-t3">
        <Trans>
          {added} of {contentLimits.added} added by hand
        </Trans>
      </p>
    </div>
  );
}

function LinkForm({ onAdd }: { onAdd: (permalink: string) => Promise<unknown> }) {
  const { t } = useLingui();
  const [link, setLink] = useState('');
  async function submit(event: FormEvent) {
    event.preventDefault();
    await onAdd(link).then(() => setLink(''), told);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <Input
        aria-label={t`Link to a post`}
        placeholder="https://www.instagram.com/reel/…"
        type="url"
        value={link}
        onChange={(event) => setLink(event.target.value)}
        className="min-w-56 flex-1"
      />
      <Button type="submit" icon={Link2} disabled={link === ''}>
        <Trans>Add a link</Trans>
      </Button>
    </form>
  );
}

function OwnPiece({ piece, taken }: { piece: ContentItem; taken: readonly number[] }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const remove = useMutation(removePieceMutation(client));
  const choose = useMutation(placePieceMutation(client));
  const isChosen = piece.card_place !== null;
  const free = [1, 2, 3].find((place) => !taken.includes(place)) ?? onCard;
  return (
    <div className="relative">
      <ContentImage
        id={piece.id}
        picture={piece.picture}
        alt={pictureAlt(piece, t`you`, i18n)}
        sizes="(min-width: 768px) 150px, 33vw"
        className="aspect-4/5 rounded-[3px_8px_8px_8px]"
      />
      <div className="mt-1 flex justify-between">
        {piece.picture ? (
          <IconButton
            icon={Star}
            aria-pressed={isChosen}
            label={isChosen ? t`On your card` : t`Show on your card`}
            className={isChosen ? 'text-amber-t' : ''}
            onClick={() => choose.mutateAsync({ id: piece.id, place: isChosen ? null : free }).catch(told)}
          />
        ) : (
          <span />
        )}
        {piece.source === 'added' ? (
          <IconButton icon={Trash2} label={t`Remove`} onClick={() => remove.mutateAsync(piece.id).catch(told)} />
        ) : null}
      </div>
    </div>
  );
}
