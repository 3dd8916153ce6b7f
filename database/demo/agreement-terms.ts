import type { DemoApplication } from './application-shape.ts';

/** Frozen terms of an agreement in the product's shape: rupees, ids as text. */
export function agreementTerms({ id, campaign, influencer, quote }: DemoApplication): object {
  const rupees = (paise: number | null) => (paise === null ? null : paise / 100);
  return {
    campaign_id: String(campaign.id),
    application_id: String(id),
    title: campaign.title,
    brief: campaign.brief,
    creator: { id: String(campaign.creator.id), name: campaign.creator.name },
    influencer: { id: String(influencer.id), name: influencer.fullname },
    platforms: campaign.platforms,
    deliverables: campaign.content,
    revisions: 2,
    compensation: campaign.compensation,
    price: rupees(quote),
    platform_fee_percent: 5,
    product_value: rupees(campaign.product_value),
    commission_percent: campaign.commission_percent,
    start_date: campaign.start_date,
    end_date: campaign.end_date,
    ready_by: null,
    usage_rights: usageTerms(campaign),
    disclosure_label: campaign.disclosure_label,
    hashtags: campaign.hashtags,
    mentions: campaign.mentions,
    dos: campaign.dos,
    donts: campaign.donts,
  };
}

function usageTerms({ usage_days: days, usage_territory: territory }: DemoApplication['campaign']) {
  return territory === null ? null : { days, territory, until: null };
}
