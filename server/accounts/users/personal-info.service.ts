import type { PersonalInfo, Rate } from '../../../contract/accounts/users.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import { truncate } from '../../../contract/kit/truncate.ts';
import { changeAccount } from '../../core/account-records/account-records.service.ts';
import { completePlace, findUnknownWord, type Place } from '../../core/lookups/lookups.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { faultAt, refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { type LocalizedText, msg } from '../../kit/i18n/messages.ts';
import { readPreferences } from '../../notifications/notifications/preferences.service.ts';
import { imitatesPlatform, reservedName } from '../auth/reserved-names.rules.ts';
import { changeProfile } from '../profiles/profiles.service.ts';
import { findPersonalInfo, findRates, lockAccount, replaceRates } from './personal-info.queries.ts';
import { birthDateProblem, misplacedFields } from './personal-info.rules.ts';
import { viewPersonalInfo } from './personal-info.views.ts';

type Optional<T> = { [K in keyof T]?: T[K] | undefined };
export type PersonalInfoChange = Optional<
  Omit<PersonalInfo, 'first_name' | 'business_name' | 'completeness' | 'missing' | 'notification_preferences'> & {
    first_name: string;
    business_name: string;
  }
>;

export async function readPersonalInfo(context: Context, accountId: number): Promise<PersonalInfo> {
  const row = await findPersonalInfo(context.db, accountId);
  if (!row) throw refuseNotFound('This account');
  const rates = await findRates(context.db, accountId);
  return viewPersonalInfo(row, rates, await readPreferences(context, accountId));
}

/** Saves personal information; an influencer's is searchable by brands. */
export async function updatePersonalInfo(
  context: Context,
  { accountId, change }: { accountId: number; change: PersonalInfoChange },
): Promise<PersonalInfo> {
  return inTransaction(context, async (tx) => {
    const account = await lockAccount(tx.db, accountId);
    if (!account) throw refuseNotFound('This account');
    const place = await checkedPlace(tx, accountId, change);
    const problems = {
      ...misplacedFields(account.role, change),
      ...(await unknownWords(tx, change)),
      ...place.problems,
    };
    const born = change.birth_date ? birthDateProblem(change.birth_date, dateInIndia(tx.now())) : null;
    if (born) problems.birth_date = born;
    if (change.business_name && imitatesPlatform(change.business_name, tx.config.brandName)) {
      problems.business_name = reservedName;
    }
    const names = namesOf(account, change);
    if (names && imitatesPlatform(names.fullname, tx.config.brandName)) problems.first_name = reservedName;
    refuseProblems(problems);
    if (names) {
      const { fullname, firstName, lastName } = names;
      const columns = { fullname, first_name: firstName, last_name: lastName, updated_at: tx.now() };
      await changeAccount(tx, accountId, columns);
    }
    const fields = {
      place: place.whole,
      languages: unique(change.languages),
      categories: unique(change.categories),
      contents: unique(change.content_types),
      website: change.website,
      bio: change.bio === '' ? null : change.bio,
      gender: change.gender,
      birthDate: change.birth_date,
      businessName: change.business_name,
    };
    await changeProfile(tx, { id: accountId, role: account.role, fields });
    if (change.rates && account.role === 'influencer') await replaceRates(tx.db, accountId, toRateRows(change.rates));
    return readPersonalInfo(tx, accountId);
  });
}

function unique(list: string[] | undefined): string[] | undefined {
  return list && [...new Set(list)];
}

function refuseProblems(problems: Record<string, LocalizedText>): void {
  const [[name, reason = ''] = []] = Object.entries(problems);
  if (name) throw refuse('BAD_INPUT', faultAt(name, reason), { fields: problems });
}

const chooseOther: Record<keyof Place, LocalizedText> = {
  country: 'Choose a country from the list that matches the state and city.',
  state: 'Choose a state from the list that matches the country and city.',
  city: 'Choose a city from the list that matches the country and state.',
};

/** The complete place after the change. A changed larger part drops the smaller ones. */
async function checkedPlace(tx: Context, accountId: number, change: PersonalInfoChange) {
  const nothing: { whole?: Place; problems: Record<string, LocalizedText> } = { problems: {} };
  if (change.country === undefined && change.state === undefined && change.city === undefined) return nothing;
  const before = await findPersonalInfo(tx.db, accountId);
  const kept = (given: string | null | undefined, old: string | null | undefined, isFree: boolean) =>
    given === undefined ? (isFree ? (old ?? null) : null) : given;
  const asked = {
    country: kept(change.country, before?.country_id, !change.city && !change.state),
    state: kept(change.state, before?.state_id, change.country === undefined && !change.city),
    city: kept(change.city, before?.city_id, change.country === undefined && change.state === undefined),
  };
  const whole = await completePlace(tx, asked);
  if (!('unknown' in whole)) return { whole, problems: {} };
  return { problems: { [whole.unknown]: chooseOther[whole.unknown] } };
}

async function unknownWords(tx: Context, change: PersonalInfoChange): Promise<Record<string, LocalizedText>> {
  const checks = [
    ['gender', 'gender', change.gender ? [change.gender] : []],
    ['languages', 'language', change.languages ?? []],
    ['categories', 'category', change.categories ?? []],
    ['content_types', 'content_type', change.content_types ?? []],
    ['rates', 'platform', change.rates?.map((rate) => rate.platform) ?? []],
    ['rates', 'content_type', change.rates?.map((rate) => rate.content_type) ?? []],
  ] as const;
  const problems: Record<string, LocalizedText> = {};
  for (const [field, table, ids] of checks) {
    const unknown = await findUnknownWord(tx, table, ids);
    if (unknown !== undefined) problems[field] = msg`"${{ word: truncate(unknown, 40) }}" is not in the list.`;
  }
  const kinds = change.rates?.map((rate) => `${rate.platform} ${rate.content_type}`) ?? [];
  if (new Set(kinds).size < kinds.length) problems.rates ??= 'Add only one price per platform and content type.';
  return problems;
}

function toRateRows(rates: readonly Rate[]) {
  return rates.map((rate) => ({
    platform_id: rate.platform,
    content_type_id: rate.content_type,
    price: toPaise(rate.price),
  }));
}

/** Names of an account after a change; null when unchanged. */
function namesOf(
  account: { fullname: string; first_name: string | null; last_name: string | null },
  change: { first_name?: string | undefined; last_name?: string | null | undefined },
) {
  if (change.first_name === undefined && change.last_name === undefined) return null;
  const firstName = change.first_name ?? account.first_name ?? account.fullname;
  const lastName = (change.last_name === undefined ? account.last_name : change.last_name) || null;
  return { fullname: lastName ? `${firstName} ${lastName}` : firstName, firstName, lastName };
}
