import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LookupKind, operatorLookupCalls } from '../../../contract/operators/operator-lookups.ts';
import { ApiError, request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { statesQuery } from '../../lib/lookups.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useAct } from './operator.queries.ts';

/** Adds a category, or an Indian city with coordinates and size. */
export function AddLookupDialog({ kind, onClose }: { kind: LookupKind; onClose: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [place, setPlace] = useState<Partial<Record<'latitude' | 'longitude' | 'weight', number>>>({});
  const [stateId, setStateId] = useState('');
  const states = useQuery({ ...statesQuery('IN'), enabled: kind === 'city' });
  const add = useAct(async () => {
    const { latitude = Number.NaN, longitude = Number.NaN, weight = 0 } = place;
    return kind === 'city'
      ? request(operatorLookupCalls.addCity, { body: { name, state_id: stateId, latitude, longitude, weight } })
      : request(operatorLookupCalls.addCategory, { body: { name } });
  });
  const wrong = add.error instanceof ApiError ? add.error.fields : {};
  async function send() {
    try {
      await add.mutateAsync(undefined);
      showToast('success', t`Added. Everyone sees it within five minutes.`);
      onClose();
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  return (
    <Dialog
      title={kind === 'city' ? <Trans>New city</Trans> : <Trans>New category</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={send}>
            <Trans>Add</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={<Trans>Name</Trans>} error={wrong.name} required>
          <Input maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        {kind === 'city' ? (
          <>
            <Field label={<Trans>State</Trans>} error={wrong.state_id} required>
              <Select
                placeholder={t`Choose a state`}
                value={stateId}
                onChange={(event) => setStateId(event.target.value)}
                options={states.data ?? []}
              />
            </Field>
            <div className="grid grid-cols-3 gap-3">
              <Field label={<Trans>Latitude</Trans>} error={wrong.latitude} required>
                <NumberInput
                  whole={false}
                  max={90}
                  value={place.latitude}
                  onChange={(latitude) => setPlace({ ...place, latitude: latitude ?? Number.NaN })}
                />
              </Field>
              <Field label={<Trans>Longitude</Trans>} error={wrong.longitude} required>
                <NumberInput
                  whole={false}
                  max={180}
                  value={place.longitude}
                  onChange={(longitude) => setPlace({ ...place, longitude: longitude ?? Number.NaN })}
                />
              </Field>
              <Field label={<Trans>People, in thousands</Trans>} error={wrong.weight}>
                <NumberInput value={place.weight} onChange={(weight) => setPlace({ ...place, weight: weight ?? 0 })} />
              </Field>
            </div>
          </>
        ) : null}
        <FormError>{add.error ? reasonOf(add.error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}
