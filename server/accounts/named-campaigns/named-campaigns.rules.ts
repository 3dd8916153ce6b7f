import type { Call } from '../../../contract/kit/calls.ts';

/** Things of a campaign that a request may name. */
const campaignThings = [
  ...(['campaign', 'application', 'deliverable', 'offer', 'change_order', 'pledge'] as const),
  ...(['pool_spending', 'pool_proposal', 'review', 'campaign_file'] as const),
] as const;
export type CampaignThing = (typeof campaignThings)[number];

/** Things by the beginning of a call's path; any other path below `/campaign` names the campaign. */
const paths: readonly (readonly [RegExp, CampaignThing | null])[] = [
  [/^\/campaign\/(applications|update_user_applied_status)\/\{/, 'application'],
  [/^\/(campaign\/deliverables|library)\/\{/, 'deliverable'],
  [/^\/campaign\/offers\/\{/, 'offer'],
  [/^\/campaign\/change-orders\/\{/, 'change_order'],
  [/^\/campaign\/pledges\/\{/, 'pledge'],
  [/^\/campaign\/spending\/\{/, 'pool_spending'],
  [/^\/campaign\/proposals\/\{/, 'pool_proposal'],
  [/^\/campaign\/reviews\/\{/, 'review'],
  [/^\/campaign\/files\/\{/, 'campaign_file'],
  // Names an account.
  [/\{userId\}/, null],
  [/^\/campaign\/([^{]*\/)?\{/, 'campaign'],
];

/** Fields of a query or body that name one. */
const fields: Readonly<Record<string, CampaignThing>> = {
  campaign_id: 'campaign',
  application_id: 'application',
  application_ids: 'application',
};

/** A target of a note; notes on creators belong to no campaign. */
const noteTarget = /^application:(\d+)$/;

interface Named {
  thing: CampaignThing;
  ids: string[];
}

interface Parts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Ids of campaigns and their parts in a request. The first id of a path is the thing's; further ones are within it. */
export function namedBy({ path }: Pick<Call, 'path'>, { params, query, body }: Parts): Named[] {
  const found: Named[] = [];
  const thing = paths.find(([pattern]) => pattern.test(path))?.[1];
  const first = /\{(\w+)\}/.exec(path)?.[1];
  const id = first && (params as Record<string, string> | undefined)?.[first];
  if (thing && id) found.push({ thing, ids: [id] });
  for (const part of [query, body]) {
    for (const [field, named] of Object.entries(fields)) {
      const value = (part as Record<string, unknown> | null | undefined)?.[field];
      if (value !== undefined && value !== null) found.push({ thing: named, ids: [value].flat().map(String) });
    }
    const noted = noteTarget.exec(String((part as { target?: unknown } | null | undefined)?.target))?.[1];
    if (noted) found.push({ thing: 'application', ids: [noted] });
  }
  return found;
}
