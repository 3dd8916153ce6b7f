import { sql } from 'kysely';
import type { Context } from '../../server/kit/context/context.ts';
import { makeToken } from '../../tests/makers/account.ts';

export interface CrowdedPerson {
  id: string;
  token: string;
}

/** Accounts of the market with the most of something. */
export interface Crowded {
  /** Owner of the campaign with the most applicants. */
  hiring: CrowdedPerson & { campaignId: string };
  /** Account with the most conversations, and the other side of its longest. */
  talking: CrowdedPerson & { otherId: string };
  notified: CrowdedPerson;
  /** Account with the most campaigns. */
  agency: CrowdedPerson;
}

interface Found {
  id: string;
}

export async function findCrowded(context: Context): Promise<Crowded> {
  const first = async <T extends Found>(query: ReturnType<typeof sql<T>>) => {
    const { rows } = await query.execute(context.db);
    if (!rows[0]) throw new Error('The market is empty.');
    return { ...rows[0], token: await makeToken(context, { id: Number(rows[0].id) }) };
  };
  return {
    hiring: await first(sql<Found & { campaignId: string }>`
      select owner_id::text as id, campaign_id::text as "campaignId" from application
      group by owner_id, campaign_id order by count(*) desc limit 1`),
    talking: await first(sql<Found & { otherId: string }>`
      with talker as (select account_id from conversation_member group by 1 order by count(*) desc limit 1)
      select t.account_id::text as id, (c.low_id + c.high_id - t.account_id)::text as "otherId"
      from talker t join conversation c on t.account_id in (c.low_id, c.high_id) order by c.last_seq desc limit 1`),
    notified: await first(sql<Found>`
      select account_id::text as id from notification group by account_id order by count(*) desc limit 1`),
    agency: await first(sql<Found>`
      select creator_id::text as id from campaign group by creator_id order by count(*) desc limit 1`),
  };
}
