import type { AgreementTerms } from '../../contract/applications.ts';
import { toRupees } from '../../contract/money.ts';
import type { ApplicationRow, CampaignRow } from '../../database/schema/campaign.ts';
import type { Context } from '../kit/context.ts';
import { findPeople } from '../people/people.service.ts';
import { hashTerms } from './agreement.rules.ts';
import { insertAgreement, selectAgreements } from './applications.queries.ts';

interface Accepted {
  campaign: CampaignRow;
  application: ApplicationRow;
}

/** Keeps what both sides agreed on, with its hash, as version 1 of their agreement. */
export async function freezeAgreement(tx: Context, { campaign, application }: Accepted): Promise<void> {
  const people = await findPeople(tx, [campaign.creator_id, application.influencer_id]);
  const party = (id: number) => {
    const person = people.get(id);
    return { id: String(id), name: person ? (person.businessName ?? person.fullname) : '' };
  };
  const rupees = (paise: number | null) => (paise === null ? null : toRupees(paise));
  const terms: AgreementTerms = {
    campaign_id: String(campaign.id),
    application_id: String(application.id),
    title: campaign.title,
    creator: party(campaign.creator_id),
    influencer: party(application.influencer_id),
    platforms: campaign.platforms,
    deliverables: campaign.content,
    compensation: campaign.compensation ?? 'paid',
    price: rupees(application.quote),
    platform_fee_percent: tx.config.platformFeePercent,
    product_value: rupees(campaign.product_value),
    commission_percent: campaign.commission_percent,
    start_date: campaign.start_date ?? '',
    end_date: campaign.end_date ?? '',
    ready_by: application.ready_by,
    disclosure_label: campaign.disclosure_label,
    hashtags: campaign.hashtags,
    mentions: campaign.mentions,
    dos: campaign.dos,
    donts: campaign.donts,
  };
  await insertAgreement(tx.db, {
    applicationId: application.id,
    terms,
    hash: hashTerms(terms),
    now: tx.now(),
  });
}

/** The terms in force of each of these applications that has an agreement. */
export async function readTerms(
  context: Context,
  applicationIds: readonly number[],
): Promise<Map<number, AgreementTerms>> {
  const agreements = await selectAgreements(context.db, applicationIds);
  return new Map(agreements.map(({ application_id, terms }) => [application_id, terms as unknown as AgreementTerms]));
}
