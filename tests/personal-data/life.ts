import type { Context } from '../../server/kit/context/context.ts';
import { hashPassword } from '../../server/kit/crypto/passwords.ts';
import { markOfAddress } from '../../server/money/referrals/invitations.service.ts';
import { makeAccount } from '../makers/account.ts';
import { makeApplication } from '../makers/application.ts';
import { makeAttachment } from '../makers/attachment.ts';
import { makeBrand } from '../makers/brand.ts';
import { makeCampaign, makeCampaignFile, makeJointCampaign } from '../makers/campaign.ts';
import { makeContent } from '../makers/content.ts';
import { makeInfluencer, makeSocialAccount } from '../makers/influencer.ts';
import { makeMessage } from '../makers/message.ts';
import { nextNumber } from '../makers/numbers.ts';
import { makeOffer } from '../makers/offer.ts';
import { makePackage } from '../makers/package.ts';
import { makePledge } from '../makers/pledge.ts';
import { makePoolPaper } from '../makers/pool.ts';
import { makeReview } from '../makers/review.ts';
import { secondFactors } from './factors.ts';
import { handInWork } from './handed-in.ts';
import { earnAndSpend, type Life } from './money.ts';
import { actingForOthers } from './team.ts';

const password = 'correct horse battery';

/** Person with data in every table that can hold some, and a partner with data of their own. */
export async function liveFully(context: Context) {
  const number = nextNumber();
  const [mark, otherMark] = [`Zubeida${number}`, `Otherwise${number}`];
  const { db } = context;
  const me = await makeInfluencer(db, {
    account: {
      fullname: `${mark} Menon`,
      first_name: mark,
      last_name: mark,
      username: `${mark}.cooks`,
      email: `${mark}@example.test`.toLowerCase(),
      password_hash: await hashPassword(password),
      device_id: mark,
    },
    profile: {
      bio: mark,
      website: `https://${mark}.example`,
      contact_email: `${mark}@work.test`,
      contact_mobile: mark,
    },
    socials: [],
  });
  const other = await makeBrand(db, {
    account: { email: `${otherMark}@example.test`.toLowerCase(), device_id: otherMark },
  });
  const life = { context, me, other, mark, otherMark };
  await signIns(life);
  await socials(life);
  await ownCampaigns(life);
  await takingPart(life);
  await talking(life);
  await keeping(life);
  await earnAndSpend(life);
  return { ...life, password };
}

const soon = () => new Date(Date.now() + 60_000);

async function signIns({ context, me, other, mark, otherMark }: Life) {
  const { db } = context;
  const session = { token_hash: mark, ip: '127.0.0.1', user_agent: mark, expires_at: soon() };
  const { id: sessionId } = await db
    .insertInto('session')
    .values({ account_id: me.id, ...session })
    .returning('id')
    .executeTakeFirstOrThrow();
  await actingForOthers({ context, me, other, sessionId, mark });
  const code = { purpose: 'contact', channel: 'email', contact: mark, code_hash: mark, expires_at: soon() } as const;
  await db
    .insertInto('one_time_code')
    .values({ account_id: me.id, ...code })
    .execute();
  await db.insertInto('reset_token').values({ account_id: me.id, token_hash: mark, expires_at: soon() }).execute();
  const change = { kind: 'mobile', former: mark, made_at: new Date(0), undo_until: soon() } as const;
  await db
    .insertInto('account_change')
    .values({ account_id: me.id, ...change })
    .execute();
  await secondFactors({ db, accountId: me.id, sessionId, mark });
  const identity = { provider: 'google', subject: mark, email: mark } as const;
  await db
    .insertInto('external_identity')
    .values({ account_id: me.id, ...identity })
    .execute();
  await db
    .insertInto('consent')
    .values({ account_id: me.id, kind: 'social_data', version: '2026-11', subject: mark })
    .execute();
  await db.insertInto('walkthrough').values({ account_id: me.id, feature: 'MyCampaigns', status: 1 }).execute();
  await db.insertInto('referral_code').values({ account_id: me.id, code: mark.toUpperCase() }).execute();
  await db.insertInto('referral').values({ invited_id: me.id, referrer_id: other.id, network_mark: mark }).execute();
  const ended = { pending_at: new Date(), ended_at: new Date(), reason: 'collusion', status: 'cancelled' } as const;
  await db
    .insertInto('referral_reward')
    .values({ referrer_id: me.id, invited_id: other.id, kind: 'joining', amount: 100, note: mark, ...ended })
    .execute();
  const decided = { created_at: new Date(), decided_at: new Date(), status: 'dismissed' } as const;
  const signal = await db
    .insertInto('referral_signal')
    .values({ referrer_id: me.id, kind: 'burst', note: mark, ...decided })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('referral_signal_account').values({ signal_id: signal.id, invited_id: me.id }).execute();
  const sent = { sent_at: new Date() };
  await db
    .insertInto('referral_invitation')
    .values([
      { account_id: me.id, fingerprint: mark, masked: mark, ...sent },
      { account_id: other.id, fingerprint: markOfAddress(context, me.email ?? ''), masked: mark, ...sent },
      { account_id: other.id, fingerprint: otherMark, masked: otherMark, ...sent },
    ])
    .execute();
  const third = await makeAccount(db);
  await db
    .insertInto('block')
    .values([
      { blocker_id: me.id, blocked_id: third.id, reason: mark },
      { blocker_id: third.id, blocked_id: me.id, reason: otherMark },
    ])
    .execute();
  await db
    .insertInto('report')
    .values([
      { reporter_id: me.id, target_id: third.id, reason: mark },
      { reporter_id: third.id, target_id: me.id, reason: otherMark },
    ])
    .execute();
}

