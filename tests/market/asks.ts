/** Fitting requests for every GET of the contract, derived from it: a call that no id fits is an error. */
import * as z from 'zod/mini';
import { dateInIndia } from '../../contract/kit/calendar.ts';
import type { Call } from '../../contract/kit/calls.ts';
import { everyCall, fillPath, type NamedCall } from '../requests.ts';
import type { ReaderRole, Side } from './sides.ts';

export interface Ask {
  /** `GET /campaign/{id}` with what is particular about it. */
  title: string;
  call: string;
  role: ReaderRole | 'nobody';
  /** Below `/api`. */
  path: string;
}

/** Calls that lead elsewhere or do not read the database, each with the reason. */
export const notAsked: Record<string, string> = {
  'GET /instagram/connect': 'leads to the provider',
  'GET /facebook/connect': 'leads to the provider',
  'GET /youtube/connect': 'leads to the provider',
  'GET /library/{id}/file':
    'refused where no rights were agreed, as everywhere in the market; the list reads the same rows',
  'GET /library/archive': 'refused like the file of a piece',
  'GET /library/{id}/rights': 'refused like the file of a piece',
  'GET /operator/imports/{id}/rejects': 'reads the list that is kept, which those of the market are not',
  'GET /user/export': 'a file that a person asks for once in months, made in parts',
};

/** Reader of a call that is not for businesses. */
const askedBy: Record<string, readonly ReaderRole[]> = {
  'GET /campaign/all/match_influencers': ['brand'],
  'GET /campaign/{id}/suggestions': ['brand'],
  'GET /campaign/{id}/viewers': ['brand'],
  'GET /campaign/deliverables/{id}/comments': ['brand'],
  'GET /library': ['brand'],
  'GET /crm': ['brand'],
  'GET /crm/imports': ['brand'],
  'GET /wallet/arriving': ['influencer'],
  'GET /wallet/payouts/{id}': ['influencer'],
  'GET /user/invoices/{id}': ['influencer'],
  'GET /wallet/paying': ['brand'],
  'GET /user/get_referal_link': ['brand', 'influencer'],
};

/** Pages for either side, whose path names nobody else. */
const everybody: readonly ReaderRole[] = ['brand', 'influencer'];

/** Which id of a side the parameter of a path is, by the beginning of the path. */
const meant: readonly (readonly [path: string, id: keyof Side['ids']])[] = [
  ['/campaign/applications/{applicationId}/dispute', 'disputed'],
  ['/campaign/applications/', 'application'],
  ['/campaign/deliverables/', 'deliverable'],
  ['/campaign/pledges/', 'pledge'],
  ['/campaign/apply_users/', 'campaign'],
  ['/campaign/chats/ties/', 'influencer'],
  ['/campaign/{id}/pledges', 'joint'],
  ['/campaign/{id}/shares', 'joint'],
  ['/campaign/{id}/pool', 'joint'],
  ['/campaign/{id}/spending', 'joint'],
  ['/campaign/{id}/proposals', 'joint'],
  ['/campaign/{id}/settlements', 'joint'],
  ['/campaign/{id}/statement', 'joint'],
  ['/campaign/{id}/history', 'joint'],
  ['/campaign/{id}', 'campaign'],
  ['/crm/', 'influencer'],
  ['/members/invitations/', 'invitation'],
  ['/user/invoices/', 'invoice'],
  ['/user/messages/attachments/', 'attachment'],
  ['/user/messages/since/', 'cursor'],
  ['/user/saved-searches/', 'search'],
  ['/user/', 'influencer'],
  ['/browseinfluencers/', 'influencer'],
  ['/influencers/', 'influencer'],
  ['/wallet/payouts/', 'payout'],
  ['/kit/', 'username'],
  ['/top-influencers/', 'city'],
  ['/operator/pool-disputes/', 'poolDispute'],
  ['/operator/disputes/', 'dispute'],
  ['/operator/users/', 'influencer'],
  ['/operator/reports/', 'report'],
  ['/operator/imports/', 'import'],
  ['/operator/lookups/', 'kind'],
];

