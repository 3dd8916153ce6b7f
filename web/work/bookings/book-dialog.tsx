import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CreatorPackage } from '../../../contract/campaigns/packages.ts';
import { bookingCalls, bookingMessageMaxLength } from '../../../contract/work/bookings.ts';
import { useOpenCampaigns } from '../../campaigns/invitations/open-campaigns.ts';
import { ApiError, request } from '../../lib/api.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSeesWhole } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Select } from '../../ui/forms/select.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface BookDialogProps {
  offered: CreatorPackage;
  creator: string;
  onClose: () => void;
}

/** Books a package: an offer of its work at its price, which the creator answers. */
export default function BookDialog({ offered, creator, onClose }: BookDialogProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [campaign, setCampaign] = useState('');
  const [message, setMessage] = useState('');
  // Members who work on named campaigns make none.
  const makesCampaigns = useSeesWhole();
  const { open = [] } = useOpenCampaigns();
  const choices = open.filter(({ type }) => type === 'standard');
  const chosen = campaign || (makesCampaigns ? '' : (choices[0]?.id ?? ''));
  const { book, isOver } = useBooking(offered.id);
  const { days, title } = offered;
  const price = formatRupees(offered.price);
  async function send() {
    const body = { campaign_id: chosen || null, message, price: offered.price, ...(isOver ? { confirm: true } : {}) };
    const reply = await book.mutateAsync(body).catch(() => null);
    if (!reply) return;
    showToast('success', t`Booked. ${creator} has been told and answers your offer.`);
    await navigate(paths.deal(reply.data.campaign_id, reply.data.id));
  }
  return (
    <Dialog
      title={<Trans>Book “{title}”</Trans>}
      onClose={book.isPending ? undefined : onClose}
      actions={
        <Button variant="primary" busy={book.isPending} disabled={!makesCampaigns && chosen === ''} onClick={send}>
          {isOver ? <Trans>Book for {price} anyway</Trans> : <Trans>Book for {price}</Trans>}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="num text-t2">
          {deliverablesInWords(offered.deliverables, i18n)} ·{' '}
          <Plural value={days} one="within # day" other="within # days" />
        </p>
        <Field
          label={<Trans>Campaign</Trans>}
          hint={
            makesCampaigns ? (
              <Trans>A new campaign is seen by you and {creator} only.</Trans>
            ) : (
              <Trans>You work on named campaigns: choose one that is open.</Trans>
            )
          }
        >
          <Select
            value={chosen}
            onChange={(event) => setCampaign(event.target.value)}
            options={[
              ...(makesCampaigns ? [{ id: '', name: t`A new campaign for this booking` }] : []),
              ...choices.map(({ id, title }) => ({ id, name: title })),
            ]}
          />
        </Field>
        <Field label={<Trans>Message</Trans>} aside={<Trans>optional</Trans>}>
          <Textarea
            value={message}
            maxLength={bookingMessageMaxLength}
            placeholder={t`What it is for, and what should be in it`}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        <p className="text-sm text-t3">
          <Trans>You pay nothing yet. {creator} accepts, counters or declines; you fund it afterwards.</Trans>
        </p>
        <FormError>{book.error ? reasonOf(book.error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}

function useBooking(id: string) {
  const client = useQueryClient();
  const key = useActionKey();
  const book = useMutation({
    mutationFn: (body: { campaign_id: string | null; message: string; price: number; confirm?: boolean }) =>
      request(bookingCalls.bookPackage, { params: { id }, body }, { idempotencyKey: key.keyFor({ id, ...body }) }),
    onSuccess: () => key.done(),
    onSettled: () =>
      Promise.all(
        [sharedKeys.campaigns, sharedKeys.applications].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  return { book, isOver: book.error instanceof ApiError && book.error.code === 'OVER_BUDGET' };
}
