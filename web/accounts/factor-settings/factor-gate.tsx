import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/forms/button.tsx';
import { factorsQuery } from './factor-settings.queries.ts';

/** Asks for a second factor above its children, or instead of them where one is required. */
export function FactorGate({ children }: { children: ReactNode }) {
  const { data } = useQuery(factorsQuery);
  if (!data || data.passkeys > 0 || data.totp) return children;
  return (
    <>
      <section className="mb-6 flex flex-wrap items-center gap-3 rounded-card bg-amber-tint px-4 py-4 text-amber-t md:px-5">
        <ShieldCheck className="flex-none" />
        <p className="min-w-0 flex-1 basis-60">
          <b className="block">
            <Trans>Protect the console with a second factor</Trans>
          </b>
          <span className="text-sm">
            {data.required ? (
              <Trans>It opens once you’ve added a passkey or an authenticator app.</Trans>
            ) : (
              <Trans>Here it’s up to you. In production the console opens only with one.</Trans>
            )}
          </span>
        </p>
        <LinkButton to={paths.security}>
          <Trans>Set up</Trans>
        </LinkButton>
      </section>
      {data.required ? null : children}
    </>
  );
}
