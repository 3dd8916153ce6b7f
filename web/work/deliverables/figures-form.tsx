import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { type FigureName, figureNames } from '../../../contract/work/figures.ts';
import { ApiError } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatCount } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { useChangeWork } from './deliverables.queries.ts';
import { figureLabels } from './piece-words.tsx';
import { ScreenshotsField } from './screenshots-field.tsx';

type Figures = Partial<Record<FigureName, number | undefined>>;

/** Reports figures of a published piece that is not read of a connected account. */
export function FiguresForm({ piece, onClose }: { piece: Deliverable; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const today = dateInIndia(new Date());
  const [figures, setFigures] = useState<Figures>({});
  const [asOf, setAsOf] = useState(today);
  const [screenshots, setScreenshots] = useState<string[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = useChangeWork(piece.id);
  const given = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(given).length === 0) return setErrors({ root: t`Enter at least one number.` });
    setErrors({});
    try {
      await send.mutateAsync({ figures: { ...given, as_of: asOf, screenshots } });
      showToast('success', t`Numbers saved.`);
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(Object.keys(fields).length > 0 ? fields : { root: reasonOf(error) });
    }
  }
  const known = ['as_of', 'figures.as_of', ...figureNames.map((name) => `figures.${name}`)];
  const other = Object.entries(errors).find(([field]) => !known.includes(field))?.[1];
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <fieldset className="grid gap-3">
        <legend className="mb-2">
          <span className="h5 block">
            <Trans>Results so far</Trans>
          </span>
          <span className="text-sm text-t2">
            <Trans>Totals since publishing, as shown by the platform. Leave out anything you don’t know.</Trans>
          </span>
        </legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {figureNames.map((name) => (
            <Field
              key={name}
              label={i18n._(figureLabels[name])}
              hint={<LastValue value={piece.figures?.[name] ?? null} />}
              error={errors[`figures.${name}`]}
            >
              <NumberInput
                value={figures[name]}
                maxLength={12}
                onChange={(value) => setFigures((before) => ({ ...before, [name]: value }))}
              />
            </Field>
          ))}
        </div>
        <Field label={<Trans>As of</Trans>} error={errors.as_of ?? errors['figures.as_of']} className="sm:max-w-56">
          <DateInput value={asOf} max={today} onChange={(event) => setAsOf(event.target.value)} />
        </Field>
      </fieldset>
      <ScreenshotsField campaignId={piece.campaign_id} ids={screenshots} onChange={setScreenshots} />
      <FormError>{other}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={send.isPending}>
          <Trans>Save numbers</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function LastValue({ value }: { value: number | null }) {
  if (value === null) return null;
  const last = formatCount(value);
  return <Trans>Previous: {last}</Trans>;
}
