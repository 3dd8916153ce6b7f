import { Trans, useLingui } from '@lingui/react/macro';
import { objectives } from '../../../../contract/campaigns/campaign-enums.ts';
import { objectiveNames } from '../../../lib/campaign-labels.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import type { Fields } from './use-composer.ts';

/** Step: title, brief and objective. */
export function StepAbout({ body, change, errorOf, touch, isLocked }: Fields) {
  const { t, i18n } = useLingui();
  const [title, brief] = [body.title ?? '', body.brief ?? ''];
  const isJoint = body.type === 'joint';
  return (
    <div className="grid gap-4">
      <Field
        label={<Trans>Title</Trans>}
        aside={<Trans>{title.length} of 120</Trans>}
        error={errorOf('title')}
        hint={
          isJoint ? (
            <Trans>A short title for the plan you want others to join.</Trans>
          ) : (
            <Trans>A short title with the product and the idea.</Trans>
          )
        }
        required
      >
        <Input
          value={title}
          maxLength={120}
          placeholder={isJoint ? t`Handloom trail: ten looms in fourteen days` : t`Monsoon brew: two reels from home`}
          onChange={(event) => change({ title: event.target.value })}
          onBlur={() => touch('title')}
        />
      </Field>
      <Field
        label={<Trans>Brief</Trans>}
        aside={<Trans>{brief.length} of 5,000</Trans>}
        error={errorOf('brief')}
        hint={
          isLocked('brief') ? (
            <Trans>Already agreed with a creator, so you can’t change it.</Trans>
          ) : isJoint ? (
            <Trans>What you plan, why others should join and what each side gets.</Trans>
          ) : (
            <Trans>
              What the product is, what to show and what matters to you. Dos and don’ts come in the next step.
            </Trans>
          )
        }
        required
      >
        <Textarea
          rows={6}
          disabled={isLocked('brief')}
          className="max-h-96 min-h-40 md:min-h-40"
          value={brief}
          maxLength={5000}
          onChange={(event) => change({ brief: event.target.value })}
          onBlur={() => touch('brief')}
        />
      </Field>
      <Field label={<Trans>Objective</Trans>} error={errorOf('objective')} required>
        <Select
          placeholder={t`Choose one`}
          value={body.objective ?? ''}
          onChange={(event) =>
            change({ objective: objectives.find((objective) => objective === event.target.value) ?? null })
          }
          onBlur={() => touch('objective')}
          options={objectives.map((id) => ({ id, name: i18n._(objectiveNames[id]) }))}
        />
      </Field>
    </div>
  );
}
