import { sql } from 'kysely';
import { fieldColumns } from '../../campaigns/campaigns/campaigns.body.rules.ts';
import { accountDeleted } from '../../campaigns/moves/system-notes.rules.ts';
import { nobodys, type Treatments } from './treatment.queries.ts';

/** Condition for campaigns that others rely on: agreed, contributed, settled or reviewed. */
const binding = sql`(
  exists (select from application a join agreement g on g.application_id = a.id where a.campaign_id = c.id)
  or exists (select from pledge p where p.campaign_id = c.id and p.status = 'contributed')
  or exists (select from settlement s where s.campaign_id = c.id) or exists (select from review r where r.campaign_id = c.id))`;
const campaignColumns = sql.join(
  fieldColumns.map(({ column, isMoney }) =>
    isMoney ? sql`${sql.ref(column)} / 100.0 as ${sql.ref(column)}` : sql.ref(column),
  ),
);
const goneCampaign = 'Deleted campaign';
const goneWords = 'This campaign was deleted with the account of who posted it.';
const agreed = 'It belongs to an agreement, which the other side keeps as long as claims can be made from it.';

/** Own campaigns, and those the person took part in. */
export const work: Treatments<
  | 'campaign'
  | 'campaign_feed'
  | 'campaign_need'
  | 'campaign_file'
  | 'campaign_invitation'
  | 'campaign_viewer'
  | 'campaign_reach'
  | 'campaign_template'
  | 'pledge'
  | 'pledge_event'
  | 'application'
  | 'application_event'
  | 'agreement'
  | 'change_order'
  | 'cancellation'
  | 'paid_piece'
  | 'tracked_link'
  | 'link_visit_day'
  | 'link_salt'
  | 'link_visitor'
  | 'review'
