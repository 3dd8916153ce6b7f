import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentMethod } from '../../../contract/money/payment-methods.ts';
import type { Payout } from '../../../contract/money/payouts.ts';
import { ApiError } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import type { useActionKey } from '../../lib/use-action-key.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useRefreshMoney } from '../../lib/wallet-query-key.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { judgeAmount } from './judge-amount.ts';
import { type PayoutRequest, quoteQuery, requestPayout } from './payouts.queries.ts';

export interface WithdrawalTerms {
  /** Enabled methods, default first; at least one. */
  methods: readonly PaymentMethod[];
  /** Id of the method just added, to be preselected. */
  addedId: string | undefined;
  /** In rupees. */
  minimum: number;
  withdrawable: number;
  /** Idempotency key, held outside the dialog so that a retry after a lost reply is the same request. */
  action: ReturnType<typeof useActionKey>;
}

interface Problems {
  amount?: string;
  method?: string;
  root?: string;
}

/** State of a withdrawal form: amount, account, preview, problems. */
export function useWithdrawal(terms: WithdrawalTerms, onSent: (payout: Payout) => void) {
  const { methods, addedId, action } = terms;
  const [amount, setAmount] = useState<number>();
  const [methodId, setMethodId] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});
  /** Sent without a reply: the payout may exist, and the same request may be retried. */
  const [unanswered, setUnanswered] = useState<PayoutRequest>();
  const sayWrong = useWrongWords(terms);
  const method = methods.find(({ id }) => id === (methodId ?? addedId)) ?? methods[0];
  const isRetry =
    unanswered !== undefined && unanswered.amount === amount && unanswered.payment_method_id === method?.id;
  const wrong = isRetry ? null : judgeAmount(amount, terms);
  const settled = useDebounced(amount);
  const quote = useQuery({ ...quoteQuery(settled ?? 0), enabled: judgeAmount(settled, terms) === null });
  const isQuoted = quote.data?.amount === amount;
  const refresh = useRefreshMoney();
  const failIn = useFailureWords();
  const send = useMutation({
    mutationFn: (body: PayoutRequest) => requestPayout(body, action.keyFor(body)),
    onSuccess: (payout) => {
      action.done();
      onSent(payout);
    },
    onError: (error, body) => {
      setUnanswered(isUnanswered(error) ? body : undefined);
      setProblems(failIn(error));
    },
    onSettled: refresh,
  });
  return {
    amount,
    method,
    problems,
    quote: quote.data,
    quoteError: quote.error,
    retryQuote: quote.refetch,
    isValid: wrong === null,
    isQuoted,
    isSending: send.isPending,
    setAmount: (value: number | undefined) => {
      setAmount(value);
      setProblems({});
    },
    setMethodId,
    /** Validates the amount on blur. */
    judge: () => setProblems(wrong && wrong !== 'none' ? { amount: sayWrong(wrong) } : {}),
    /** Returns false when the amount is invalid. */
    submit: (): boolean => {
      setProblems(wrong ? { amount: sayWrong(wrong) } : {});
      if (wrong === null && isQuoted && amount && method && !send.isPending) {
        send.mutate({ amount, payment_method_id: method.id });
      }
      return wrong === null;
    },
  };
}

function useWrongWords({ minimum, withdrawable }: WithdrawalTerms) {
  const { t } = useLingui();
  return (wrong: NonNullable<ReturnType<typeof judgeAmount>>) => {
    const [least, most] = [formatRupees(minimum), formatRupees(withdrawable)];
    if (wrong === 'too-much') return t`You can withdraw up to ${most}.`;
    return wrong === 'none' ? t`Enter an amount in rupees.` : t`Withdraw at least ${least}.`;
  };
}

/** Message for a failed request, and the note that a retry after a lost reply pays only once. */
function useFailureWords() {
  const { t } = useLingui();
  return (error: unknown): Problems => {
    const reason = reasonOf(error);
    if (!(error instanceof ApiError)) return { root: reason };
    const { amount, payment_method_id: method } = error.fields;
    if (amount || method) return { ...(amount ? { amount } : {}), ...(method ? { method } : {}) };
    if (error.code === 'NOT_FOUND') return { method: reason };
    if (error.code === 'NOT_ENOUGH_MONEY') return { amount: reason };
    if (!isUnanswered(error)) return { root: reason };
    return { root: `${reason} ${t`You can try again safely: you’ll only be paid once.`}` };
  };
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
