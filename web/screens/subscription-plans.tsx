import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PlanAssurances } from '../features/plans/plan-assurances.tsx';
import { PlanGrid } from '../features/plans/plan-grid.tsx';
import { readPublicPlans } from '../features/plans/public-plans.ts';
import { SubscribeLink } from '../features/plans/subscribe-link.tsx';
import { pageContext } from '../lib/page-context.ts';
import { paths } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return { plans: await readPublicPlans(context.get(pageContext)) };
}

/** The plans for visitors. */
export default function SubscriptionPlans() {
  const { plans } = useLoaderData<typeof loader>();
  const { brand, origin, influencerClaim } = useSite();
  const { t } = useLingui();
  const description = t`Data on ${influencerClaim} social media influencers, a campaign collaboration tool and priority customer support.`;
  const offers = plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.title,
    price: plan.discount_price,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url: origin + paths.plans,
  }));
  return (
    <div className="wrap pt-8 md:pt-14">
      <PageMeta title={t`Subscription plans · ${brand}`} description={description} canonical={origin + paths.plans} />
      <JsonLd
        data={{
          '@type': 'Product',
          name: `${brand} Premium`,
          brand: { '@type': 'Brand', name: brand },
          description,
          offers,
        }}
      />
      <h1 className="h1 md:d2">
        <Trans>Premium Subscription Plans</Trans>
      </h1>
      <p className="lead mt-3 mb-8 max-w-[46em]">
        <Trans>
          Three unlocks a month are free for everybody. A plan has more of them, and data on {influencerClaim} social
          media influencers.
        </Trans>
      </p>
      <PlanGrid plans={plans} action={(_plan, suggested) => <SubscribeLink suggested={suggested} />} />
      <div className="mt-6">
        <PlanAssurances />
      </div>
    </div>
  );
}
