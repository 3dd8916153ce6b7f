import { sql } from 'kysely';
import type { Treatments } from './treatment.queries.ts';

/** Offers of both sides of a negotiation. */
export const offers: Treatments<'offer'> = {
  offer: {
    exported: [
      {
        file: 'offers',
        about: 'Offers you made and received; money in rupees.',
        rows: (id) => sql`
          select o.id as key, o.application_id::text, o.by_side, o.status, o.amount / 100.0 as amount, o.gst / 100.0 as gst,
            o.terms, o.note, o.created_at, o.expires_at, o.ended_at,
            case when ${id} = case when o.by_side = 'owner' then a.influencer_id else c.creator_id end then o.answered_on end as device
          from offer o join application a on a.id = o.application_id join campaign c on c.id = a.campaign_id
          where ${id} in (a.influencer_id, c.creator_id)`,
      },
    ],
    // An accepted offer is part of its agreement.
    erased: [
      ({ id }) => sql`
        update offer o set note = null, answered_on = null from application a join campaign c on c.id = a.campaign_id
        where a.id = o.application_id and o.status <> 'accepted'
          and ${id} = case when o.by_side = 'owner' then c.creator_id else a.influencer_id end`,
    ],
  },
};
