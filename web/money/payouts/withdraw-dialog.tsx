import { useState } from 'react';
import type { Payout } from '../../../contract/money/payouts.ts';
import { WithdrawForm, type WithdrawFormProps } from './withdraw-form.tsx';
import { WithdrawSent } from './withdraw-sent.tsx';

/** From an amount to a payout that is on its way. */
export default function WithdrawDialog(props: Omit<WithdrawFormProps, 'onSent'>) {
  const [sent, setSent] = useState<Payout>();
  return sent ? <WithdrawSent payout={sent} onClose={props.onClose} /> : <WithdrawForm {...props} onSent={setSent} />;
}
