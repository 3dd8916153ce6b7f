import { Trans, useLingui } from '@lingui/react/macro';
import type { Consent } from '../../../contract/accounts/consents.ts';
import { formatDate } from '../../lib/format.ts';

/** All consents given and withdrawn, latest first. */
export function ConsentHistory({ history }: { history: readonly Consent[] }) {
  const { t, i18n } = useLingui();
  const words: Record<Consent['kind'], string> = {
    terms: t`Terms of Service`,
    privacy: t`Privacy Policy`,
    newsletter: t`Newsletter`,
    email_notices: t`Email notifications`,
    opened_campaigns: t`Name shown to brands whose campaign I open`,
    social_data: t`Data from a social account`,
  };
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link text-sm">
        <Trans>History</Trans>
      </summary>
      <ol className="divide-y divide-line border-line border-t">
        {history.map((consent) => (
          <li
            key={`${consent.kind} ${consent.subject} ${consent.granted}`}
            className="flex flex-wrap justify-between gap-x-4 py-2 text-sm"
          >
            <span className="min-w-0">
              {words[consent.kind]}
              {consent.subject ? <span className="text-t3"> · {consent.subject}</span> : null}
            </span>
            <span className="num text-t3">
              <Span consent={consent} locale={i18n.locale} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Span({ consent, locale }: { consent: Consent; locale: string }) {
  const { version } = consent;
  const from = formatDate(consent.granted, { locale });
  const to = consent.withdrawn && formatDate(consent.withdrawn, { locale });
  if (to) {
    return (
      <Trans>
        {from} to {to}, version {version}
      </Trans>
    );
  }
  return (
    <Trans>
      since {from}, version {version}
    </Trans>
  );
}
