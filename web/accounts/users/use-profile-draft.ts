import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonalInfo } from '../../../contract/accounts/users.ts';
import { ApiError, unreachable } from '../../lib/api.ts';
import { inPageLanguage, learnContractWords } from '../../lib/contract-words.ts';
import { useStoredDraft } from '../../lib/draft.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { type ProfileChanges, savePersonalInfoMutation } from './users.queries.ts';

export type ProfileDraft = Required<ProfileChanges>;
/** Constant, so that its identity is stable across renders. */
const nothing: Partial<ProfileDraft> = {};

type Errors = Record<string, string>;

/** Editable fields of the stored profile. */
function toDraft(info: PersonalInfo): ProfileDraft {
  const { completeness: _, missing: __, notification_preferences: ___, ...own } = info;
  return { ...own, first_name: own.first_name ?? '', business_name: own.business_name ?? '' };
}

async function loadSchemas() {
  try {
    return await import('./users.schemas.ts');
  } catch {
    throw unreachable();
  }
}

/** Profile form state: only changed fields are sent, empty texts as null. */
export function useProfileDraft(info: PersonalInfo, userId: string) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(savePersonalInfoMutation(client, userId));
  const stored = toDraft(info);
  const { draft: edited, ...kept } = useStoredDraft<Partial<ProfileDraft>>(`my-profile:${userId}`, nothing);
  const [errors, setErrors] = useState<Errors>({});
  const draft = { ...stored, ...edited };
  const changes = changesBetween(stored, edited);

  function set(fields: Partial<ProfileDraft>) {
    kept.change(fields);
    const touched = Object.keys(fields);
    setErrors(
      Object.fromEntries(Object.entries(errors).filter(([field]) => field !== 'root' && !touched.includes(field))),
    );
  }
  async function save(): Promise<boolean> {
    try {
      const [{ personalInfoBody }] = await Promise.all([loadSchemas(), learnContractWords()]);
      const judged = personalInfoBody.safeParse(changes);
      if (!judged.success) {
        const named = judged.error.issues.map(({ path, message }) => [
          String(path[0] ?? 'root'),
          inPageLanguage(message),
        ]);
        setErrors(Object.fromEntries(named.reverse()));
        return false;
      }
      await mutateAsync(judged.data);
      kept.drop(edited);
      return true;
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(Object.keys(fields).length > 0 ? fields : { root: reasonOf(error) });
      return false;
    }
  }
  return { draft, set, errors, save, isSaving: isPending, dirty: Object.keys(changes).length > 0 };
}

export type ProfileEditor = ReturnType<typeof useProfileDraft>;

function changesBetween(stored: ProfileDraft, edited: Partial<ProfileDraft>): ProfileChanges {
  const entries = Object.entries(edited).map(([field, value]) => [field, value === '' ? null : value] as const);
  const before = (field: string) => stored[field as keyof ProfileDraft] || null;
  return Object.fromEntries(
    entries.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before(field))),
  );
}
