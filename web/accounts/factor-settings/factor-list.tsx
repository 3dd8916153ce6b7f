import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, LifeBuoy, Lock, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';
import { SettingRow } from '../../ui/data/setting-row.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { factorsQuery, removeTotpMutation, renewCodesMutation, startTotp } from './factor-settings.queries.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

/** Authenticator app, recovery codes and password. */
export function FactorList() {
  const { t } = useLingui();
  const { data, isPending, refetch } = useQuery(factorsQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (isPending) return <Skeleton className="h-51 rounded-card" />;
  if (!data) return <ErrorState title={t`Couldn’t load your security settings`} onRetry={refetch} />;
  return (
    <Card as="section" padding="none" aria-label={t`Second factors and password`}>
      <ul className="divide-y divide-line">
        <TotpRow since={data.totp?.since} onCodes={setCodes} />
        {data.passkeys > 0 || data.totp ? <CodesRow {...data.recovery_codes} onCodes={setCodes} /> : null}
        <SettingRow icon={Lock} title={<Trans>Password</Trans>} text={<Trans>Not in any list of leaked ones.</Trans>}>
          <LinkButton size="sm" to={`${paths.profileSettings}#password`}>
            <Trans>Change</Trans>
          </LinkButton>
        </SettingRow>
      </ul>
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </Card>
  );
}

interface Codes {
  onCodes: (codes: string[]) => void;
}

function TotpRow({ since, onCodes }: Codes & { since: string | undefined }) {
  const { t, i18n } = useLingui();
  const [started, setStarted] = useState<Awaited<ReturnType<typeof startTotp>>>();
  const { mutateAsync: remove } = useMutation(removeTotpMutation(useQueryClient()));
  const attempt = (act: () => Promise<unknown>) => act().catch((failure) => showToast('error', reasonOf(failure)));

  const turnOff = async () => {
    await remove();
    showToast('success', t`Authenticator app turned off.`);
  };
  const on = since && formatDate(since, { locale: i18n.locale });
  return (
    <SettingRow
      icon={ShieldCheck}
      tint={on ? 'green' : 'grey'}
      title={<Trans>Authenticator app</Trans>}
      text={on ? <Trans>A six-digit code. On since {on}</Trans> : <Trans>A six-digit code when you log in.</Trans>}
    >
      {on ? (
        <>
          <Tag tone="green" icon={Check}>
            <Trans>On</Trans>
          </Tag>
          <Button size="sm" onClick={() => attempt(turnOff)}>
            <Trans>Turn off</Trans>
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={() => attempt(async () => setStarted(await startTotp()))}>
          <Trans>Set up</Trans>
        </Button>
      )}
      {started ? (
        <TotpDialog
          started={started}
          onClose={() => setStarted(undefined)}
          onDone={(codes) => {
            setStarted(undefined);
            onCodes(codes);
          }}
        />
      ) : null}
    </SettingRow>
  );
}

function CodesRow({ left, total, onCodes }: Codes & { left: number; total: number }) {
  const { mutateAsync } = useMutation(renewCodesMutation(useQueryClient()));
  async function renew() {
    try {
      onCodes(await mutateAsync());
    } catch (failure) {
      showToast('error', reasonOf(failure));
    }
  }
  return (
    <SettingRow
      icon={LifeBuoy}
      tint="amber"
      title={<Trans>Recovery codes</Trans>}
      text={
        <Trans>
          {left} of {total} left. Each works once, when phone and laptop are gone.
        </Trans>
      }
    >
      <span aria-hidden="true" className="flex gap-0.5 max-md:hidden">
        {Array.from({ length: total }, (_, place) => (
          <span
            // Fixed list, so the position is a stable key.
            key={`code-${place + 1}`}
            className={place < left ? 'h-4 w-2 rounded-[2px] bg-amber-t' : 'h-4 w-2 rounded-[2px] bg-line'}
          />
        ))}
      </span>
      <Button size="sm" onClick={renew}>
        <Trans>New codes</Trans>
      </Button>
    </SettingRow>
  );
}
