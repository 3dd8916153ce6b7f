import { Trans } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { nameOf } from '../../lib/people-names.ts';
import { useSession } from '../../lib/session.ts';

/** Says that the acting account opens once the person has a second factor. */
export function FactorAsked() {
  const { profile } = useSession();
  if (!profile?.needs_factor) return null;
  const account = nameOf(profile);
  return (
    <section className="flex items-center gap-3 rounded-card bg-amber-tint px-4 py-4 text-amber-t md:px-5">
      <ShieldCheck className="flex-none" />
      <p className="min-w-0">
        <b className="block">
          <Trans>{account} asks for a second factor</Trans>
        </b>
        <span className="text-sm">
          <Trans>Add a passkey or set up an authenticator app here. Then the account opens again.</Trans>
        </span>
      </p>
    </section>
  );
}
