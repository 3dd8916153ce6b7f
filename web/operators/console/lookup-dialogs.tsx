import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type LookupKind,
  type OperatorLookup,
  operatorLookupCalls,
} from '../../../contract/operators/operator-lookups.ts';
import { request } from '../../lib/api.ts';
import { allCitiesQuery } from '../../lib/lookup-names.ts';
import { lookupQuery } from '../../lib/lookups.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface LookupDialogProps {
  kind: LookupKind;
  one: OperatorLookup;
  onClose: () => void;
}

export function RenameDialog({ kind, one, onClose }: LookupDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(one.name);
  return (
    <ReasonDialog
      title={<Trans>Rename “{one.name}”</Trans>}
      act={<Trans>Rename</Trans>}
      done={t`Renamed. Everyone sees it within five minutes.`}
      onAct={(reason) =>
        request(operatorLookupCalls.renameLookup, { params: { kind, id: one.id }, body: { name: name.trim(), reason } })
      }
      onClose={onClose}
    >
      <Field label={<Trans>Name</Trans>} required>
        <Input maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
    </ReasonDialog>
  );
}

/** Retires an entry; existing uses keep it or are moved to another one. */
export function RetireDialog({ kind, one, onClose }: LookupDialogProps) {
  const { t } = useLingui();
  const [into, setInto] = useState('');
  const cities = useQuery({ ...allCitiesQuery, enabled: kind === 'city' });
  const categories = useQuery({ ...lookupQuery('categories'), enabled: kind === 'category' });
  const others = ((kind === 'city' ? cities.data : categories.data) ?? []).filter(({ id }) => id !== one.id);
  return (
    <ReasonDialog
      title={<Trans>Retire “{one.name}”?</Trans>}
      act={<Trans>Retire</Trans>}
      variant="danger"
      done={t`Retired. People can no longer choose it.`}
      onAct={(reason) =>
        request(operatorLookupCalls.retireLookup, {
          params: { kind, id: one.id },
          body: { reason, ...(into ? { into } : {}) },
        })
      }
      onClose={onClose}
    >
      <Field label={<Trans>Used in</Trans>}>
        <Select
          placeholder={t`It stays as it is`}
          value={into}
          onChange={(event) => setInto(event.target.value)}
          options={others.map(({ id, name }) => ({ id, name: t`Becomes ${name}` }))}
        />
      </Field>
    </ReasonDialog>
  );
}
