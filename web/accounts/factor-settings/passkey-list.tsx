import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint, Plus } from 'lucide-react';
import { useState } from 'react';
import type { PasskeyReply } from '../../../contract/accounts/second-factors.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { formatAgo } from '../../lib/relative-time.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { SettingRow } from '../../ui/data/setting-row.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { reasonOfPasskey } from '../second-factors/passkeys.ts';
import { addPasskeyMutation, passkeysQuery, removePasskeyMutation } from './factor-settings.queries.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** Passkeys of the account: add, see and remove. */
export function PasskeyList() {
  const { t } = useLingui();
  const { data, isPending, refetch } = useQuery(passkeysQuery);
  const { mutateAsync } = useMutation(addPasskeyMutation(useQueryClient()));
  const [codes, setCodes] = useState<string[] | null>(null);

  async function add() {
    try {
      setCodes(await mutateAsync());
      showToast('success', t`Passkey added.`);
    } catch (failure) {
      showToast('error', reasonOfPasskey(failure));
    }
  }
  return (
    <Card as="section" padding="none" aria-label={t`Passkeys`}>
      <CardHead
        line
        title={
          <>
            <h2 className="h4">
              <Trans>Passkeys</Trans> {data?.length ? <span className="num text-t3">{data.length}</span> : null}
            </h2>
            <p className="text-sm text-t3">
              <Trans>Your fingerprint, face or device PIN. Nothing to type, nothing to steal.</Trans>
            </p>
          </>
        }
      >
        <Button variant="primary" icon={Plus} onClick={add} className="max-md:hidden">
          <Trans>Add a passkey</Trans>
        </Button>
      </CardHead>
      {isPending ? <Skeleton className="m-4 h-10" /> : null}
      {!isPending && !data ? <ErrorState title={t`Couldn’t load your passkeys`} onRetry={refetch} /> : null}
      {data?.length === 0 ? (
        <p className="px-4 py-4 text-t2 md:px-5">
          <Trans>No passkey yet. With one you log in without a password.</Trans>
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {data?.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <div className="border-line border-t p-4 md:hidden">
        <Button variant="primary" block icon={Plus} onClick={add}>
          <Trans>Add a passkey</Trans>
        </Button>
      </div>
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </Card>
  );
}

function PasskeyRow({ passkey: { id, name, provider, createdAt, last_used: used } }: { passkey: PasskeyReply }) {
  const { t, i18n } = useLingui();
  const { mutateAsync } = useMutation(removePasskeyMutation(useQueryClient()));
  async function remove() {
    try {
      await mutateAsync(id);
      showToast('success', t`Passkey removed.`);
    } catch (failure) {
      showToast('error', reasonOf(failure));
    }
  }
  const since = formatDate(createdAt, { locale: i18n.locale });
  const ago = used && formatAgo(used, { i18n });
  return (
    <SettingRow
      icon={Fingerprint}
      tint="blue"
      title={name}
      text={
        <Dotted>
          {provider}
          <Trans>since {since}</Trans>
        </Dotted>
      }
    >
      <span className="text-sm text-t3">{ago ? <Trans>Used {ago}</Trans> : <Trans>not used yet</Trans>}</span>
      <Button size="sm" onClick={remove} aria-label={t`Remove ${name}`}>
        <Trans>Remove</Trans>
      </Button>
    </SettingRow>
  );
}
