import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Note } from '../../../contract/campaigns/notes.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatShortDate } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { useSustained } from '../../lib/use-sustained.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { notesQuery, useAddNote } from './notes.queries.ts';

/** Someone who walks through a list by keyboard passes most of its rows in less. */
const pauseMs = 250;

/** Internal notes on `application:12` or `creator:34`, with a field for another. */
export function TeamNotes({ target }: { target: string }) {
  const { token } = useSession();
  const isStaying = useSustained(token !== null, pauseMs);
  const { data: notes, error, refetch } = useQuery({ ...notesQuery(target), enabled: isStaying });
  return (
    <section className="grid gap-3">
      <h3 className="h5 flex items-center justify-between gap-2">
        <Trans>Notes</Trans>
        <Tag icon={Lock}>
          <Trans>Team only</Trans>
        </Tag>
      </h3>
      {error ? <ErrorState title={reasonOf(error)} onRetry={refetch} /> : null}
      {notes || error ? null : <Skeleton className="h-16 rounded-box" />}
      {notes && notes.length > 0 ? (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ul>
      ) : null}
      <NoteForm target={target} />
    </section>
  );
}

function NoteRow({ note: { by, text, createdAt } }: { note: Note }) {
  const { i18n } = useLingui();
  return (
    <li className="flex gap-3 text-sm">
      <Avatar id={by?.id ?? ''} image={null} size={28} />
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">{by?.fullname}</span>{' '}
          <time dateTime={createdAt} className="num text-t3">
            {formatShortDate(createdAt, i18n.locale)}
          </time>
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-t2">
          {text}
        </p>
      </div>
    </li>
  );
}

function NoteForm({ target }: { target: string }) {
  const { t } = useLingui();
  const add = useAddNote(target);
  const [text, setText] = useState('');
  async function save(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    try {
      await add.mutateAsync(text);
      setText('');
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <form onSubmit={save} className="grid gap-2">
      <Field label={t`New note`} hint={t`@ and a member’s name tells them.`}>
        <Textarea value={text} rows={2} maxLength={2_000} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" size="sm" className="justify-self-end" disabled={add.isPending}>
        <Trans>Save note</Trans>
      </Button>
    </form>
  );
}
