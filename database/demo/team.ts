import type { MemberRole } from '../../contract/kit/permissions.ts';
import type { Database } from '../connection.ts';
import { insertReturningIds, insertRows } from '../insert.ts';
import type { DemoApplication } from './application-shape.ts';
import type { Business } from './business.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import { FEATURED } from './campaigns-featured.ts';
import { hoursBefore, type StoredCreator } from './creator-rows.ts';
import { loadTeamWork, type TeamMember } from './team-work.ts';

interface Setting {
  brands: readonly Business[];
  campaigns: readonly DemoCampaign[];
  applications: readonly DemoApplication[];
  creators: readonly StoredCreator[];
  now: Date;
  passwordHash: string;
}

interface TeamPlan {
  /** They sign in as `finance@demo.test` and so on. */
  signIn: 'finance' | 'manager' | 'reviewer' | 'agency';
  fullname: string;
  username: string;
  /** Name of the account they registered, if it is a business of its own. */
  business?: string;
  /** Days since they joined the demo brand. */
  days: number;
  activeHoursAgo: number;
  roles: MemberRole[];
  /** The only campaigns of the demo brand they work on. */
  campaigns?: string[];
  limit?: { payment: number; month: number };
  /** Further brands they act for. */
  clients?: [name: string, role: MemberRole, days: number][];
}

const TEAM: readonly TeamPlan[] = [
  {
    signIn: 'finance',
    fullname: 'Imran Sheikh',
    username: 'imran.accounts',
    days: 210,
    activeHoursAgo: 3,
    roles: ['finance'],
    limit: { payment: 10_000_000, month: 50_000_000 },
  },
  {
    signIn: 'manager',
    fullname: 'Lekha Thomas',
    username: 'lekha.kottaram',
    days: 160,
    activeHoursAgo: 1,
    roles: ['manager'],
    campaigns: [FEATURED.sadya, FEATURED.sambar],
  },
  {
    signIn: 'reviewer',
    fullname: 'Joel Varghese',
    username: 'joel.kottaram',
    days: 45,
    activeHoursAgo: 26,
    roles: ['reviewer'],
  },
  {
    signIn: 'agency',
    fullname: 'Sruthi Pillai',
    username: 'peepalandco',
    business: 'Peepal & Co.',
    days: 90,
    activeHoursAgo: 5,
    roles: ['manager'],
    clients: [
      ['Malabar Roasters', 'admin', 75],
      ['Nandini Drapes', 'finance', 60],
    ],
  },
];

/** User names reserved for the team. */
export const teamNames = (): string[] => TEAM.map(({ username }) => username);

/** Adds people with their own sign-ins to the team of the demo brand; one of them acts for further brands. Returns their home accounts. */
export async function loadTeam(db: Database, setting: Setting): Promise<number[]> {
  const { brands, campaigns, now } = setting;
  const [brand] = brands;
  if (!brand) return [];
  const homes = await insertReturningIds(
    db,
    'account',
    TEAM.map((plan) => accountRow(plan, setting)),
  );
  await insertRows(
    db,
    'business_profile',
    TEAM.map(({ fullname, business }, index) => ({
      account_id: homes[index],
      business_name: business ?? fullname,
      about: business ? 'Campaigns of food and handloom brands, planned from Kochi.' : '',
      updated_at: now,
    })),
  );
  const people = await readPeople(db, [brand.id, ...homes]);
  const owner = people.get(brand.id) ?? 0;
  const members = TEAM.map(({ fullname }, index): TeamMember => {
    const homeId = homes[index] ?? 0;
    return { personId: people.get(homeId) ?? 0, homeId, fullname };
  });
  const own = new Map(
    campaigns.flatMap(({ id, title, creator }) => (id && creator.id === brand.id ? [[title, id]] : [])),
  );
  const memberships = TEAM.flatMap((plan, index) =>
    membershipRows(plan, { brands, own, personId: members[index]?.personId ?? 0, owner, now }),
  );
  await insertRows(db, 'membership', memberships);
  // Those who registered only to join sign in to the account they joined.
  const joined = TEAM.flatMap(({ business }, index) => (business ? [] : [members[index]?.personId ?? 0]));
  await db.updateTable('person').set({ last_account_id: brand.id }).where('id', 'in', joined).execute();
  await loadTeamWork(db, {
    ...setting,
    brand,
    owner: { personId: owner, homeId: brand.id, fullname: brand.fullname },
    members,
  });
  return homes;
}

function accountRow(
  { signIn, fullname, username, business, days, activeHoursAgo }: TeamPlan,
  { now, passwordHash }: Setting,
) {
  const joined = hoursBefore(now, days * 24 + 1);
  const [first = '', ...rest] = fullname.split(' ');
  return {
    role: business ? 'partner' : 'brand',
    fullname,
    first_name: first,
    last_name: rest.join(' '),
    username,
    email: `${signIn}@demo.test`,
    email_verified_at: joined,
    is_demo: true,
    mobile_first: false,
    password_hash: passwordHash,
    locale: 'en',
    is_super_user: false,
    created_at: joined,
    updated_at: joined,
    last_active_at: hoursBefore(now, activeHoursAgo),
  };
}

/** Persons by the account they registered. */
async function readPeople(db: Database, accounts: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'home_account_id'])
    .where('home_account_id', 'in', accounts)
    .execute();
  return new Map(rows.map(({ id, home_account_id }) => [home_account_id, id]));
}

interface Joining {
  brands: readonly Business[];
  /** Ids of the demo brand's campaigns by title. */
  own: ReadonlyMap<string, number>;
  personId: number;
  owner: number;
  now: Date;
}

function membershipRows(
  { roles, days, campaigns, limit, clients = [] }: TeamPlan,
  { brands, own, personId, owner, now }: Joining,
) {
  const row = { person_id: personId, limit_payment: null, limit_month: null, campaign_ids: null, invited_by: null };
  const idOf = (name: string) => brands.find((brand) => brand.name === name)?.id;
  return [
    {
      ...row,
      account_id: brands[0]?.id,
      roles,
      limit_payment: limit?.payment ?? null,
      limit_month: limit?.month ?? null,
      campaign_ids: campaigns?.flatMap((title) => own.get(title) ?? []) ?? null,
      invited_by: owner,
      created_at: hoursBefore(now, days * 24),
    },
    ...clients.map(([name, role, since]) => ({
      ...row,
      account_id: idOf(name),
      roles: [role],
      created_at: hoursBefore(now, since * 24),
    })),
  ];
}