> = {
  campaign_file: {
    exported: [
      {
        file: 'campaign-files',
        about: 'Reference files of your campaigns; the files themselves lie in the folder "files".',
        rows: (id) => sql`
          select f.id as key, f.campaign_id::text, f.name, s.content_type, s.bytes, s.created_at
          from campaign_file f join campaign c on c.id = f.campaign_id join stored_file s on s.id = f.file_id
          where c.creator_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`
        delete from campaign_file f using campaign c where c.id = f.campaign_id and c.creator_id = ${id} and not ${binding}`,
    ],
  },
  campaign_feed: nobodys,
  campaign_need: {
    exported: [
      {
        file: 'campaign-needs',
        about: 'What your joint campaigns ask for, in rupees.',
        rows: (id) => sql`
          select n.id as key, n.campaign_id::text, n.kind, n.description, n.value / 100.0 as value
          from campaign_need n join campaign c on c.id = n.campaign_id where c.creator_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`
        update campaign_need n set description = '' from campaign c
        where c.id = n.campaign_id and c.creator_id = ${id} and not ${binding}`,
    ],
  },
  campaign: {
    exported: [
      {
        file: 'campaigns',
        about: 'Campaigns you made, drafts and deleted ones among them; money in rupees.',
        rows: (id) => sql`
          select id as key, id::text, ${campaignColumns}, is_draft, held_at, published_at, settled_at, created_at,
            updated_at, deleted_at
          from campaign where creator_id = ${id}`,
      },
    ],
    // Campaigns that others agreed to stay as agreed; of all others only a placeholder stays.
    erased: [
      ({ id }) => sql`
        insert into file_removal (key) select cover from campaign c
        where creator_id = ${id} and cover is not null and not ${binding} on conflict do nothing`,
      ({ id }) => sql`delete from campaign where creator_id = ${id} and is_draft`,
      ({ id }) => sql`
        update campaign c set title = ${goneCampaign}, brief = ${goneWords}, cover = null, hashtags = '{}', mentions = '{}',
          dos = '{}', donts = '{}', link = null, locations = '{}', deleted_at = coalesce(deleted_at, now())
        where creator_id = ${id} and not ${binding}`,
      ({ id }) =>
        sql`update campaign set held_at = now() where creator_id = ${id} and deleted_at is null and held_at is null`,
    ],
  },
  campaign_invitation: {
    exported: [
      {
        file: 'campaign-invitations',
        about: 'Campaigns you were invited to.',
        rows: (id) => sql`
          select campaign_id as key, campaign_id::text, created_at from campaign_invitation where influencer_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from campaign_invitation where influencer_id = ${id}`],
  },
  campaign_viewer: {
    exported: [
      {
        file: 'campaigns-seen',
        about: 'When you were first shown a campaign and first opened it.',
        rows: (id) => sql`
          select campaign_id as key, campaign_id::text, shown_at, opened_at from campaign_viewer where influencer_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from campaign_viewer where influencer_id = ${id}`],
  },
  campaign_reach: nobodys,
  campaign_template: {
    exported: [
      {
        file: 'campaign-templates',
        about: 'Templates you saved; money in rupees.',
        rows: (id) => sql`
          select id as key, name, body, created_at, updated_at from campaign_template where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from campaign_template where account_id = ${id}`],
  },
  pledge: {
    exported: [
      {
        file: 'pledges',
        about: 'What you pledged to joint campaigns, in rupees.',
        rows: (id) => sql`
          select id as key, id::text, campaign_id::text, kind, description, message, value / 100.0 as value, status,
            confirmed_by, created_at, updated_at
          from pledge where account_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`
        update pledge set message = '', description = case when status = 'contributed' then description else '' end
        where account_id = ${id}`,
    ],
  },
  pledge_event: {
    exported: [
      {
        file: 'pledge-moves',
        about: 'Moves of pledges that you made, with your notes.',
        rows: (id) => sql`
          select id as key, pledge_id::text, from_status, to_status, note, created_at from pledge_event where by_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`update pledge_event set note = null where by_id = ${id} and note <> ${accountDeleted}`],
  },
  application: {
    exported: [
      {
        file: 'applications',
        about: 'Your applications; money in rupees.',
        rows: (id) => sql`
          select a.id as key, a.id::text, a.campaign_id::text, c.title as campaign, a.message, a.quote / 100.0 as quote,
            a.ready_by, a.status, a.created_at, a.updated_at
          from application a join campaign c on c.id = a.campaign_id where a.influencer_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`update application set message = '' where influencer_id = ${id}`],
  },
  application_event: {
    exported: [
      {
        file: 'application-moves',
        about: 'Moves of applications that you made, with your notes.',
        rows: (id) => sql`
          select id as key, application_id::text, from_status, to_status, note, quote / 100.0 as quote, created_at
          from application_event where by_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`update application_event set note = null where by_id = ${id} and note <> ${accountDeleted}`,
    ],
  },
  agreement: {
    exported: [
      {
        file: 'agreements',
        about: 'What you agreed on with others, each version with its hash.',
        rows: (id) => sql`
          select g.application_id || ' ' || g.version as key, g.application_id::text, g.version, g.terms, g.hash, g.created_at
          from agreement g join application a on a.id = g.application_id join campaign c on c.id = a.campaign_id
          where ${id} in (a.influencer_id, c.creator_id)`,
      },
    ],
    erased: 'A contract is the other side’s too: it is kept with both names as long as claims can be made from it.',
  },
  change_order: {
    exported: [
      {
        file: 'change-orders',
        about: 'Changes of agreements that you proposed.',
        rows: (id) => sql`
          select id as key, application_id::text, revisions, ready_by, changes, note, status, created_at, answered_at
          from change_order where proposed_by = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`
        update change_order set note = 'Deleted' where proposed_by = ${id} and status <> 'accepted'`,
    ],
  },
  cancellation: {
    exported: [
      {
        file: 'cancellations',
        about: 'Proposals to cancel your agreements, with the split of their money in rupees.',
        rows: (id) => sql`
          select n.id as key, n.application_id::text, n.by_side, n.started_by, n.price / 100.0 as price, n.keep / 100.0 as keep,
            n.default_keep / 100.0 as default_keep, n.note, n.status, n.answer_by, n.created_at, n.ended_at
          from cancellation n join application a on a.id = n.application_id join campaign c on c.id = a.campaign_id
          where ${id} in (a.influencer_id, c.creator_id)`,
      },
    ],
    erased: [
      ({ id }) => sql`
        update cancellation n set note = 'Deleted' from application a join campaign c on c.id = a.campaign_id
        where a.id = n.application_id
          and ${id} = case when n.by_side = 'applicant' then a.influencer_id else c.creator_id end`,
    ],
  },
  paid_piece: { exported: 'Part of the agreements.', erased: agreed },
  tracked_link: {
    exported: [
      {
        file: 'tracked-links',
        about: 'Your links to campaigns and the visitors of each day.',
        rows: (id) => sql`
          select l.id as key, l.application_id::text, l.code, l.created_at, (
            select json_agg(json_build_object('day', v.day, 'visitors', v.clicks) order by v.day)
            from link_visit_day v where v.link_id = l.id) as visits
          from tracked_link l join application a on a.id = l.application_id where a.influencer_id = ${id}`,
      },
    ],
    erased: 'A code without a name, by which visits of finished campaigns are counted.',
  },
  link_visit_day: { exported: 'Told with tracked-links.', erased: 'Counts alone.' },
  link_salt: nobodys,
  link_visitor: {
    exported: 'Digests that tell two visitors of a day apart, and nobody who they are.',
    erased: 'Goes after its day.',
  },
  review: {
    exported: [
      {
        file: 'reviews',
        about: 'Reviews you wrote, and those about you that are shown.',
        rows: (id) => sql`
          select id as key, campaign_id::text, case when author_id = ${id} then 'by you' else 'about you' end as what, rating,
            text, reply, replied_at, created_at, shows_at
          from review where author_id = ${id} or (subject_id = ${id} and shows_at <= now())`,
      },
    ],
    // The rating counts in the other person's record; its text is erased.
    erased: [
      ({ id }) =>
        sql`update review set text = 'The words went with the account of who wrote them.' where author_id = ${id}`,
      ({ id }) => sql`update review set reply = null, replied_at = null where subject_id = ${id} and reply is not null`,
    ],
  },
};
