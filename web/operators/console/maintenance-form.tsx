import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hammer } from 'lucide-react';
import { useState } from 'react';
import { type Maintenance, maintenanceCalls } from '../../../contract/core/maintenance.ts';
import { ApiError, request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Card } from '../../ui/data/card.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Moment } from './moment.tsx';
import { maintenanceQuery, useAct } from './operator.queries.ts';

/** Switch for maintenance mode. */
export function MaintenanceForm() {
  const { data, error, refetch } = useQuery(maintenanceQuery);
  if (!data) {
    if (!error) return <Skeleton className="h-80 rounded-card" />;
    return (
      <ErrorState
        title={<Trans>Couldn’t load the maintenance switch</Trans>}
        text={reasonOf(error)}
        onRetry={refetch}
      />
    );
  }
  return <Form key={data.since ?? 'open'} now={data} />;
}

function Form({ now }: { now: Maintenance }) {
  const { t } = useLingui();
  const [message, setMessage] = useState(now.message);
  const [until, setUntil] = useState(now.until ? localTime(now.until) : '');
  const [isAsking, setAsking] = useState(false);
  const turn = useAct((isOn: boolean) =>
    request(maintenanceCalls.switchMaintenance, {
      body: isOn
        ? { is_on: true, message: message.trim(), until: until ? new Date(until).toISOString() : null }
        : { is_on: false },
    }),
  );
  const wrong = turn.error instanceof ApiError ? turn.error.fields : {};
  async function flip(isOn: boolean) {
    try {
      await turn.mutateAsync(isOn);
      showToast('success', isOn ? t`Closed. Everyone sees it within seconds.` : t`Reopened.`);
    } catch {
      // The form shows the error.
    }
    setAsking(false);
  }
  return (
    <Card as="section" className="grid max-w-[640px] gap-4">
      <p className="flex flex-wrap items-center gap-3">
        {now.is_on ? (
          <Tag tone="amber" size="md" icon={Hammer}>
            <Trans>Closed</Trans>
          </Tag>
        ) : (
          <Tag tone="green" size="md" icon={CircleCheck}>
            <Trans context="state">Open</Trans>
          </Tag>
        )}
        {now.since ? (
          <span className="text-sm text-t3">
            <Trans>since</Trans> <Moment at={now.since} />
          </span>
        ) : null}
      </p>
      <Field
        label={<Trans>Message for everyone</Trans>}
        hint={<Trans>Shown under the heading “Back soon”. Optional.</Trans>}
        error={wrong.message}
      >
        <Textarea maxLength={500} value={message} onChange={(event) => setMessage(event.target.value)} />
      </Field>
      <Field label={<Trans>Expected to reopen</Trans>} hint={<Trans>In your time zone</Trans>} error={wrong.until}>
        <Input type="datetime-local" value={until} onChange={(event) => setUntil(event.target.value)} />
      </Field>
      <FormError>{turn.error ? reasonOf(turn.error) : undefined}</FormError>
      <div className="flex flex-wrap gap-2">
        {now.is_on ? (
          <>
            <Button variant="primary" onClick={() => flip(false)}>
              <Trans>Reopen</Trans>
            </Button>
            <Button onClick={() => flip(true)}>
              <Trans>Edit message and time</Trans>
            </Button>
          </>
        ) : (
          <Button variant="danger" icon={Hammer} onClick={() => setAsking(true)}>
            <Trans>Close for maintenance</Trans>
          </Button>
        )}
      </div>
      {isAsking ? (
        <Dialog
          title={<Trans>Close the product?</Trans>}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>
                <Trans>Back</Trans>
              </Button>
              <Button variant="danger" onClick={() => flip(true)}>
                <Trans>Close now</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>
              Everyone except operators sees the maintenance page at once, and live connections end. Payments in
              progress continue: we still receive the gateway’s updates.
            </Trans>
          </p>
        </Dialog>
      ) : null}
    </Card>
  );
}

/** Value for a datetime-local input. */
function localTime(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
