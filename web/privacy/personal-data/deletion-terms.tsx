import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Archive, Lock, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ErasureTerms } from '../../../contract/privacy/personal-data.ts';
import { formatDay } from '../../lib/format.ts';
import { Money } from '../../ui/data/money.tsx';

/** Data deleted, data kept and why, and money forfeited. */
export function DeletionTerms({ terms }: { terms: ErasureTerms }) {
  const { i18n } = useLingui();
  const day = formatDay(terms.kept_until, { locale: i18n.locale });
  return (
    <div className="grid gap-4">
      <Part icon={Trash2} tone="text-bad" title={<Trans>Deleted at once</Trans>}>
        <Trans>
          Your profile, picture, contacts and social accounts, your messages and reviews, files, favourites, searches,
          payment methods, all devices and sign-ins. Open applications are withdrawn, campaigns without money on hold
          are closed, and the other side is notified.
        </Trans>
      </Part>
      <Part icon={Archive} tone="text-t3" title={<Trans>Kept, as the law requires</Trans>}>
        <Trans>
          Payment records for eight financial years, which identify you only by a number. Your name stays only in
          documents that also belong to someone else: issued invoices and contracts. Everywhere else you appear as
          “Deleted user”.
        </Trans>
      </Part>
      <Part icon={Lock} tone="text-t3" title={<Trans>Locked, then erased</Trans>}>
        <Trans>
          Your registration data (name, email, mobile, consents) and your sign-in log, because the law requires us to
          keep them for a while. They aren’t used for anything and are erased on {day}.
        </Trans>
      </Part>
      {terms.has_subscription || terms.wallet > 0 || terms.coins > 0 ? (
        <Part icon={TriangleAlert} tone="text-amber-t" title={<Trans>You lose</Trans>}>
          <ul className="grid gap-1">
            {terms.wallet > 0 ? (
              <li>
                <Trans>
                  <strong>
                    <Money value={terms.wallet} paise />
                  </strong>{' '}
                  in your wallet. Withdraw it first if you want to keep it.
                </Trans>
              </li>
            ) : null}
            {terms.coins > 0 ? (
              <li>
                <Plural value={terms.coins} one="# coin" other="# coins" />
              </li>
            ) : null}
            {terms.has_subscription ? (
              <li>
                <Trans>Your subscription, including the time you paid for. You won’t be charged again.</Trans>
              </li>
            ) : null}
          </ul>
        </Part>
      ) : null}
    </div>
  );
}

interface PartProps {
  icon: LucideIcon;
  tone: string;
  title: ReactNode;
  children: ReactNode;
}

function Part({ icon: Icon, tone, title, children }: PartProps) {
  return (
    <section className="flex gap-3">
      <Icon className={`mt-0.5 size-5 flex-none ${tone}`} />
      <div className="min-w-0 flex-1">
        <h3 className="h5">{title}</h3>
        <div className="mt-0.5 text-sm text-t2">{children}</div>
      </div>
    </section>
  );
}