/** Query parameters besides enumerations. */
const queries: Record<string, (side: Side) => string> = {
  'GET /notes': ({ ids }) => `target=creator:${ids.influencer}`,
  'GET /auth/checkUsernameAvailable': () => 'username=somebody.else',
  'GET /user/messages/search': () => 'q=reel',
  'GET /browseInfluencers/suggest': () => 'q=aar',
  'GET /browseInfluencers/lookalikes': ({ ids }) => `influencer_id=${ids.influencer}`,
  'GET /campaign/all/match_influencers': ({ ids }) => `influencer_id=${ids.influencer}`,
  'GET /campaign/{id}/net': () => 'amount=5000',
  'GET /campaign/applications/{applicationId}/net': () => 'amount=5000',
  'GET /wallet/payout/quote': () => 'amount=1000',
  'GET /subscription/check_subscription_status': ({ ids }) => `subscribedId=${ids.subscription}`,
  'GET /dashboard/events': () => `from=${dateInIndia(new Date())}`,
};

/** Filters that are no enumeration and change how a list is looked for. */
const searches: Record<string, readonly string[]> = {
  'GET /campaign/all/get_user_post_campaigns': [
    'q=saree',
    'category=food',
    'creator=1',
    'budget_min=1000',
    'city=kochi',
    'deadline_within=7',
    'parts=cards',
    'category=food&platform=instagram&budget_min=1000&sort=match',
  ],
  'GET /campaign/joint_campaigns': ['q=trail', 'category=travel'],
  'GET /library': ['q=reel'],
  'GET /crm': ['q=market', 'tag=onam'],
  'GET /operator/users': ['q=market'],
  'GET /operator/influencers': ['q=market'],
  'GET /user/get_chat_users_list/{userId}': ['q=chaska'],
};

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** One value each of what a query may choose among; formats of files are read by themselves. */
function chosenBy(call: Call): string[] {
  if (!call.query) return [];
  const schema = z.toJSONSchema(call.query, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    valuesOf(inner as JsonSchema).map((value) => `${name}=${encodeURIComponent(String(value))}`),
  );
}

function valuesOf(schema: JsonSchema): unknown[] {
  const parts = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[];
  const lists = parts.map(({ items }) => items).filter((items) => typeof items === 'object' && !Array.isArray(items));
  const found = [...parts, ...(lists as JsonSchema[])].flatMap(({ enum: values, const: only }) => values ?? only ?? []);
  return [...new Set(found)];
}

/** Every request of one side, those of both its readers where a call is for both. */
export function asksOf(side: Side): Ask[] {
  return everyCall
    .filter(({ call, title }) => call.method === 'GET' && !(title in notAsked))
    .flatMap((named) => asksFor(named, side));
}

function asksFor({ call, title }: NamedCall, side: Side): Ask[] {
  return rolesFor(call, title).flatMap((role) => {
    const base = queries[title]?.(side);
    const path = pathFor(call, side, role);
    if (path === null) return [];
    const isFirst = role === rolesFor(call, title)[0];
    const variants = [undefined, ...(isFirst ? [...chosenBy(call), ...(searches[title] ?? [])] : [])];
    return variants.map((variant) => {
      const query = [base, variant].filter(Boolean).join('&');
      const address = `${path}${query ? `?${query}` : ''}`;
      return { title: `${title}${variant ? ` ${variant}` : ''} (${role})`, call: title, role, path: address };
    });
  });
}

function rolesFor(call: Call, title: string): readonly Ask['role'][] {
  if (call.auth === 'public') return ['nobody'];
  if (call.auth === 'operator') return ['operator'];
  const isOfNobodyElse = !call.path.includes('{') || call.actor !== undefined;
  return askedBy[title] ?? (isOfNobodyElse ? everybody : ['brand']);
}

/** Null where this side has nothing that the path could name. */
function pathFor(call: Call, { ids, readers }: Side, role: Ask['role']): string | null {
  const [, own] = call.actor?.split('.') ?? [];
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    if (name === own && role !== 'nobody') return [name, readers[role].id];
    const id = meant.find(([path]) => call.path.startsWith(path))?.[1];
    if (!id) throw new Error(`Say in tests/market/asks.ts which ${name} GET ${call.path} means.`);
    return [name, ids[id]];
  });
  return params.some(([, id]) => id === undefined) ? null : fillPath(call, Object.fromEntries(params));
}
