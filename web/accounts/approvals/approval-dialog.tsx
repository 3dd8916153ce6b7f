import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Landmark, LockKeyhole, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Approval } from '../../../contract/accounts/approvals.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { whyNot } from '../../lib/can.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatClock, formatDate } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { askOf, isPayout, workOf } from './approval-words.tsx';
import { answerMutation, isOfOperators } from './approvals.queries.ts';

/** A payment that waits: who asks, to whom it goes, and what approving does. */
export function ApprovalDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { mutateAsync, isPending } = useMutation(answerMutation(useQueryClient(), approval));
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState('');
  const { id, amount, parts, campaign, message, can, expires_at: until } = approval;
  const { asked_by: asker, asked_by_me: isMine } = approval;
  const money = formatRupees(amount);
  const day = formatDate(until, { locale: i18n.locale });
  const asked = `${formatDate(approval.createdAt, { locale: i18n.locale })}, ${formatClock(approval.createdAt, i18n.locale)}`;
  const blocked = whyNot(can.approve);
  async function answer(status: 'approved' | 'refused') {
    const words = note.trim();
    if (status === 'refused' && words === '') return setRefusal(t`Say why, so that they know what to change.`);
    setRefusal('');
    try {
      await mutateAsync({ id, status, ...(words ? { note: words } : {}) });
      showToast('success', status === 'approved' ? t`${money} is on its way.` : t`Refused. Nothing was paid.`);
      onClose();
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  }
  return (
    <Dialog
      title={askOf(approval, i18n)}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          {can.refuse === true ? (
            <Button variant="danger" disabled={isPending} onClick={() => answer('refused')} className="md:mr-auto">
              <Trans>Refuse</Trans>
            </Button>
          ) : null}
          {/* On phones the cross does the same, and leaves room for the note. */}
          <Button disabled={isPending} onClick={onClose} className="max-md:hidden">
            <Trans>Decide later</Trans>
          </Button>
          {can.approve === true ? (
            <Button variant="primary" disabled={isPending} onClick={() => answer('approved')}>
              <Trans>Approve {money}</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-4">
        {campaign ? (
          <p className="text-sm text-t3">
            <Dotted>
              {campaign}
              {workOf(approval, i18n) || null}
            </Dotted>
          </p>
        ) : null}
        {asker && !isMine ? (
          <p className="flex items-center gap-3 rounded-box bg-sunken px-3 py-2 text-sm">
            <Avatar id={asker.id} size={40} />
            <span className="min-w-0 break-words">
              <b className="block font-semibold">{asker.fullname}</b>
              <span className="text-t3">
                <Trans>asked {asked}</Trans>
              </span>
              {message ? <span className="mt-1 block text-t2">“{message}”</span> : null}
            </span>
          </p>
        ) : null}
        <ul className="divide-y divide-line border-line border-b">
          {parts.map((part, index) => (
            <li key={index} className="flex items-baseline gap-3 py-2">
              {part.payee ? (
                <Avatar id={part.payee.id} image={part.payee.profile_image} size={24} className="self-center" />
              ) : null}
              <span className="grid min-w-0 flex-1 items-baseline gap-x-3 md:grid-cols-2">
                <span className="break-words">{part.payee ? nameOf(part.payee) : t`Deleted account`}</span>
                <span className="break-words text-sm text-t3">{deliverablesInWords(part.pieces, i18n)}</span>
              </span>
              <span className="num font-semibold">{formatRupees(part.amount, { paise: true })}</span>
            </li>
          ))}
          <li className="flex items-baseline gap-4 py-2 font-semibold">
            <span className="flex-1">
              <Trans>Together</Trans>
            </span>
            <span className="num">{formatRupees(amount, { paise: true })}</span>
          </li>
        </ul>
        <Effects approval={approval} day={day} />
        {blocked ? <p className="rounded-box bg-sunken px-3 py-2 text-sm">{blocked}</p> : null}
        {can.refuse === true ? (
          <Field label={<Trans>Note to the person who asks</Trans>} aside={<Trans>needed to refuse</Trans>}>
            <Textarea rows={2} maxLength={500} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
          </Field>
        ) : null}
        <FormError>{refusal}</FormError>
      </div>
    </Dialog>
  );
}

function Effects({ approval, day }: { approval: Approval; day: string }) {
  return (
    <div>
      <h3 className="h5">
        <Trans>If you approve</Trans>
      </h3>
      <ul className="mt-2 grid gap-2 text-sm text-t2">
        <li className="flex gap-2">
          <LockKeyhole className="mt-0.5 size-4 flex-none" />
          <Trans>It is checked again and carried out at once.</Trans>
        </li>
        <li className="flex gap-2">
          <Landmark className="mt-0.5 size-4 flex-none" />
          {isOfOperators(approval) ? (
            <Trans>The money moves at once, and the log names both of you.</Trans>
          ) : isPayout(approval) ? (
            <Trans>The money leaves for the account’s bank.</Trans>
          ) : (
            <Trans>To fund an agreement, the person who asked then completes the payment.</Trans>
          )}
        </li>
        <li className="flex gap-2">
          <Undo2 className="mt-0.5 size-4 flex-none" />
          <Trans>Without an answer it expires on {day}, and nothing is paid.</Trans>
        </li>
      </ul>
    </div>
  );
}
