import { formatTag } from '../../../contract/kit/languages.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import { type PublicPage, publicPages } from '../../../contract/site/public-pages.ts';
import { findPosted } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findName } from '../../core/people/people.service.ts';
import { listTopCities } from '../../discovery/discovery/top-cities.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { listPlans } from '../../money/subscriptions/subscriptions.service.ts';
import type { SharePicture } from './share-picture.ts';
import { type ShareLanguage, shareWords } from './share-words.ts';

type Subject = Omit<SharePicture, 'brand'>;

interface Asked {
  kind: string;
  id: string;
  language: ShareLanguage;
}

/**
 * Content of a share picture; null for an unknown kind or page. A city without a ranking, and a campaign that is not
 * public, have the picture of the home page, so that a picture never reveals that something exists.
 */
export async function findSubject(context: Context, { kind, id, language }: Asked): Promise<SharePicture | null> {
  const brand = context.config.brandName;
  const find = kinds[kind as keyof typeof kinds];
  if (!Object.hasOwn(kinds, kind)) return null;
  if (kind === 'page' && !Object.hasOwn(publicPages, id)) return null;
  return { brand, ...((await find(context, id, language)) ?? (await findPage(context, 'home', language))) };
}

const kinds = { page: findPage, city: findCity, campaign: findCampaign };

async function findPage(context: Context, id: string, language: ShareLanguage): Promise<Subject> {
  const words = shareWords[language];
  const title = words.pages[id as PublicPage];
  const tile = id === 'home' ? 'landing-6' : `page-${id}`;
  if (id === 'referralProgram')
    return { tile, title, figure: inRupees(context.config.referral.reward * 100), line: words.referral };
  return { tile, title, line: words.about, ...(id === 'plans' ? await findCheapest(context, words.plans) : {}) };
}

async function findCheapest(context: Context, line: string) {
  const prices = (await listPlans(context)).map(({ discount_price }) => discount_price);
  return prices.length > 0 ? { line: `${line} ${inRupees(Math.min(...prices) * 100)}` } : {};
}

async function findCity(context: Context, id: string, language: ShareLanguage): Promise<Subject | null> {
  const city = (await listTopCities(context)).find((each) => each.id === id);
  const words = shareWords[language];
  return city ? { tile: city.id, title: words.city(city.name), line: words.cityLine(city.state) } : null;
}

async function findCampaign(context: Context, id: string, language: ShareLanguage): Promise<Subject | null> {
  const campaign = /^\d{1,15}$/.test(id) ? await findPosted(context, Number(id)) : undefined;
  const name = campaign && (await findName(context, campaign.creator_id));
  if (!campaign || !name) return null;
  const { title, type, budget_per_creator: pay, application_deadline: last } = campaign;
  const words = shareWords[language];
  const facts = [type === 'joint' ? words.joint : null, name, last && words.applyBy(dayIn(last, language))];
  return {
    tile: `campaign-${id}`,
    title,
    figure: pay === null ? undefined : inRupees(pay),
    line: facts.filter(Boolean).join(' · '),
  };
}

function dayIn(date: string, language: ShareLanguage): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const locale = formatTag(language);
  return new Intl.DateTimeFormat(locale, format).format(new Date(`${date}T00:00:00Z`));
}
