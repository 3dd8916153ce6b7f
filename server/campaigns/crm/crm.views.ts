import type { CrmEntry, CrmImport } from '../../../contract/campaigns/crm.ts';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { crmImportPolicy } from './crm.policy.ts';
import type { ContactRow, EntryRow } from './crm.queries.ts';
import { lastContactOf } from './crm.rules.ts';
import type { CrmImportRow } from './imports.queries.ts';

/** A creator as the team has them; without a row they are not on the list. */
export function viewEntry(
  influencer: InfluencerCard,
  row: EntryRow | undefined,
  contacts: ContactRow | undefined,
): CrmEntry {
  const contact = contacts ? lastContactOf(contacts) : null;
  return {
    influencer,
    stage: row?.stage ?? null,
    tags: row?.tags ?? [],
    last_contact: contact && { at: contact.at.toISOString(), kind: contact.kind },
    createdAt: row?.created_at.toISOString() ?? null,
  };
}

export const crmFileHead = [
  'creator_id',
  'name',
  'platform',
  'handle',
  'city',
  'stage',
  'tags',
  'price',
  'price_for',
  'last_contact',
  'contact_by',
  'added',
];

/** A creator as a line of a file; price in rupees. */
export function viewCrmLine({
  influencer,
  stage,
  tags,
  last_contact: contact,
  createdAt,
}: CrmEntry): (string | number)[] {
  const { id, fullname, accounts, city, price } = influencer;
  const [account] = accounts;
  const worth = price ? [price.amount, price.format ?? ''] : ['', ''];
  const place = [account?.platform ?? '', account?.handle ?? '', city?.name ?? ''];
  return [
    id,
    fullname,
    ...place,
    stage ?? '',
    tags.join(', '),
    ...worth,
    contact?.at ?? '',
    contact?.kind ?? '',
    createdAt ?? '',
  ];
}

export function viewCrmImport(row: CrmImportRow, { now, locale }: { now: Date; locale: Locale }): CrmImport {
  const { id, name, counts, left_out, created_at, undone_at } = row;
  return {
    id: String(id),
    name,
    counts,
    left_out,
    createdAt: created_at.toISOString(),
    undoneAt: undone_at?.toISOString() ?? null,
    can: viewCan(crmImportPolicy(row, now), locale),
  };
}
