import { Trans, useLingui } from '@lingui/react/macro';
import { signUpLinks } from '../../lib/sign-up-links.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { ProductWindow } from './product-window.tsx';

/** Headline, sign-up buttons, and a preview of the product. */
export function Hero() {
  const { i18n } = useLingui();
  return (
    <>
      <section className="wrap grid gap-6 pt-8 md:pt-14 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-12">
        <h1 className="d2 md:d1">
          <Trans>Find the creators your customers already trust</Trans>
        </h1>
        <div>
          <p className="lead">
            <Trans>Compare real numbers, post a brief in ten minutes and pay in rupees when the work is live.</Trans>{' '}
            {i18n.locale === 'hi' ? null : <span lang="hi">रचनाकार खोजें, भरोसे के साथ।</span>}
          </p>
          <WaysIn className="mt-5" />
        </div>
      </section>
      <div className="relative mt-10 pb-10 md:mt-14 md:pb-14">
        <div className="absolute inset-x-0 top-24 bottom-0 overflow-hidden">
          <JaaliBand id="landing-6" />
        </div>
        <ProductWindow />
      </div>
    </>
  );
}

/** The two sign-up buttons; the first is primary. */
export function WaysIn({ className = '' }: { className?: string }) {
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      <LinkButton variant="primary" size="lg" to={signUpLinks.brand} className="max-sm:w-full">
        <Trans>Post a campaign</Trans>
      </LinkButton>
      <LinkButton size="lg" to={signUpLinks.influencer} className="max-sm:w-full">
        <Trans>Join as an influencer</Trans>
      </LinkButton>
    </p>
  );
}
