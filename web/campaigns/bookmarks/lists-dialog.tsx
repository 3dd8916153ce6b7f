import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type BookmarkList, listsAtMost } from '../../../contract/campaigns/bookmarks.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useAddList, useRemoveList, useRenameList } from './bookmarks.queries.ts';

/** Creates, renames and deletes lists; their bookmarks remain. */
export function ListsDialog({ lists, onClose }: { lists: readonly BookmarkList[]; onClose: () => void }) {
  const add = useAddList();
  const [name, setName] = useState('');
  async function make(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    await add.mutateAsync(name.trim()).then(
      () => setName(''),
      () => {},
    );
  }
  return (
    <Dialog title={<Trans>Your lists</Trans>} onClose={onClose}>
      <form onSubmit={make} className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={<Trans>New list</Trans>}>
            <Input maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        </div>
        <Button type="submit" icon={Plus} busy={add.isPending} disabled={lists.length >= listsAtMost}>
          <Trans>Create</Trans>
        </Button>
      </form>
      <FormError>{add.isError ? reasonOf(add.error) : undefined}</FormError>
      <ul className="mt-4 divide-y divide-line">
        {lists.map((list) => (
          <li key={list.id} className="py-3">
            <ListRow list={list} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function ListRow({ list }: { list: BookmarkList }) {
  const { t } = useLingui();
  const rename = useRenameList(list.id);
  const remove = useRemoveList(list.id);
  const [name, setName] = useState(list.name);
  const failed = rename.error ?? remove.error;
  return (
    <>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <Input
            aria-label={t`Name of ${list.name}`}
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <IconButton
          icon={Check}
          label={t`Rename ${list.name}`}
          disabled={name.trim() === '' || name === list.name}
          onClick={() => rename.mutateAsync(name.trim()).catch(() => {})}
        />
        <IconButton
          icon={Trash2}
          label={t`Delete list ${list.name}`}
          onClick={() => remove.mutateAsync().catch(() => {})}
        />
      </div>
      <p className="num mt-1 text-sm text-t3">
        <Plural value={list.count} one="# favourite" other="# favourites" />
        {' · '}
        <Trans>Favourites stay when you delete a list</Trans>
      </p>
      <FormError>{failed ? reasonOf(failed) : undefined}</FormError>
    </>
  );
}
