import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Clash } from '../../../contract/work/exclusivity.ts';
import { type Agreed, findSide } from '../../campaigns/applications/agreement-access.service.ts';
import { sideOf } from '../../campaigns/applications/applications.policy.ts';
import { readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findNames } from '../../core/lookups/lookups.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { type OtherRow, selectOthers } from './exclusivity.queries.ts';
import { clashesOf, type Exclusivity, type OtherDeal } from './exclusivity.rules.ts';

const mostDeals = 200;

interface Asking {
  reader: Pick<User, 'id'>;
  /** Exclusivity of each offer; null: none. */
  asked: readonly (Exclusivity | null)[];
}

/** Clashes of offers on one application with other agreements of the influencer, as this side may know them. */
export async function findClashes(context: Context, agreed: Agreed, { reader, asked }: Asking): Promise<Clash[][]> {
  const { campaign, application } = agreed;
  const today = dateInIndia(context.now());
  const of = { influencerId: application.influencer_id, ownerId: campaign.creator_id };
  const rows = await selectOthers(context.db, { ...of, today, limit: mostDeals });
  if (rows.length === 0) return asked.map(() => []);
  const ids = [...campaign.categories, ...rows.flatMap(({ categories }) => categories)];
  const { category } = await findNames(context, { category: [...new Set(ids)], language: [], city: [] });
  const namesOf = (some: readonly string[]) => some.flatMap((id) => category.get(id) ?? []);
  const owner = (await findPeople(context, [campaign.creator_id])).get(campaign.creator_id);
  const wanted = {
    campaign: {
      categories: namesOf(campaign.categories),
      brand: owner?.businessName ?? owner?.fullname ?? '',
      endDate: campaign.end_date ?? today,
    },
    today,
    isInfluencer: sideOf(reader.id, campaign, application) === 'applicant',
  };
  const others = rows.map((row) => otherDeal(row, namesOf(row.categories)));
  return asked.map((one) => clashesOf({ ...wanted, asked: one }, others));
}

function otherDeal({ id, title, status, terms, agreed_at }: OtherRow, categories: readonly string[]): OtherDeal {
  const { exclusivity = null, end_date, creator } = terms as unknown as AgreementTerms;
  return {
    campaign: { id: String(id), title },
    categories,
    brand: creator.name,
    worksUntil: status === 'paid' ? null : end_date,
    exclusivity,
    agreedOn: dateInIndia(agreed_at),
  };
}

interface Query {
  user: User;
  applicationId: string;
  days?: number | undefined;
  from?: string | undefined;
  category?: string | undefined;
  brands?: string[] | undefined;
}

/** Clashes of an offer that is still written. */
export async function listClashes(context: Context, { user, applicationId, days, ...named }: Query): Promise<Clash[]> {
  const { application } = await findSide(context, { user, applicationId });
  const campaign = await readCampaignOf(context, application);
  const { from, category = null, brands = [] } = named;
  const asked = days === undefined ? null : { days, category, brands, ...(from ? { from } : {}) };
  const [clashes = []] = await findClashes(context, { campaign, application }, { reader: user, asked: [asked] });
  return clashes;
}
