import type { DemoApplication } from './application-shape.ts';

/** What both sides agreed on, in the shape in which the product freezes it: rupees, ids as text. */
export function agreementTerms({ id, campaign, influencer, quote }: DemoApplication): object {
  const rupees = (paise: number | null) => (paise === null ? null : paise / 100);
  return {
    campaign_id: String(campaign.id),
    application_id: String(id),
    title: campaign.title,
    creator: { id: String(campaign.creator.id), name: campaign.creator.name },
    influencer: { id: String(influencer.id), name: influencer.fullname },
    platforms: campaign.platforms,
    deliverables: campaign.content,
    compensation: campaign.compensation,
    price: rupees(quote),
    product_value: rupees(campaign.product_value),
    commission_percent: campaign.commission_percent,
    start_date: campaign.start_date,
    end_date: campaign.end_date,
    ready_by: null,
    disclosure_label: campaign.disclosure_label,
    hashtags: campaign.hashtags,
    mentions: campaign.mentions,
    dos: campaign.dos,
    donts: campaign.donts,
  };
}
