import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type OperatorChargeback, operatorChargebackCalls } from '../../../contract/operators/operator-chargebacks.ts';
import { request } from '../../lib/api.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Money } from '../../ui/data/money.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Records that payees and payer are the same person, with a choice among several payees. */
export function CollusionDialog({ chargeback, onClose }: { chargeback: OperatorChargeback; onClose: () => void }) {
  const { t } = useLingui();
  const left = chargeback.payees.flatMap(({ person, amount, is_colluder }) =>
    person && !is_colluder ? [{ person, amount }] : [],
  );
  const [chosen, setChosen] = useState(left.map(({ person }) => person.id));
  const isSome = left.length > 1;
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <ReasonDialog
      title={<Trans>Take this money back for collusion?</Trans>}
      act={<Trans>Collusion found</Trans>}
      variant="danger"
      done={t`Saved. We take back what they were paid.`}
      onAct={async (reason) => {
        const body = isSome ? { reason, payees: chosen } : { reason };
        await request(operatorChargebackCalls.findCollusion, { params: { id: chargeback.id }, body });
      }}
      onClose={onClose}
    >
      <Trans>
        We take back what they were paid from this payment; what is missing becomes their debt. Referral rewards of both
        sides end. You can’t undo this.
      </Trans>
      {isSome ? (
        <fieldset className="mt-3">
          <legend className="font-semibold">
            <Trans>Who acted together with the payer?</Trans>
          </legend>
          {left.map(({ person, amount }) => (
            <Checkbox
              key={person.id}
              checked={chosen.includes(person.id)}
              disabled={chosen.length === 1 && chosen.includes(person.id)}
              onChange={() => toggle(person.id)}
              count={<Money value={amount} paise />}
            >
              {nameOf(person)}
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
    </ReasonDialog>
  );
}
