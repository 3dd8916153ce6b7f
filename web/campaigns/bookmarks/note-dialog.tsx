import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookmarkCard, noteLength } from '../../../contract/campaigns/bookmarks.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { listsQuery, useChangeBookmark } from './bookmarks.queries.ts';

const another = ' new';

interface NoteDialogProps {
  item: BookmarkCard;
  name: string;
  onClose: () => void;
}

/** Note and list of a bookmark. */
export function NoteDialog({ item, name, onClose }: NoteDialogProps) {
  const { t } = useLingui();
  const { data: lists = [] } = useQuery(listsQuery);
  const change = useChangeBookmark(item.id);
  const close = change.isPending ? undefined : onClose;
  const [note, setNote] = useState(item.note ?? '');
  const [list, setList] = useState(item.list);
  const [fresh, setFresh] = useState('');
  const names = [...new Set([...lists.map((each) => each.name), ...(item.list ? [item.list] : [])])];
  async function save() {
    await change.mutateAsync({ note, list: list === another ? fresh : list });
    onClose();
  }
  return (
    <Dialog
      title={name}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={change.isPending} onClick={() => save().catch(() => {})}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={<Trans>Note</Trans>} hint={<Trans>Only you can see this.</Trans>}>
          <Textarea rows={4} maxLength={noteLength} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Field label={<Trans>List</Trans>}>
          <Select
            value={list}
            onChange={(event) => setList(event.target.value)}
            placeholder={t`No list`}
            options={[...names.map((each) => ({ id: each, name: each })), { id: another, name: t`New list…` }]}
          />
        </Field>
        {list === another ? (
          <Field label={<Trans>Name of the new list</Trans>}>
            <Input maxLength={60} value={fresh} onChange={(event) => setFresh(event.target.value)} />
          </Field>
        ) : null}
        <FormError>{change.isError ? reasonOf(change.error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}
