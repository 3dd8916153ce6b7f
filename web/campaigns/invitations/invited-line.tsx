import { Plural } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { InvitationOutcome } from '../../../contract/campaigns/invitations.ts';
import { Card } from '../../ui/data/card.tsx';

interface InvitedLineProps {
  outcomes: readonly InvitationOutcome[];
  nameOf: (id: string) => string;
}

/** How many were invited, and who was not, with the reason. */
export function InvitedLine({ outcomes, nameOf }: InvitedLineProps) {
  const done = outcomes.filter(({ result }) => result).length;
  const refused = outcomes.filter(({ result }) => !result);
  return (
    <Card flat role="status" className="grid gap-2">
      {done > 0 ? (
        <p className="flex items-center gap-2.5 font-semibold">
          <CircleCheck className="text-ok" />
          <Plural value={done} one="# person invited" other="# people invited" />
        </p>
      ) : null}
      {refused.map(({ influencer_id: id, reason }) => (
        <p key={id} className="flex items-start gap-2.5">
          <CircleAlert className="mt-0.5 text-bad" />
          <span className="min-w-0">
            <b>{nameOf(id)}</b>: {reason}
          </span>
        </p>
      ))}
    </Card>
  );
}
