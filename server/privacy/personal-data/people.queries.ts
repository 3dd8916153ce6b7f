import { sql } from 'kysely';
import { goneName, type Treatments } from './treatment.queries.ts';

/** Identity, sign-in and referrals. */
export const people: Treatments<
  | 'account'
  | 'session'
  | 'one_time_code'
  | 'reset_token'
  | 'account_change'
  | 'totp'
  | 'recovery_code'
  | 'passkey'
  | 'passkey_challenge'
  | 'sign_in_ticket'
  | 'factor_recovery'
  | 'external_identity'
  | 'consent'
  | 'walkthrough'
  | 'referral_code'
  | 'referral'
  | 'referral_reward'
  | 'referral_signal'
  | 'referral_signal_account'
  | 'referral_invitation'
  | 'welcome_mobile'
  | 'block'
  | 'report'
> = {
  account: {
    exported: [
      {
        file: 'account',
        about: 'Who you are and how you sign in.',
        rows: (id) => sql`
          select id as key, id::text, role, fullname, first_name, last_name, username, email, email_verified_at, mobile,
            mobile_verified_at, password_hash is not null as has_password, locale, is_super_user, created_at, last_active_at,
            suspended_at, suspension_reason, checklist_dismissed_at
          from account where id = ${id}`,
      },
    ],
    erased: [
      ({ pictures }) => sql`insert into file_removal (key) select unnest(${pictures}::text[]) on conflict do nothing`,
      ({ id }) => sql`
        update account set fullname = ${goneName}, first_name = null, last_name = null, username = null, email = null,
          email_verified_at = null, mobile = null, mobile_verified_at = null, password_hash = null, profile_image = null,
          device_id = null, is_super_user = false, last_active_at = null, suspended_at = null, suspension_reason = null, reset_due_at = null, checklist_dismissed_at = null, deleted_at = now(), updated_at = now()
        where id = ${id}`,
    ],
  },
  session: {
    exported: [
      {
        file: 'sessions',
        about:
          'Where you are and were signed in, as far as it is still kept, and when our support looked at your account.',
        rows: (id) => sql`
          select id as key, impersonator_id is not null as by_our_support,
            case when impersonator_id is null then ip end as address,
            case when impersonator_id is null then user_agent end as user_agent,
            created_at, last_used_at, expires_at, revoked_at, proven_at
          from session where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from session where account_id = ${id}`],
  },
  one_time_code: {
    exported: 'A code lives ten minutes and is kept as a digest.',
    erased: [({ id }) => sql`delete from one_time_code where account_id = ${id}`],
  },
  reset_token: {
    exported: 'A token lives minutes and is kept as a digest.',
    erased: [({ id }) => sql`delete from reset_token where account_id = ${id}`],
  },
  account_change: {
    exported: [
      {
        file: 'account-changes',
        about: 'Changes of your email, mobile or password that can still be undone, for 72 hours.',
        rows: (id) => sql`
          select id as key, kind, case when kind <> 'password' then former end as former, made_at, undo_until, undone_at
          from account_change where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from account_change where account_id = ${id}`],
  },
  totp: {
    exported: [
      {
        file: 'authenticator-app',
        about: 'Since when your authenticator app is on. Its secret opens your account and is left out.',
        rows: (id) => sql`
          select created_at as key, created_at, confirmed_at from totp where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from totp where account_id = ${id}`],
  },
  recovery_code: {
    exported: 'Recovery codes open your account; they are kept as digests.',
    erased: [({ id }) => sql`delete from recovery_code where account_id = ${id}`],
  },
  passkey: {
    exported: [
      {
        file: 'passkeys',
        about: 'Your passkeys, by which you sign in.',
        rows: (id) => sql`
          select id as key, name, provider, transports, created_at, last_used_at from passkey where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from passkey where account_id = ${id}`],
  },
  passkey_challenge: {
    exported: 'A random number that lives five minutes.',
    erased: [
      ({ id }) => sql`
        delete from passkey_challenge where session_id in (select s.id from session s where s.account_id = ${id})`,
    ],
  },
  sign_in_ticket: {
    exported: 'A ticket lives ten minutes and is kept as a digest.',
    erased: [({ id }) => sql`delete from sign_in_ticket where account_id = ${id}`],
  },
  factor_recovery: {
    exported: [
      {
        file: 'factor-recoveries',
        about: 'When someone asked to get into your account without a second factor, as far as it is still kept.',
        rows: (id) => sql`
          select id as key, started_at, ready_at, expires_at, ended_at from factor_recovery where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from factor_recovery where account_id = ${id}`],
  },
  external_identity: {
    exported: [
      {
        file: 'sign-in-providers',
        about: 'Sign-in with Google and Facebook.',
        rows: (id) => sql`
          select provider as key, provider, subject, email, created_at from external_identity where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from external_identity where account_id = ${id}`],
  },
  consent: {
    exported: [
      {
        file: 'consents',
        about: 'What you agreed to, in which version, since when, and until when.',
        rows: (id) => sql`
          select id as key, kind, version, subject, granted_at, withdrawn_at from consent where account_id = ${id}`,
      },
    ],
    // That consent was given must remain provable as long as the processing may be questioned; the details are erased.
    erased: [
      ({ id }) => sql`
        update consent set withdrawn_at = coalesce(withdrawn_at, now()), subject = null where account_id = ${id}`,
    ],
  },
  walkthrough: {
    exported: [
      {
        file: 'tours',
        about: 'Guided tours you have seen (1) or skipped (2).',
        rows: (id) => sql`
          select feature as key, feature, status, updated_at from walkthrough where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from walkthrough where account_id = ${id}`],
  },
  referral_code: {
    exported: [
      {
        file: 'referral-code',
        about: 'The code of your referral link.',
        rows: (id) => sql`select code as key, code, created_at from referral_code where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from referral_code where account_id = ${id}`],
  },
  referral: {
    exported: [
      {
        file: 'referrals',
        about: 'Who joined by your link, and by whose you joined, without their names.',
        rows: (id) => sql`
          select invited_id as key, case when invited_id = ${id} then 'you were invited' else 'you invited' end as what,
            created_at as joined_at, qualified_at
          from referral where ${id} in (invited_id, referrer_id)`,
      },
    ],
    // Two ids and three times stay, because they explain rewards already paid; they identify nobody any more.
    erased: [({ id }) => sql`update referral set network_mark = null where invited_id = ${id}`],
  },
  referral_reward: {
    exported: [
      {
        file: 'referral-rewards',
        about: 'What your referrals brought, and why some was cancelled.',
        rows: (id) => sql`
          select id as key, kind, amount / 100.0 as amount, status, reason, note, pending_at, withdrawable_at, ended_at
          from referral_reward where referrer_id = ${id}`,
      },
    ],
    // Amounts and times stay, because they explain rewards already paid.
    erased: [({ id }) => sql`update referral_reward set note = null where ${id} in (invited_id, referrer_id)`],
  },
  referral_signal: {
    exported: 'Doubts for operators, who judge them. Telling them would say how not to be found.',
    erased: [({ id }) => sql`delete from referral_signal where referrer_id = ${id}`],
  },
  referral_signal_account: {
    exported: 'As the signals they are part of.',
    erased: [({ id }) => sql`delete from referral_signal_account where invited_id = ${id}`],
  },
  referral_invitation: {
    exported: [
      {
        file: 'invitations-sent',
        about: 'Whom you invited by your referral link; their addresses are kept masked.',
        rows: (id) => sql`
          select id as key, masked as "to", sent_at, joined_id is not null as joined
          from referral_invitation where account_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`delete from referral_invitation where account_id = ${id}`,
      ({ id, invitationMarks }) => sql`
        update referral_invitation set masked = ${goneName}, fingerprint = 'gone:' || id
        where joined_id = ${id} or fingerprint = any(${invitationMarks}::text[])`,
    ],
  },
  welcome_mobile: {
    exported: 'A keyed digest of a mobile that brought its welcome coins; it names nobody.',
    erased: 'The digest stays, so that one number brings welcome coins once.',
  },
  block: {
    exported: [
      {
        file: 'blocked-people',
        about: 'Whom you blocked.',
        rows: (id) => sql`
          select blocked_id as key, blocked_id::text as person, reason, created_at from block where blocker_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from block where ${id} in (blocker_id, blocked_id)`],
  },
  report: {
    exported: [
      {
        file: 'reports-sent',
        about: 'What you reported. Who reported you is not told, to protect them.',
        rows: (id) => sql`
          select id as key, target_id::text as person, reason, status, created_at from report where reporter_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`
        update report set reason = 'The words went with the account of who reported.' where reporter_id = ${id}`,
      ({ id }) => sql`update report set note = null where target_id = ${id}`,
      ({ id }) => sql`
        update report set status = 'dismissed', outcome = 'dismissed', decided_at = now()
        where target_id = ${id} and status = 'open'`,
    ],
  },
};
