import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { firstNameMark, type InvitationQuota } from '../../../contract/campaigns/invitations.ts';
import { formatDay } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { MessageField } from './message-field.tsx';

interface InvitationText {
  message: string;
  remind: boolean;
}

interface InvitationFormProps {
  text: InvitationText;
  onChange: (text: InvitationText) => void;
  quota: InvitationQuota;
  /** Name used in the preview. */
  firstReader: string | undefined;
  /** The Invite button. */
  act: ReactNode;
}

/** One message for everybody who is invited, with the first name of each. */
export function InvitationForm({ text, onChange, quota, firstReader, act }: InvitationFormProps) {
  const { i18n } = useLingui();
  const [isPreview, setPreview] = useState(false);
  const { message, remind } = text;
  const day = formatDay(quota.reminder_on, { locale: i18n.locale });
  const { sent, limit } = quota;
  const firstName = firstReader?.split(' ')[0] ?? '';
  return (
    <Card className="grid gap-3">
      <MessageField value={message} onChange={(next) => onChange({ ...text, message: next })} />
      <Checkbox checked={remind} onChange={(event) => onChange({ ...text, remind: event.target.checked })}>
        <Trans>Remind those who haven’t answered once, on {day}</Trans>
      </Checkbox>
      {isPreview && firstReader ? (
        <blockquote className="whitespace-pre-line rounded-box bg-sunken p-3">
          {message.replaceAll(firstNameMark, () => firstName)}
        </blockquote>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {act}
        <Button onClick={() => setPreview(!isPreview)} aria-expanded={isPreview} disabled={!firstReader}>
          {isPreview ? <Trans>Hide preview</Trans> : <Trans>Preview</Trans>}
        </Button>
        {limit === null ? null : (
          <p className="num ml-auto text-sm text-t3">
            <Trans>
              {sent} of {limit} invitations today
            </Trans>
          </p>
        )}
      </div>
    </Card>
  );
}
