import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type MergeField, type RosterProfile, rosterCalls } from '../../../contract/operators/roster.ts';
import { request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';
import { useRosterAct } from './roster.queries.ts';

export type RosterAct = 'edit' | 'merge' | 'hide' | 'show' | 'erase';

interface RosterDialogProps {
  act: RosterAct;
  chosen: readonly RosterProfile[];
  onDone: () => void;
  onClose: () => void;
}

/** Confirms an action on the selected profiles. */
export function RosterDialog({ act, chosen, onDone, onClose }: RosterDialogProps) {
  const [first, second] = chosen;
  const done = () => {
    onDone();
    onClose();
  };
  if (act === 'edit' && first) return <EditDialog profile={first} onDone={done} onClose={onClose} />;
  if (act === 'merge' && first && second) return <MergeDialog a={first} b={second} onDone={done} onClose={onClose} />;
  if (act === 'hide' || act === 'show' || act === 'erase')
    return <ReasonedAct act={act} chosen={chosen} onDone={done} onClose={onClose} />;
  return null;
}

interface ReasonedActProps extends RosterDialogProps {
  act: 'hide' | 'show' | 'erase';
}

function ReasonedAct({ act, chosen, onDone, onClose }: ReasonedActProps) {
  const { t } = useLingui();
  const doing = useRosterAct(async (reason: string) => {
    for (const { id } of chosen) {
      if (act === 'erase') await request(rosterCalls.eraseRosterProfile, { params: { id }, body: { reason } });
      else await request(rosterCalls.updateRosterProfile, { params: { id }, body: { hidden: act === 'hide', reason } });
    }
  });
  const titles = {
    hide: <Trans>Hide from all lists and search?</Trans>,
    show: <Trans>Show again?</Trans>,
    erase: <Trans>Erase permanently?</Trans>,
  };
  const acts = { hide: <Trans>Hide</Trans>, show: <Trans>Show</Trans>, erase: <Trans>Erase</Trans> };
  return (
    <WordsDialog
      title={titles[act]}
      label={<Trans>Reason</Trans>}
      hint={<Trans>Recorded in the audit log.</Trans>}
      act={acts[act]}
      variant={act === 'erase' ? 'danger' : 'primary'}
      most={1_000}
      problemOf={(words) => (words.length < 3 ? t`Give a short reason.` : undefined)}
      refusal={doing.error ? reasonOf(doing.error) : undefined}
      onClose={onClose}
      onDone={async (words) => {
        await doing.mutateAsync(words);
        onDone();
      }}
    >
      {act === 'erase' ? (
        <Trans>
          Name, handles, email and numbers are erased at once and no import can add them again. You can’t undo this.
        </Trans>
      ) : (
        <Plural value={chosen.length} one="# profile." other="# profiles." />
      )}
    </WordsDialog>
  );
}

interface EditDialogProps {
  profile: RosterProfile;
  onDone: () => void;
  onClose: () => void;
}

function EditDialog({ profile, onDone, onClose }: EditDialogProps) {
  const saving = useRosterAct((body: object) =>
    request(rosterCalls.updateRosterProfile, { params: { id: profile.id }, body }),
  );
  const { form, errors, busy } = useContractForm({
    schema: async () => (await import('./roster.schemas.ts')).editBody,
    toBody: (values) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim() || null])),
    onSubmit: async (body) => {
      await saving.mutateAsync(body);
      onDone();
    },
  });
  return (
    <Dialog title={<Trans>Edit {profile.fullname}</Trans>} onClose={onClose}>
      <form {...form} className="grid gap-4 pt-2">
        <Field label={<Trans>Name</Trans>} error={errors.fullname} required>
          <Input name="fullname" defaultValue={profile.fullname} maxLength={120} />
        </Field>
        <Field label={<Trans>Bio</Trans>} error={errors.bio}>
          <Textarea name="bio" rows={3} defaultValue={profile.bio ?? ''} maxLength={2_000} />
        </Field>
        <Field label={<Trans>Email</Trans>} error={errors.email}>
          <Input name="email" type="email" defaultValue={profile.email ?? ''} />
        </Field>
        <Field label={<Trans>Mobile number</Trans>} error={errors.mobile}>
          <Input name="mobile" inputMode="numeric" defaultValue={profile.mobile ?? ''} />
        </Field>
        <Field label={<Trans>Website</Trans>} error={errors.website}>
          <Input name="website" defaultValue={profile.website ?? ''} />
        </Field>
        <FormError>{errors.root}</FormError>
        <Button type="submit" variant="primary" busy={busy}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

interface MergeDialogProps {
  a: RosterProfile;
  b: RosterProfile;
  onDone: () => void;
  onClose: () => void;
}

/** Merges B into A; the fields taken from B are chosen one by one. */
function MergeDialog({ a, b, onDone, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const [take, setTake] = useState<readonly MergeField[]>([]);
  const merging = useRosterAct(() =>
    request(rosterCalls.mergeRosterProfile, { params: { id: b.id }, body: { into: a.id, take: [...take] } }),
  );
  const lines: { field: MergeField; name: string; values: [string | null, string | null] }[] = [
    { field: 'fullname', name: t`Name`, values: [a.fullname, b.fullname] },
    { field: 'city', name: t`City`, values: [a.city?.name ?? null, b.city?.name ?? null] },
    { field: 'bio', name: t`Bio`, values: [a.bio, b.bio] },
    { field: 'email', name: t`Email`, values: [a.email, b.email] },
    { field: 'mobile', name: t`Mobile number`, values: [a.mobile, b.mobile] },
  ];
  const choose = (field: MergeField, isOfB: boolean) =>
    setTake((before) => [...before.filter((one) => one !== field), ...(isOfB ? [field] : [])]);
  return (
    <Dialog
      title={<Trans>Merge two profiles</Trans>}
      onClose={onClose}
      actions={
        <Button
          variant="peacock"
          busy={merging.isPending}
          onClick={() => merging.mutateAsync(undefined).then(onDone, () => {})}
        >
          <Trans>Merge</Trans>
        </Button>
      }
    >
      <p className="mb-3 text-sm text-t2">
        <Trans>Choose what to keep. All handles, sources and numbers are kept.</Trans>
      </p>
      {lines
        .filter(({ values: [own, other] }) => own !== null && other !== null && own !== other)
        .map(({ field, name, values }) => (
          <fieldset key={field} className="border-line border-t border-dashed py-2">
            <legend className="text-sm text-t3">{name}</legend>
            {values.map((value, at) => (
              <label key={at === 0 ? 'a' : 'b'} className="flex min-h-11 items-center gap-2.5 md:min-h-8">
                <input
                  type="radio"
                  name={field}
                  checked={take.includes(field) === (at === 1)}
                  onChange={() => choose(field, at === 1)}
                />
                <span className="min-w-0 truncate">{value}</span>
              </label>
            ))}
          </fieldset>
        ))}
      <ul className="mt-2 grid gap-1 rounded-box bg-sunken px-4 py-3 text-sm text-t2">
        <li>
          <Plural value={b.bookmarks} one="# bookmark will be moved" other="# bookmarks will be moved" />
        </li>
        <li>
          <Trans>The old link redirects to the new one</Trans>
        </li>
      </ul>
      <FormError>{merging.error ? reasonOf(merging.error) : undefined}</FormError>
    </Dialog>
  );
}
