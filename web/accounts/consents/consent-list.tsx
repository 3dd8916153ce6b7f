import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Consent, Consents, FreeConsent } from '../../../contract/accounts/consents.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { useMay } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { consentMutation, consentsQuery } from './consents.queries.ts';

/** The user's consents: revocable ones with a switch, others with a note on how they end. */
export function ConsentList() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(consentsQuery);
  const { profile } = useSession();
  const owns = useMay('own');
  // A consent is of the person: whoever acts for another's account changes nothing in it here.
  const isCreator = profile?.role === 'Influencer' && owns;
  const { mutateAsync } = useMutation(consentMutation(client));
  if (isError && !data) return <ErrorState title={t`Couldn’t load your consents`} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-96 rounded-box" />;
  const change = (kind: FreeConsent) => (granted: boolean) =>
    mutateAsync({ kind, granted }).catch((error) => showToast('error', reasonOf(error)));
  const standing = standingOf(data);
  return (
    <div className="grid gap-1">
      <Switch
        checked={data.newsletter}
        onChange={change('newsletter')}
        text={<Trans>One email a month: what creators charge, by city and format.</Trans>}
      >
        <Trans>Newsletter</Trans>
      </Switch>
      <Switch
        checked={data.email_notices}
        onChange={change('email_notices')}
        text={<Trans>We email you about things you haven’t seen here. Security alerts are always sent.</Trans>}
      >
        <Trans>Email notifications</Trans>
      </Switch>
      {isCreator ? (
        <Switch
          checked={data.opened_campaigns}
          onChange={change('opened_campaigns')}
          text={
            <Trans>
              They see your name and when you opened or saved their campaign. When off, you’re only counted.
            </Trans>
          }
        >
          <Trans>Show brands that I opened their campaign</Trans>
        </Switch>
      ) : null}
      <hr className="my-3 border-line border-t border-dashed" />
      <Binding name={<Trans>Terms of Service</Trans>} href={paths.terms} consent={standing('terms')} />
      <Binding name={<Trans>Privacy Policy</Trans>} href={paths.privacy} consent={standing('privacy')} />
      {data.history
        .filter(({ kind, withdrawn }) => kind === 'social_data' && !withdrawn)
        .map((consent) => (
          <AccountConsent key={`${consent.subject} ${consent.granted}`} consent={consent} />
        ))}
      <p className="mt-2 text-sm text-t3">
        <Trans>
          You accept the terms and the policy for as long as you have an account. To withdraw, delete your account
          below. Withdrawing consent doesn’t affect what we did before.
        </Trans>
      </p>
      <ConsentHistory history={data.history} />
    </div>
  );
}

function standingOf({ history }: Consents) {
  return (kind: Consent['kind']) => history.find((one) => one.kind === kind && !one.withdrawn);
}

interface RowProps {
  name: ReactNode;
  text: ReactNode;
  link: ReactNode;
}

function Row({ name, text, link }: RowProps) {
  return (
    <div className="flex min-h-11 items-center gap-3 py-1">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="num text-sm text-t3">{text}</p>
      </div>
      {link}
    </div>
  );
}

const linkClass = 'flex min-h-11 flex-none items-center px-1 font-semibold text-link text-sm';

function Binding({ name, href, consent }: { name: ReactNode; href: string; consent: Consent | undefined }) {
  const { i18n } = useLingui();
  if (!consent) return null;
  const { version } = consent;
  const day = formatDate(consent.granted, i18n);
  return (
    <Row
      name={name}
      text={
        <Trans>
          Version {version}, agreed {day}
        </Trans>
      }
      link={
        <a href={href} className={linkClass}>
          <Trans context="act">Read</Trans>
        </a>
      }
    />
  );
}

function AccountConsent({ consent }: { consent: Consent }) {
  const { i18n } = useLingui();
  const account = consent.subject ?? '';
  const day = formatDate(consent.granted, i18n);
  return (
    <Row
      name={<Trans>Data from {account}</Trans>}
      text={<Trans>Updated daily since {day}</Trans>}
      link={
        <a href="#social-accounts" className={linkClass}>
          <Trans>Disconnect</Trans>
        </a>
      }
    />
  );
}
