import { sql } from 'kysely';
import { goneName, nobodys, type Treatments } from './treatment.queries.ts';

/** Replaces the person's name in notifications to others. */
const withoutName = (column: string, { fullname, businessName }: { fullname: string; businessName: string | null }) =>
  sql`replace(replace(${sql.ref(column)}, ${businessName ?? ''}, ${goneName}), ${fullname}, ${goneName})`;

/** Messages, notifications, bookmarks and uploads. */
export const talk: Treatments<
  | 'conversation'
  | 'conversation_member'
  | 'account_inbox'
  | 'message'
  | 'attachment'
  | 'notification'
  | 'notification_mail'
  | 'notification_preference'
  | 'push_registration'
  | 'bookmark'
  | 'bookmark_list'
  | 'saved_search'
  | 'newsletter_signup'
  | 'contact_message'
  | 'idempotency_key'
  | 'audit_log'
  | 'personal_read'
  | 'rate_counter'
  | 'upload'
  | 'stored_file'
  | 'file_removal'
> = {
  conversation: {
    exported: 'Told with its messages.',
    erased: 'Two numbers and a count: the other side keeps what it wrote and received.',
  },
  conversation_member: { exported: 'How far you have read: a count.', erased: 'How far somebody has read: a count.' },
  account_inbox: nobodys,
  message: {
    exported: [
      {
        file: 'messages',
        about: 'Your conversations, what you wrote and what was written to you; attachments lie in the folder "files".',
        rows: (id) => sql`
          select m.id as key, m.conversation_id::text,
            case when m.sender_id = ${id} then 'you' else coalesce(b.business_name, o.fullname) end as "from",
            case when m.sender_id = ${id} then coalesce(b.business_name, o.fullname) else 'you' end as "to",
            m.description as text, m.attachment_id::text, m.campaign_id::text, m.created_at
          from message m
          join account o on o.id = case when m.sender_id = ${id} then m.receiver_id else m.sender_id end
          left join business_profile b on b.account_id = o.id
          where ${id} in (m.sender_id, m.receiver_id)`,
      },
    ],
    // The other person's conversation keeps a placeholder; the text was the author's own data.
    erased: [
      ({ id }) => sql`
        update message set description = 'This message was deleted with its account.', attachment_id = null, client_id = null
        where sender_id = ${id}`,
    ],
  },
  attachment: {
    exported: [
      {
        file: 'attachments',
        about: 'Files you sent with messages; the files themselves lie in the folder "files".',
        rows: (id) => sql`
          select id as key, id::text, file_id::text, kind, name, width, height, created_at
          from attachment where owner_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from attachment where owner_id = ${id}`],
  },
  notification_mail: {
    exported: 'A copy of a notice on its way to your email.',
    erased: [
      ({ id }) => sql`delete from notification_mail where account_id = ${id}`,
      (person) => sql`
        update notification_mail set title = ${withoutName('title', person)},
          description = ${withoutName('description', person)}, details = '{}'
        where notification_id in (select id from notification where sender_id = ${person.id})`,
    ],
  },
  notification: {
    exported: [
      {
        file: 'notifications',
        about: 'What you were told.',
        rows: (id) => sql`
          select id as key, type, title, description, link, read_at, created_at from notification where account_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`delete from notification where account_id = ${id}`,
      (person) => sql`
        update notification set title = ${withoutName('title', person)},
          description = ${withoutName('description', person)}, many_title = ${withoutName('many_title', person)},
          many_description = ${withoutName('many_description', person)}
        where sender_id = ${person.id}`,
    ],
  },
  notification_preference: {
    exported: [
      {
        file: 'notification-preferences',
        about: 'What you want to be told, and how, where you chose.',
        rows: (id) => sql`
          select type || ' ' || channel as key, type, channel, enabled from notification_preference where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from notification_preference where account_id = ${id}`],
  },
  push_registration: {
    exported: [
      {
        file: 'push-registrations',
        about: 'Browsers that are sent notices, without the keys these are sealed with.',
        rows: (id) => sql`
          select id as key, endpoint, created_at, seen_at from push_registration where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from push_registration where account_id = ${id}`],
  },
  bookmark: {
    exported: [
      {
        file: 'bookmarks',
        about: 'Whom and what you bookmarked, with your notes.',
        rows: (id) => sql`
          select b.id as key, b.influencer_id::text as influencer, b.brand_id::text as brand, b.campaign_id::text as campaign,
            l.name as list, b.note, b.created_at
          from bookmark b left join bookmark_list l on l.id = b.list_id where b.account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from bookmark where ${id} in (account_id, influencer_id, brand_id)`],
  },
  bookmark_list: {
    exported: [
      {
        file: 'bookmark-lists',
        about: 'Lists you sort bookmarks by.',
        rows: (id) => sql`select id as key, name, created_at from bookmark_list where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from bookmark_list where account_id = ${id}`],
  },
  saved_search: {
    exported: [
      {
        file: 'saved-searches',
        about: 'Searches you saved.',
        rows: (id) => sql`
          select id as key, name, search, created_at, looked_at, alerted_at from saved_search where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from saved_search where account_id = ${id}`],
  },
  newsletter_signup: {
    exported: [
      {
        file: 'newsletter',
        about: 'Whether your email gets the newsletter.',
        rows: (id) => sql`
          select n.id as key, n.email, n.source, n.created_at, n.confirmed_at, n.ended_at
          from newsletter_signup n join account a on lower(a.email) = lower(n.email)
          where a.id = ${id} and a.email_verified_at is not null`,
      },
    ],
    erased: [({ email }) => sql`delete from newsletter_signup where lower(email) = lower(${email ?? ''})`],
  },
  contact_message: {
    exported: [
      {
        file: 'letters-to-support',
        about: 'What you wrote to support from your email.',
        rows: (id) => sql`
          select m.id as key, m.name, m.email, m.message, m.created_at
          from contact_message m join account a on lower(a.email) = lower(m.email)
          where a.id = ${id} and a.email_verified_at is not null`,
      },
    ],
    erased: [({ email }) => sql`delete from contact_message where lower(email) = lower(${email ?? ''})`],
  },
  idempotency_key: {
    exported:
      'Replies of the last 24 hours, kept so that nothing is done twice. All of what they say is told elsewhere.',
    // Keys of others may hold a public card of the person; they expire within a day.
    erased: [({ id }) => sql`delete from idempotency_key where account_id = ${id}`],
  },
  audit_log: {
    exported: [
      {
        file: 'operator-acts',
        about: 'What you did as an operator.',
        rows: (id) => sql`
          select id as key, action, target, detail, ip as address, created_at from audit_log where actor_id = ${id}`,
      },
    ],
    erased:
      'What operators did is only ever added to and kept for a year at least (DPDP Rules 2025). It names people by a number.',
  },
  personal_read: {
    exported: [
      {
        file: 'operator-reads',
        about:
          'When our team saw your contacts, documents, messages or payment methods, or opened your account; for two years.',
        rows: (id) => sql`
          select id as key, act, shown, target, reason, created_at from personal_read where subject_id = ${id}`,
      },
      {
        file: 'reads-as-operator',
        about: 'What you saw of others as an operator, for two years.',
        rows: (id) => sql`
          select id as key, subject_id::text, act, shown, target, reason, ip as address, created_at
          from personal_read where operator_id = ${id}`,
      },
    ],
    erased: 'What operators saw is only ever added to, and goes after two years. It names people by a number.',
  },
  rate_counter: {
    exported: 'Counters under keyed digests.',
    erased: 'Counters under keyed digests; they go after a day.',
  },
  upload: {
    exported: [
      {
        file: 'uploads',
        about: 'Videos you uploaded; the files themselves lie in the folder "files".',
        rows: (id) => sql`
          select id as key, id, file_id::text, application_id::text, purpose, filename, content_type, bytes, duration_ms,
            width, height, codec, finished_at, created_at
          from upload where owner_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`
        delete from upload u where owner_id = ${id} and not exists (select from deliverable_version where file_id = u.file_id)`,
      ({ id }) => sql`update upload set filename = 'video' where owner_id = ${id}`,
    ],
  },
  // After everything that references a file.
  stored_file: {
    exported: [
      {
        file: 'files',
        about: 'Every file you uploaded, as it lies in the folder "files".',
        rows: (id) => sql`
          select id as key, id::text, purpose, content_type, bytes, created_at from stored_file where owner_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`
        with gone as (
          delete from stored_file f where owner_id = ${id}
            and not exists (select from deliverable where file_id = f.id)
            and not exists (select from deliverable_version where file_id = f.id)
            and not exists (select from content_item where video_file_id = f.id)
            and not exists (select from campaign_file where file_id = f.id)
            and not exists (select from pool_paper where file_id = f.id)
            and not exists (select from campaign where cover = f.key)
          returning key)
        insert into file_removal (key) select key from gone on conflict do nothing`,
    ],
  },
  file_removal: nobodys,
};
