import { useState } from 'react';
import type { Payout } from '../../../contract/money/payouts.ts';
import { WithdrawForm, type WithdrawFormProps } from './withdraw-form.tsx';
import { WithdrawSent } from './withdraw-sent.tsx';

/** Withdrawal dialog, from the amount to the confirmation. */
export default function WithdrawDialog(props: Omit<WithdrawFormProps, 'onSent'>) {
  const [sent, setSent] = useState<Payout>();
  return sent ? <WithdrawSent payout={sent} onClose={props.onClose} /> : <WithdrawForm {...props} onSent={setSent} />;
}
