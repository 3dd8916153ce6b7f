import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { LinkButton } from '../../ui/forms/button.tsx';
import { WaysIn } from './hero.tsx';

/** Prices; the plans are passed as children. */
export function PricesSection({ children }: { children: ReactNode }) {
  const { freeUnlocks, platformFee } = useSite().terms;
  return (
    <section id="prices" className="max-md:far wrap scroll-mt-16 pt-16 md:pt-24">
      <div className="mb-8 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="h1 md:d2">
            <Trans>Simple pricing, no hidden costs</Trans>
          </h2>
          <p className="lead mt-2.5">
            <Trans>
              {freeUnlocks} unlocks a month are free. Brands pay the agreed price and no fee on top. Our fee of{' '}
              {platformFee}%, including GST, is deducted from it once.
            </Trans>
          </p>
        </div>
        <Link to={paths.plans} className="link inline-flex min-h-11 items-center font-semibold text-sm">
          <Trans>Compare all plans</Trans>
        </Link>
      </div>
      {children}
    </section>
  );
}

/** First questions; the list is passed as children. */
export function QuestionsSection({ children }: { children: ReactNode }) {
  return (
    <section className="max-md:far wrap grid gap-8 pt-16 md:pt-24 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div>
        <h2 className="h1 md:d2">
          <Trans>Frequently asked questions</Trans>
        </h2>
        <p className="lead mt-3 mb-5">
          <Trans>Every answer has its own link, so you can share it with your finance team.</Trans>
        </p>
        <LinkButton to={paths.faqs}>
          <Trans>All questions</Trans>
        </LinkButton>
      </div>
      {children}
    </section>
  );
}

/** Closing call to action. */
export function FinalCall() {
  const { freeUnlocks } = useSite().terms;
  return (
    <section className="max-md:far wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-6 pt-16 pb-6 md:pt-24">
      <h2 className="h1 md:d2 max-w-[12em]">
        <Trans>Start with one brief and {freeUnlocks} free unlocks</Trans>
      </h2>
      <WaysIn />
    </section>
  );
}
