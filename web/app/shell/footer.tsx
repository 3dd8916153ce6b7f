import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { wallClock } from '../../lib/intl.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** Footer of all but bare pages. Scroll anchoring is off, so that a growing list pushes it down. */
export function Footer() {
  return (
    <footer className="mt-[72px] [overflow-anchor:none] bg-[light-dark(var(--band),var(--sunken))] text-on-band">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 pt-14 pb-10 md:grid-cols-[4fr_2fr_2fr_4fr] md:gap-6">
          <About />
          <LinkList title={<Trans>Platform</Trans>}>
            <Item to={paths.home} label={<Trans>Home</Trans>} />
            <Item to={paths.solutions} label={<Trans>Solutions Provided</Trans>} />
            <Item to={paths.referralProgram} label={<Trans>Referral Program</Trans>} />
            <Item to={paths.faqs} label={<Trans>FAQs</Trans>} />
          </LinkList>
          <LinkList title={<Trans>Legal</Trans>}>
            <Item to={paths.terms} label={<Trans>Terms of Service</Trans>} />
            <Item to={paths.privacy} label={<Trans>Privacy Policy</Trans>} />
            <Item to={paths.cancellation} label={<Trans>Cancellation & Refund</Trans>} />
          </LinkList>
          <div className="col-span-2 md:col-span-1">
            <h2 className="mb-3 font-semibold text-on-band-2 text-sm">
              <Trans>Newsletter</Trans>
            </h2>
            <p className="mb-3 text-on-band-2">
              <Trans>One email a month: what creators charge, by city and format.</Trans>
            </p>
            <NewsletterForm />
          </div>
        </div>
        <Bottom />
      </div>
    </footer>
  );
}

function About() {
  const { brand, supportEmail } = useSite();
  return (
    <div className="col-span-2 md:col-span-1">
      <Link to={paths.home} className="inline-flex min-h-11 items-center no-underline focus-visible:outline-on-band">
        <Logo name={brand} onBand />
      </Link>
      <p className="mt-2 mb-4 max-w-[300px] text-on-band-2">
        <Trans>
          Where brands and influencers discover, connect and collaborate, and everyone sees the same numbers.
        </Trans>
      </p>
      <p className="text-sm">
        <span className="text-on-band-2">
          <Trans>Support</Trans>
        </span>
        <br />
        <a href={`mailto:${supportEmail}`} className={`${link} font-semibold`}>
          {supportEmail}
        </a>
      </p>
    </div>
  );
}

const link =
  'inline-flex min-h-9 items-center wrap-anywhere text-inherit no-underline hover:underline focus-visible:outline-on-band';

function LinkList({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-semibold text-on-band-2 text-sm">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function Item({ to, label }: { to: string; label: ReactNode }) {
  return (
    <li>
      <Link to={to} className={link}>
        {label}
      </Link>
    </li>
  );
}

function Bottom() {
  const { brand } = useSite();
  const { t } = useLingui();
  const year = wallClock(new Date()).getUTCFullYear();
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-[rgb(255_255_255/0.18)] border-t pt-4 pb-5 text-on-band-2 text-sm md:gap-x-6">
      <span className="flex-1 whitespace-nowrap">
        © {year} {brand}
      </span>
      <Link to={paths.terms} className={link}>
        <Trans>Terms</Trans>
      </Link>
      <Link to={paths.privacy} className={link}>
        <Trans>Privacy</Trans>
      </Link>
      <Link to={paths.cookies} className={link}>
        <Trans>Cookies</Trans>
      </Link>
      <Link to={paths.removeProfile()} className={link}>
        <Trans>Remove my profile</Trans>
      </Link>
      <a
        href="#top"
        aria-label={t`Back to top`}
        title={t`Back to top`}
        className="grid size-11 flex-none place-items-center rounded-ctl border-[1.5px] border-[rgb(255_255_255/0.35)] text-inherit hover:bg-[rgb(255_255_255/0.14)] focus-visible:outline-on-band"
      >
        <ArrowUp />
      </a>
    </div>
  );
}
