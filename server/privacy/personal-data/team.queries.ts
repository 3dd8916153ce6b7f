import { sql } from 'kysely';
import type { Treatments } from './treatment.queries.ts';

/** The person, and the accounts they act for. */
export const team: Treatments<
  | 'person'
  | 'membership'
  | 'former_owner'
  | 'member_invitation'
  | 'member_payment'
  | 'approvals_policy'
  | 'approval'
  | 'session_token'
  | 'activity'
  | 'team_note'
  | 'crm_entry'
  | 'crm_import'
  | 'crm_invitation'
> = {
  person: {
    exported: [
      {
        file: 'person',
        about:
          'You, as who acts in the accounts in `memberships`; and a username of an account you gave away, which still signs you in.',
        rows: (id) => sql`select id as key, sign_in_name, created_at from person where home_account_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`update person set last_account_id = null, sign_in_name = null where home_account_id = ${id}`,
    ],
  },
  former_owner: {
    exported: [
      {
        file: 'former-accounts',
        about: 'Accounts you owned, so that none of them counts as invited by another.',
        rows: (id) => sql`select f.account_id as key, f.account_id::text from former_owner f
          join person p on p.id = f.person_id where p.home_account_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`delete from former_owner where account_id = ${id}
        or person_id in (select id from person where home_account_id = ${id})`,
    ],
  },
  membership: {
    exported: [
      {
        file: 'memberships',
        about: 'Accounts you act for, and what you may do there.',
        rows: (id) => sql`
          select m.account_id as key, m.account_id::text, m.roles, m.limit_payment, m.limit_month, m.campaign_ids,
            m.until, m.share_basis_points / 100.0 as share_percent, m.created_at
          from membership m join person p on p.id = m.person_id where p.home_account_id = ${id}`,
      },
    ],
    // Keeps the membership of the erased owner, because every account must have an owner.
    erased: [
      ({ id }) =>
        sql`delete from membership where account_id = ${id} and person_id not in (select id from person where home_account_id = ${id}
          union select kept_by from account where id = ${id} and kept_by is not null)`,
      ({ id }) =>
        sql`delete from membership m where account_id <> ${id} and person_id in (select id from person where home_account_id = ${id})
          and not exists (select from account a where a.id = m.account_id and a.kept_by = m.person_id and a.deleted_at is not null)`,
    ],
  },
  member_invitation: {
    exported: [
      {
        file: 'member-invitations',
        about: 'Invitations to your team that you sent, for 30 days after they end.',
        rows: (id) => sql`
          select i.id as key, i.email, i.roles, i.until, i.share_basis_points / 100.0 as share_percent, i.created_at, i.expires_at, i.accepted_at, i.revoked_at
          from member_invitation i join person p on p.id = i.invited_by where p.home_account_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`delete from member_invitation where account_id = ${id}
        or invited_by in (select id from person where home_account_id = ${id})`,
    ],
  },
  member_payment: {
    exported: [
      {
        file: 'member-payments',
        about:
          'Payments you started, as counted for limits of the account you acted for, for 40 days. Amounts in paise.',
        rows: (id) => sql`
          select y.id as key, y.account_id::text, y.reference, y.amount, y.created_at
          from member_payment y join person p on p.id = y.person_id where p.home_account_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`delete from member_payment where account_id = ${id} or payee_id = ${id}
        or person_id in (select id from person where home_account_id = ${id})`,
    ],
  },
  approvals_policy: {
    exported: [
      {
        file: 'approvals-policy',
        about: 'Above which sum payments of your account wait for a second person. In paise.',
        rows: (id) => sql`select account_id as key, above, next_above, next_at, changed_at from approvals_policy
          where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from approvals_policy where account_id = ${id}`],
  },
  approval: {
    exported: [
      {
        file: 'approvals',
        about: 'Payments you asked for or decided about, and those of your account. Amounts in paise.',
        rows: (id) => sql`
          select w.id as key, w.account_id::text, w.asked_by::text, w.call, w.campaign, w.amount, w.status, w.note,
            w.created_at, w.decided_at
          from approval w where w.account_id = ${id}
            or w.asked_by = (select id from person where home_account_id = ${id})
            or w.decided_by = (select id from person where home_account_id = ${id})`,
      },
    ],
    erased: [
      ({ id }) => sql`delete from approval where account_id = ${id}
        or asked_by in (select id from person where home_account_id = ${id})`,
    ],
  },
  activity: {
    exported: [
      {
        file: 'activity',
        about: 'What you did in the accounts you act for, and what others did in yours, for two years.',
        rows: (id) => sql`
          select a.id as key, a.account_id::text, a.person_id::text, a.act, a.target_type, a.target_id::text, a.created_at
          from activity a where a.account_id = ${id} or a.person_id = (select id from person where home_account_id = ${id})`,
      },
    ],
    // Acts done for others stay in their log, without the person's name.
    erased: [({ id }) => sql`delete from activity where account_id = ${id}`],
  },
  team_note: {
    exported: [
      {
        file: 'team-notes',
        about: 'Notes that you wrote for a team, and those that your team wrote.',
        rows: (id) => sql`
          select n.id as key, n.account_id::text, n.application_id::text, n.influencer_id::text, n.text, n.created_at
          from team_note n where n.account_id = ${id} or n.person_id = (select id from person where home_account_id = ${id})`,
      },
    ],
    // Also what others noted on the person, and what the person wrote for others.
    erased: [
      ({ id }) => sql`delete from team_note where account_id = ${id} or influencer_id = ${id}
        or application_id in (select id from application where influencer_id = ${id})
        or person_id in (select id from person where home_account_id = ${id})`,
    ],
  },
  crm_entry: {
    exported: [
      {
        file: 'crm',
        about: 'Creators on the list of your account, with stage and tags.',
        rows: (id) => sql`select id as key, influencer_id::text, stage, tags, created_at, changed_at
          from crm_entry where account_id = ${id}`,
      },
    ],
    // Also where others had the person on their list.
    erased: [({ id }) => sql`delete from crm_entry where ${id} in (account_id, influencer_id)`],
  },
  crm_import: {
    exported: [
      {
        file: 'crm-imports',
        about: 'Lists of creators that were imported into the list of your account.',
        rows: (id) => sql`select id as key, name, counts, left_out, created_at, undone_at
          from crm_import where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from crm_import where account_id = ${id}`],
  },
  crm_invitation: {
    exported: [
      {
        file: 'crm-invitations',
        about: 'Creators your account asked by mail to join, in your words. Addresses are not kept.',
        rows: (id) => sql`select id as key, influencer_id::text, message, created_at
          from crm_invitation where account_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`delete from crm_invitation where account_id = ${id}`,
      ({ id }) => sql`update crm_invitation set influencer_id = null where influencer_id = ${id}`,
    ],
  },
  session_token: {
    exported: 'Tokens are kept as hashes.',
    erased: [
      ({ id }) => sql`delete from session_token where session_id in (select id from session where account_id = ${id})`,
    ],
  },
};
