import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import {
  type InvitationOutcome,
  invitationCalls,
  invitationMaxLength,
  invitedAtOnce,
} from '../../../contract/campaigns/invitations.ts';
import { request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useOpenCampaigns } from './open-campaigns.ts';

interface Invitee {
  id: string;
  fullname: string;
}

interface InviteDialogProps {
  /** People to invite; unclaimed profiles cannot be invited. */
  people: readonly Invitee[];
  /** True when all are to be chosen at first. */
  areChosen?: boolean;
  onClose: () => void;
}

/** Invites people to a campaign and shows the results; a single open campaign is preselected. */
export function InviteDialog({ people, areChosen = people.length === 1, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const { open, error, isPending } = useOpenCampaigns();
  const [campaign, setCampaign] = useState('');
  const [only, ...others] = people;
  const [chosen, setChosen] = useState<readonly string[]>(
    areChosen ? people.slice(0, invitedAtOnce).map(({ id }) => id) : [],
  );
  const [message, setMessage] = useState('');
  const key = useActionKey();
  const invite = useMutation({
    mutationFn: () => {
      const body = { influencer_ids: [...chosen], message };
      const options = { idempotencyKey: key.keyFor({ campaign, ...body }) };
      return request(invitationCalls.inviteToCampaign, { params: { id: campaign }, body }, options);
    },
    onSuccess: () => key.done(),
  });
  const close = invite.isPending ? undefined : onClose;
  if (invite.data) return <Outcomes outcomes={invite.data.data} people={people} onClose={onClose} />;
  const isFull = chosen.length >= invitedAtOnce;
  if (open?.length === 0) {
    return (
      <Dialog
        title={<Trans>Invite to a campaign</Trans>}
        onClose={onClose}
        actions={
          <LinkButton variant="primary" to={paths.createCampaign()}>
            <Trans>Post a campaign</Trans>
          </LinkButton>
        }
      >
        <p>
          <Trans>None of your campaigns is accepting applications right now.</Trans>
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={<Trans>Invite to a campaign</Trans>}
      onClose={close}
      actions={
        <Button
          variant="primary"
          busy={invite.isPending}
          disabled={campaign === '' || chosen.length === 0}
          onClick={() => invite.mutateAsync().catch(() => {})}
        >
          {only && others.length === 0 ? (
            <Trans>Invite {only.fullname}</Trans>
          ) : (
            <Plural value={chosen.length} _0="Invite" one="Invite # person" other="Invite # people" />
          )}
        </Button>
      }
    >
      <div className="grid gap-4" aria-busy={isPending}>
        <Field label={<Trans>Campaign</Trans>}>
          <Select
            value={campaign}
            onChange={(event) => setCampaign(event.target.value)}
            placeholder={t`Choose a campaign`}
            options={(open ?? []).map(({ id, title }) => ({ id, name: title }))}
          />
        </Field>
        {others.length > 0 ? (
          <fieldset>
            <legend className="font-semibold text-sm">
              <Trans>Who to invite (up to {invitedAtOnce})</Trans>
            </legend>
            <ul className="mt-1 max-h-60 overflow-y-auto rounded-ctl border border-line px-3 py-1">
              {people.map(({ id, fullname }) => {
                const isChosen = chosen.includes(id);
                return (
                  <li key={id}>
                    <Checkbox
                      checked={isChosen}
                      disabled={!isChosen && isFull}
                      onChange={() => setChosen(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
                    >
                      {fullname}
                    </Checkbox>
                  </li>
                );
              })}
            </ul>
          </fieldset>
        ) : null}
        <Field
          label={<Trans>Personal message (optional)</Trans>}
          aside={<Trans>optional</Trans>}
          hint={<Trans>Each person gets this as a message with a link to the campaign.</Trans>}
        >
          <Textarea
            rows={3}
            maxLength={invitationMaxLength}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        <FormError>{(invite.error ?? error) ? reasonOf((invite.error ?? error) as Error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}

interface OutcomesProps extends InviteDialogProps {
  outcomes: readonly InvitationOutcome[];
}

function Outcomes({ outcomes, people, onClose }: OutcomesProps) {
  const done = outcomes.filter(({ result }) => result).length;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.fullname ?? id;
  return (
    <Dialog
      title={<Plural value={done} _0="No one was invited" one="# person invited" other="# people invited" />}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {outcomes.map(({ influencer_id: id, result, reason }) => (
          <li key={id} className="flex items-start gap-2.5 py-2.5">
            {result ? <CircleCheck className="mt-0.5 text-ok" /> : <CircleAlert className="mt-0.5 text-bad" />}
            <span className="min-w-0">
              <b className="block">{nameOf(id)}</b>
              <span className="text-sm text-t3">{result ? <Trans>Invited by message</Trans> : reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