async function socials({ context: { db }, me, mark }: Life) {
  const { id } = await makeSocialAccount(db, me.id, { handle: mark, provider_user_id: mark });
  const connection = { account_type: 'creator', grantor_id: mark, state: 'broken' } as const;
  await db
    .insertInto('social_connection')
    .values({ social_account_id: id, ...connection, scopes: [mark] })
    .execute();
  const audience = JSON.stringify({ city: [{ city: mark, percent: 1 }] });
  const reading = { social_account_id: id, as_of: new Date() };
  await db
    .insertInto('social_snapshot')
    .values({ ...reading, source: 'provider', audience })
    .execute();
  const post = { provider_media_id: mark, kind: 'reel', published_at: new Date(), caption: mark } as const;
  await db
    .insertInto('social_media')
    .values({ ...reading, ...post })
    .execute();
  await makeContent(db, me.id, { caption: mark });
  await db
    .insertInto('media_kit')
    .values({ influencer_id: me.id, parts: ['bio'] })
    .execute();
  const derived = JSON.stringify({ note: mark });
  await db.insertInto('social_metric').values({ social_account_id: id, derived_at: new Date(), derived }).execute();
  const consent = { state_hash: mark, platform_id: 'youtube', verifier: mark, expires_at: soon() };
  await db
    .insertInto('social_consent')
    .values({ account_id: me.id, ...consent })
    .execute();
}

async function ownCampaigns({ context: { db }, me, mark }: Life) {
  await makeCampaign(db, { creator_id: me.id, type: 'joint', title: mark, is_draft: true, published_at: null });
  const words = { title: `${mark} feast`, brief: `${mark} cooks a feast for all.`, link: mark, mentions: [mark] };
  const { id } = await makeJointCampaign(db, { creator_id: me.id, cover: `campaign/${mark}/cover.webp`, ...words });
  await db.updateTable('campaign_need').set({ description: mark }).where('campaign_id', '=', id).execute();
  const body = JSON.stringify({ title: mark });
  await db.insertInto('campaign_template').values({ account_id: me.id, name: mark, body }).execute();
  await makePackage(db, { influencer_id: me.id, title: `${mark} package` });
  const { file_id } = await makeCampaignFile(db, { campaign_id: id });
  await db.updateTable('campaign_file').set({ name: mark }).where('file_id', '=', file_id).execute();
  await db.updateTable('stored_file').set({ owner_id: me.id }).where('id', '=', file_id).execute();
  await makePoolPaper(db, { campaign_id: id, account_id: me.id, name: mark });
}

