import type { Plan } from '../../../contract/money/subscriptions.ts';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { JsonLd } from '../../ui/page/json-ld.tsx';

/** Structured data of the plans as offers of one product, for search engines. */
export function PlansJsonLd({ plans, description }: { plans: readonly Plan[]; description: string }) {
  const { brand, origin } = useSite();
  if (plans.length === 0) return null;
  const offers = plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.title,
    price: plan.discount_price,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url: origin + paths.plans,
    seller: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand },
  }));
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name: `${brand} Premium`,
        brand: { '@type': 'Brand', name: brand },
        image: origin + shareImage('page', 'plans'),
        description,
        offers,
      }}
    />
  );
}
