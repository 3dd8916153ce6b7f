import { sql } from 'kysely';
import { goneName, nobodys, type Treatments } from './treatment.queries.ts';

/** Public profile, and data of social accounts. */
export const profiles: Treatments<
  | 'influencer_profile'
  | 'influencer_gone'
  | 'search_snapshot'
  | 'search_feed'
  | 'rate_card'
  | 'social_account'
  | 'social_connection'
  | 'social_snapshot'
  | 'social_media'
  | 'content_item'
  | 'media_kit'
  | 'creator_package'
  | 'social_consent'
  | 'social_pause'
  | 'social_revocation'
  | 'social_erasure'
  | 'social_metric'
  | 'social_peers'
  | 'business_profile'
> = {
  rate_card: {
    exported: [
      {
        file: 'rates',
        about: 'Your rate card, in rupees.',
        rows: (id) => sql`
          select platform_id || ' ' || content_type_id as key, platform_id as platform, content_type_id as content_type,
            price / 100.0 as price
          from rate_card where influencer_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from rate_card where influencer_id = ${id}`],
  },
  social_account: {
    exported: [
      {
        file: 'social-accounts',
        about: 'Your social accounts: their latest figures, where these come from, and how the connection is.',
        rows: (id) => sql`
          select a.id as key, a.id::text, a.platform_id as platform, a.handle, a.provider_user_id, a.source, a.followers,
            a.engagement_rate, a.average_views, a.as_of, a.created_at, c.account_type, c.grantor_id, c.scopes, c.state,
            c.consented_at, c.revoked_at, c.last_synced_at, c.last_error
          from social_account a left join social_connection c on c.social_account_id = a.id where a.owner_id = ${id}`,
      },
    ],
    // Deletes dependent rows by cascade.
    erased: [({ id }) => sql`delete from social_account where owner_id = ${id}`],
  },
  social_connection: {
    exported: 'Told with social-accounts, but for the keys to the providers.',
    erased: 'Goes with its social_account; the right to read is given back to the provider.',
  },
  social_snapshot: {
    exported: [
      {
        file: 'social-history',
        about: 'Every reading of your social accounts, with who follows them in per cent.',
        rows: (id) => sql`
          select s.id as key, a.platform_id as platform, a.handle, s.as_of, s.source, s.followers, s.engagement_rate,
            s.average_views, s.median_views, s.posts, s.reach, s.views, s.audience
          from social_snapshot s join social_account a on a.id = s.social_account_id where a.owner_id = ${id}`,
      },
    ],
    erased: 'Goes with its social_account.',
  },
  social_media: {
    exported: [
      {
        file: 'social-posts',
        about: 'The newest posts of your social accounts, as their providers told them.',
        rows: (id) => sql`
          select a.id || ' ' || m.provider_media_id as key, a.platform_id as platform, a.handle, m.provider_media_id, m.kind,
            m.published_at, m.permalink, m.caption, m.views, m.reach, m.likes, m.comments, m.shares, m.saves, m.as_of
          from social_media m join social_account a on a.id = m.social_account_id where a.owner_id = ${id}`,
      },
    ],
    erased: 'Goes with its social_account.',
  },
  content_item: {
    exported: [
      {
        file: 'content',
        about: 'Pieces of your work on your profile; those you added have their pictures in the folder "files".',
        rows: (id) => sql`
          select id as key, id::text, social_account_id is not null as read_from_account, platform_id as platform, kind,
            provider_media_id, caption, permalink, picture, video_file_id::text, card_place, created_at
          from content_item where influencer_id = ${id}`,
      },
    ],
    // Files are deleted with the rows.
    erased: [({ id }) => sql`delete from content_item where influencer_id = ${id}`],
  },
  media_kit: {
    exported: [
      {
        file: 'media-kit',
        about: 'What your public media kit shows.',
        rows: (id) => sql`
          select influencer_id as key, is_on, is_indexable, parts, updated_at from media_kit where influencer_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from media_kit where influencer_id = ${id}`],
  },
  creator_package: {
    exported: [
      {
        file: 'packages',
        about: 'Packages you offer; money in rupees.',
        rows: (id) => sql`
          select id as key, id::text, title, deliverables, platforms, days, price / 100.0 as price, content_ids, created_at, updated_at
          from creator_package where influencer_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from creator_package where influencer_id = ${id}`],
  },
  social_metric: {
    exported: [
      {
        file: 'social-metrics',
        about: 'What is derived from the readings, authenticity with its reasons among it.',
        rows: (id) => sql`
          select a.id as key, a.platform_id as platform, a.handle, m.derived_at, m.derived
          from social_metric m join social_account a on a.id = m.social_account_id where a.owner_id = ${id}`,
      },
    ],
    erased: 'Goes with its social_account.',
  },
  social_consent: {
    exported: 'A connection that was begun and not ended; it lives minutes and holds sealed keys alone.',
    erased: [({ id }) => sql`delete from social_consent where account_id = ${id}`],
  },
  social_pause: nobodys,
  social_peers: nobodys,
  social_revocation: {
    exported: 'A sealed key that is being given back to its provider, without a name.',
    erased: 'Goes once the provider has taken the key back, after a week at the latest.',
  },
  social_erasure: {
    exported: 'The number of accounts that a provider asked us to erase, without a name.',
    erased: 'The number of accounts that a provider asked us to erase, without a name.',
  },
  influencer_profile: {
    exported: [
      {
        file: 'creator-profile',
        about: 'Your profile as brands search it.',
        rows: (id) => sql`
          select id as key, display_name, username, bio, gender_id as gender, birth_date, country_id as country,
            state_id as state, city_id as city, categories, languages, contents, contact_email, contact_mobile, website,
            authenticity, platforms, handles, followers, engagement_rate, verified, price_from / 100.0 as price_from,
            created_at, updated_at
          from influencer_profile where account_id = ${id}`,
      },
    ],
    // The row stays for those who paid to unlock it; without personal data, and hidden from search.
    erased: [
      ({ id }) => sql`
        update influencer_profile set display_name = ${goneName}, username = 'deleted', bio = null, gender_id = null,
          birth_date = null, country_id = null, state_id = null, city_id = null, categories = '{}', languages = '{}',
          contents = '{}', contact_email = null, contact_mobile = null, website = null, authenticity = null,
          hidden_at = now(), updated_at = now()
        where account_id = ${id}`,
    ],
  },
  influencer_gone: nobodys,
  search_snapshot: nobodys,
  search_feed: nobodys,
  business_profile: {
    exported: [
      {
        file: 'business-profile',
        about: 'Your business as creators see it.',
        rows: (id) => sql`
          select account_id as key, business_name, about, website, categories, languages, country_id as country,
            state_id as state, city_id as city, updated_at
          from business_profile where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from business_profile where account_id = ${id}`],
  },
};