async function takingPart({ context: { db }, me, other, mark, otherMark }: Life) {
  const campaign = await makeCampaign(db, { creator_id: other.id, compensation: 'product', product_value: 90_000 });
  await db.insertInto('campaign_invitation').values({ campaign_id: campaign.id, influencer_id: me.id }).execute();
  const seen = { campaign_id: campaign.id, influencer_id: me.id, shown_at: new Date(), opened_at: new Date() };
  await db.insertInto('campaign_viewer').values(seen).execute();
  const mine = { influencer_id: me.id, message: mark };
  const working = await makeApplication(db, { ...mine, campaign_id: campaign.id, status: 'in_progress' });
  const waiting = await makeApplication(db, {
    ...mine,
    campaign_id: (await makeCampaign(db, { creator_id: other.id })).id,
  });
  const history = { from_status: 'applied', to_status: 'shortlisted' } as const;
  await db
    .insertInto('application_event')
    .values([
      { application_id: waiting.id, ...history, by_id: me.id, note: mark },
      { application_id: waiting.id, ...history, by_id: other.id, note: 'Thank you' },
    ])
    .execute();
  await makeOffer(db, { application_id: waiting.id, by_side: 'applicant', note: mark });
  const terms = JSON.stringify({ parties: [mark] });
  await db.insertInto('agreement').values({ application_id: working.id, version: 1, terms, hash: mark }).execute();
  const order = { application_id: working.id, base_version: 1, revisions: 3 };
  await db
    .insertInto('change_order')
    .values({ ...order, proposed_by: me.id, note: mark })
    .execute();
  const split = { price: 100_00, keep: 25_00, default_keep: 0, note: mark, answer_by: soon() };
  await db
    .insertInto('cancellation')
    .values({ application_id: working.id, by_side: 'applicant', started_by: 'applicant', ...split })
    .execute();
  await handInWork(db, { personId: me.id, applicationId: working.id, mark });
  const pledge = await makePledge(db, { account_id: me.id, message: mark, description: mark });
  await db.updateTable('pledge_event').set({ note: mark }).where('pledge_id', '=', pledge.id).execute();
  await makeReview(db, { author_id: me.id, subject_id: other.id, text: mark, campaign_id: campaign.id });
  const shown = await makeReview(db, { author_id: other.id, subject_id: me.id, campaign_id: campaign.id });
  await db.updateTable('review').set({ reply: mark, replied_at: new Date() }).where('id', '=', shown.id).execute();
  const elsewhere = (await makeCampaign(db)).id;
  const later = { shows_at: soon(), created_at: new Date() };
  await makeReview(db, { author_id: other.id, subject_id: me.id, campaign_id: elsewhere, text: otherMark, ...later });
}

async function talking({ context: { db }, me, other, mark }: Life) {
  const attachment = await makeAttachment(db, { owner_id: me.id, name: `${mark}.pdf` });
  await makeMessage(db, { senderId: me.id, receiverId: other.id, description: mark, attachmentId: attachment.id });
  await makeMessage(db, { senderId: other.id, receiverId: me.id, description: 'Good to hear from you.' });
  const told = { type: 'chat', description: mark } as const;
  const notices = await db
    .insertInto('notification')
    .values([
      { account_id: me.id, title: mark, ...told },
      { account_id: other.id, title: `${me.fullname} wrote`, type: 'chat', sender_id: me.id },
    ])
    .returning('id')
    .execute();
  for (const [at, { id }] of notices.entries()) {
    const words = { title: `${me.fullname} wrote`, description: '', link: '/chat-section', due_at: soon() };
    const whose = at === 0 ? me.id : other.id;
    await db
      .insertInto('notification_mail')
      .values({ account_id: whose, notification_id: id, type: 'chat', ...words })
      .execute();
  }
}

async function keeping({ context: { db }, me, other, mark, otherMark }: Life) {
  const wish = { type: 'chat', channel: 'email', enabled: true } as const;
  await db
    .insertInto('notification_preference')
    .values({ account_id: me.id, ...wish })
    .execute();
  const push = { endpoint: `https://push.test/${mark}`, p256dh: mark, auth: mark };
  await db
    .insertInto('push_registration')
    .values({ account_id: me.id, ...push })
    .execute();
  const list = await db
    .insertInto('bookmark_list')
    .values({ account_id: me.id, name: mark })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bookmark')
    .values([
      { account_id: me.id, brand_id: other.id, note: mark, list_id: list.id },
      { account_id: other.id, influencer_id: me.id, note: otherMark },
    ])
    .execute();
  const search = JSON.stringify({ q: mark });
  await db
    .insertInto('saved_search')
    .values({ account_id: me.id, name: mark, search, looked_at: new Date() })
    .execute();
  await db
    .insertInto('newsletter_signup')
    .values({ email: me.email ?? '' })
    .execute();
  const letter = { name: mark, message: mark };
  await db
    .insertInto('contact_message')
    .values([
      { email: me.email ?? '', ...letter },
      { email: other.email ?? '', name: otherMark, message: otherMark },
    ])
    .execute();
  const kept = { route: 'POST /user/report', key: mark, body_hash: mark, status: 200, reply: mark };
  await db
    .insertInto('idempotency_key')
    .values({ account_id: me.id, ...kept })
    .execute();
}
