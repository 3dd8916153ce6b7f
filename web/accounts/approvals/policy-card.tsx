import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApprovalsPolicy } from '../../../contract/accounts/approvals.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { approvalsPolicyQuery, policyMutation } from './approvals.queries.ts';

/** The rule on payments, who can approve, and for owners the way to change it. */
export function PolicyCard({ isOwner }: { isOwner: boolean }) {
  const { data, error, refetch } = useQuery(approvalsPolicyQuery);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" padding="none">
      <CardHead
        line
        title={
          <h2 className="h4">
            <Trans>Approval rule</Trans>
          </h2>
        }
      >
        {data && isOwner ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            <Trans>Change the rule</Trans>
          </Button>
        ) : null}
      </CardHead>
      {error ? <ErrorState title={reasonOf(error)} onRetry={refetch} /> : null}
      {data ? <Rule policy={data} /> : null}
      {data || error ? null : <Skeleton className="m-4 h-32 rounded-box" />}
      {data && isOpen ? <PolicyDialog policy={data} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function Rule({ policy: { above, next, payers, approver_hours: hours } }: { policy: ApprovalsPolicy }) {
  const { i18n } = useLingui();
  const sum = formatRupees(above ?? 0);
  const nextSum = next?.above == null ? null : formatRupees(next.above);
  const day = next ? formatDate(next.applies_at, { locale: i18n.locale }) : '';
  return (
    <div className="grid gap-3 px-4 py-4 text-sm text-t2 md:px-5">
      <p className="text-base text-t1">
        {above === null ? (
          <Trans>No approval needed. Members who can pay, pay right away.</Trans>
        ) : above === 0 ? (
          <Trans>Every payment needs a second person.</Trans>
        ) : (
          <Trans>
            Payments above <b className="num">{sum}</b> need a second person.
          </Trans>
        )}
      </p>
      {next ? (
        <p className="rounded-box bg-amber-tint px-3 py-2 text-on-tint">
          {nextSum ? (
            <Trans>
              From {day} on: above {nextSum}.
            </Trans>
          ) : (
            <Trans>From {day}: no approval needed.</Trans>
          )}
        </p>
      ) : null}
      <p>
        <Trans>Several payments to one person within seven days count together.</Trans>
      </p>
      <p>
        <Trans>Requests expire after 3 days without an answer, and nothing is paid.</Trans>
      </p>
      <div>
        <h3 className="h5">
          <Trans>Who can approve</Trans>
        </h3>
        <ul className="mt-1">
          {payers.map(({ id, fullname }) => (
            <li key={id}>{fullname}</li>
          ))}
        </ul>
        <p className="mt-1 text-t3">
          <Trans>Not the person who asks, and only members of at least {hours} hours.</Trans>
        </p>
      </div>
    </div>
  );
}

type Choice = 'nobody' | 'above' | 'every';

function PolicyDialog({ policy, onClose }: { policy: ApprovalsPolicy; onClose: () => void }) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useMutation(policyMutation(useQueryClient()));
  const first: Choice = policy.above === null ? 'nobody' : policy.above === 0 ? 'every' : 'above';
  const [choice, setChoice] = useState<Choice>(first);
  const [sum, setSum] = useState(policy.above || undefined);
  const [refusal, setRefusal] = useState('');
  async function save() {
    if (choice === 'above' && !sum) return setRefusal(t`Enter the sum above which a second person decides.`);
    setRefusal('');
    try {
      const { next } = await mutateAsync(choice === 'nobody' ? null : choice === 'every' ? 0 : (sum ?? 0));
      showToast(
        'success',
        next ? t`Saved. The looser rule holds in 24 hours, and all owners are told.` : t`Saved. The rule holds now.`,
      );
      onClose();
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  }
  return (
    <Dialog
      title={t`Which payments need a second person?`}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={isPending} onClick={save}>
            <Trans>Save the rule</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioCards
          legend={t`Payments to creators and to the bank`}
          name="approvals"
          value={choice}
          onChange={setChoice}
          cards={[
            { id: 'nobody', title: t`Nobody has to ask`, text: t`Whoever may pay, pays.` },
            { id: 'above', title: t`Above a sum`, text: t`Together when several go to one person in seven days.` },
            { id: 'every', title: t`Every payment`, text: t`Two people for each rupee.` },
          ]}
        />
        {choice === 'above' ? (
          <Field label={<Trans>Above</Trans>} aside="₹">
            <NumberInput value={sum} onChange={setSum} />
          </Field>
        ) : null}
        <FormError>{refusal}</FormError>
      </div>
    </Dialog>
  );
}
