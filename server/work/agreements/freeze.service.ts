import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { ApplicationRow, CampaignRow, OfferRow } from '../../../database/schema.ts';
import { demandAdult } from '../../core/people/adults.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { actingPerson } from '../../kit/context/acting-person.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { insertAgreement } from './agreements.queries.ts';
import { hashTerms, termsOf } from './agreements.rules.ts';
import { updateLastDays } from './usage.queries.ts';

interface Offer {
  campaign: CampaignRow;
  application: ApplicationRow;
  /** The live offer, or the one just accepted. */
  offer: OfferRow;
}

/** Terms that accepting an offer would freeze at this moment. */
export async function draftTerms(context: Context, { campaign, application, offer }: Offer): Promise<AgreementTerms> {
  const people = await findPeople(context, [campaign.creator_id, application.influencer_id]);
  const nameOf = (id: number) => {
    const person = people.get(id);
    return person ? (person.businessName ?? person.fullname) : '';
  };
  return termsOf({
    campaign,
    application,
    offer,
    creatorName: nameOf(campaign.creator_id),
    influencerName: nameOf(application.influencer_id),
    feePercent: context.config.platformFeePercent,
    revisions: context.config.revisionsIncluded,
  });
}

/** Stores the agreed terms with their hash as version 1; refuses if they differ from what was read. */
export async function freezeAgreement(tx: Context, offer: Offer, readHash: string | undefined): Promise<void> {
  await demandAdult(tx, offer.application.influencer_id);
  const terms = await draftTerms(tx, offer);
  const hash = hashTerms(terms);
  if (readHash !== undefined && readHash !== hash) {
    throw refuse('CONFLICT', 'The terms have changed since you read them. Please read them again before you accept.');
  }
  await keepVersion(tx, { applicationId: offer.application.id, version: 1, terms });
}

interface Version {
  applicationId: number;
  version: number;
  terms: AgreementTerms;
  /** Person who accepted it; by default the one who sent the call. */
  personId?: number | null;
}

/** Inserts one version of an agreement; versions are immutable. */
export async function keepVersion(tx: Context, { applicationId, version, terms, personId }: Version): Promise<void> {
  await insertAgreement(tx.db, {
    application_id: applicationId,
    version,
    terms: JSON.stringify(terms),
    hash: hashTerms(terms),
    person_id: personId === undefined ? actingPerson() : personId,
    created_at: tx.now(),
  });
  await updateLastDays(tx.db, applicationId);
}
