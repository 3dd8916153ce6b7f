import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lookupQuery } from '../../lib/lookups.ts';
import { Combobox } from '../../ui/forms/combobox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { RatesField } from './rates-field.tsx';
import type { ProfileEditor } from './use-profile-draft.ts';

/** Topics and languages; for influencers also content types and rates. */
export function WorkFields({ editor, organisation }: { editor: ProfileEditor; organisation: boolean }) {
  const { t } = useLingui();
  const { draft, set, errors } = editor;
  const { data: categories = [] } = useQuery(lookupQuery('categories'));
  const { data: languages = [] } = useQuery(lookupQuery('languages'));
  const { data: contentTypes = [] } = useQuery(lookupQuery('contentTypes'));
  return (
    <div className="grid gap-4">
      <Field label={<Trans>Categories</Trans>} error={errors.categories}>
        <Combobox
          multiple
          options={categories}
          value={draft.categories}
          onChange={(ids) => set({ categories: ids })}
          emptyText={t`Category not found`}
          placeholder={t`Food, fashion, travel…`}
        />
      </Field>
      <Field label={<Trans>Languages</Trans>} error={errors.languages}>
        <Combobox
          multiple
          options={languages}
          value={draft.languages}
          onChange={(ids) => set({ languages: ids })}
          emptyText={t`Language not found`}
          placeholder={t`Hindi, Malayalam, English…`}
        />
      </Field>
      {organisation ? null : (
        <>
          <Field label={<Trans>Content you make</Trans>} error={errors.content_types}>
            <Combobox
              multiple
              options={contentTypes}
              value={draft.content_types}
              onChange={(ids) => set({ content_types: ids })}
              emptyText={t`Format not found`}
              placeholder={t`Reels, stories, videos…`}
            />
          </Field>
          <RatesField rates={draft.rates} onChange={(rates) => set({ rates: rates })} error={errors.rates} />
        </>
      )}
    </div>
  );
}
