import { createHash } from 'node:crypto';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { AgreedField } from '../../../contract/campaigns/campaign-fields.ts';
import type { OfferTerms } from '../../../contract/campaigns/offer-terms.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow, CampaignRow, OfferRow } from '../../../database/schema.ts';

/** SHA-256 of the terms in canonical form, so that anybody who has them can verify them. */
export function hashTerms(terms: AgreementTerms): string {
  return createHash('sha256').update(canonicalJson(terms)).digest('hex');
}

/** Canonical JSON: sorted keys, no spaces, without undefined values. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}

interface Deal {
  campaign: CampaignRow;
  application: ApplicationRow;
  offer: Pick<OfferRow, 'amount' | 'terms' | 'gst' | 'gst_basis_points'>;
  /** Current names of the two parties. */
  creatorName: string;
  influencerName: string;
  feePercent: number;
  revisions: number;
}

const rupees = (paise: number | null) => (paise === null ? null : toRupees(paise));

/** The terms that each field of the campaign becomes which applicants agree to. */
const agreedTerms = {
  brief: ({ campaign }) => ({ brief: campaign.brief }),
  platforms: ({ campaign }) => ({ platforms: campaign.platforms }),
  content: ({ offer }) => ({ deliverables: offer.terms.deliverables }),
  compensation: ({ campaign }) => ({ compensation: campaign.compensation ?? 'paid' }),
  budget_per_creator: ({ offer }) => ({ price: rupees(offer.amount) }),
  product_value: ({ campaign }) => ({ product_value: rupees(campaign.product_value) }),
  commission_percent: ({ campaign }) => ({ commission_percent: campaign.commission_percent }),
  start_date: ({ campaign }) => ({ start_date: campaign.start_date ?? '' }),
  end_date: ({ campaign }) => ({ end_date: campaign.end_date ?? '' }),
  usage_rights: ({ offer }) => ({ usage_rights: usageTerms(offer.terms) }),
  disclosure_label: ({ campaign }) => ({ disclosure_label: campaign.disclosure_label }),
  // It cannot change, but is no term.
  link: () => ({}),
  hashtags: ({ campaign }) => ({ hashtags: campaign.hashtags }),
  mentions: ({ campaign }) => ({ mentions: campaign.mentions }),
  dos: ({ campaign }) => ({ dos: campaign.dos }),
  donts: ({ campaign }) => ({ donts: campaign.donts }),
} satisfies Record<AgreedField, (deal: Deal) => Partial<AgreementTerms>>;

/** Terms that accepting this offer now would freeze. */
export function termsOf(deal: Deal): AgreementTerms {
  const { campaign, application } = deal;
  return {
    campaign_id: String(campaign.id),
    application_id: String(application.id),
    title: campaign.title,
    creator: { id: String(campaign.creator_id), name: deal.creatorName },
    influencer: { id: String(application.influencer_id), name: deal.influencerName },
    revisions: deal.revisions,
    platform_fee_percent: deal.feePercent,
    ready_by: application.ready_by,
    ...agreedFrom(deal),
    ...offeredTerms(deal.offer),
  };
}

/** Terms that only offers have; none of them where none was offered. */
function offeredTerms({ terms, gst, gst_basis_points: points }: Deal['offer']) {
  const { payments, exclusivity, days_online, partnership_ad_until, raw_files, collab_tag, idea_first } = terms;
  return {
    payments,
    exclusivity,
    days_online,
    partnership_ad_until,
    raw_files,
    collab_tag,
    idea_first,
    ...(points > 0 ? { gst: { amount: toRupees(gst), percent: points / 100 } } : {}),
  };
}

type Terms = typeof agreedTerms;
type TermOf<F extends keyof Terms> = ReturnType<Terms[F]>;
type AgreedTerms = { [F in keyof Terms as keyof TermOf<F>]: TermOf<F>[keyof TermOf<F>] };

function agreedFrom(deal: Deal): AgreedTerms {
  return Object.assign({}, ...Object.values(agreedTerms).map((term) => term(deal)));
}

/** Usage rights begin when a piece is paid, so their last day is not known yet. */
function usageTerms({ usage_rights: usage }: OfferTerms): AgreementTerms['usage_rights'] {
  return usage && { ...usage, until: null };
}
