import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Archive, Lock, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ErasureTerms } from '../../../contract/privacy/personal-data.ts';
import { formatDay } from '../../lib/format.ts';
import { Money } from '../../ui/data/money.tsx';

/** What goes, what stays and why, and what is lost with it. */
export function DeletionTerms({ terms }: { terms: ErasureTerms }) {
  const { i18n } = useLingui();
  const day = formatDay(terms.kept_until, { locale: i18n.locale });
  return (
    <div className="grid gap-4">
      <Part icon={Trash2} tone="text-bad" title={<Trans>Gone at once</Trans>}>
        <Trans>
          Your profile, picture, contacts and social accounts, what you wrote in messages and reviews, files,
          favourites, searches, payment methods, every device and sign-in. Open applications are withdrawn, campaigns
          that hold no money are closed, and the other side is told.
        </Trans>
      </Part>
      <Part icon={Archive} tone="text-t3" title={<Trans>Stays, as the law asks</Trans>}>
        <Trans>
          Records of money for eight financial years, which name you by a number alone. With your name only what is
          somebody else’s too: invoices as they were issued, and contracts. Everywhere else you are “Deleted user”.
        </Trans>
      </Part>
      <Part icon={Lock} tone="text-t3" title={<Trans>Locked away, then erased</Trans>}>
        <Trans>
          Your registration data (name, e-mail, mobile, consents) and the log of your sign-ins, because the law asks to
          keep them for a while. Nothing here reads them, and they are erased on {day}.
        </Trans>
      </Part>
      {terms.has_subscription || terms.wallet > 0 || terms.coins > 0 ? (
        <Part icon={TriangleAlert} tone="text-amber-t" title={<Trans>Lost with it</Trans>}>
          <ul className="grid gap-1">
            {terms.wallet > 0 ? (
              <li>
                <Trans>
                  <strong>
                    <Money value={terms.wallet} paise />
                  </strong>{' '}
                  in your wallet: withdraw it first if you want it.
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
                <Trans>Your subscription, with the time that is paid for. Nothing is debited any more.</Trans>
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
