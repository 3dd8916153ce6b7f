import type { Context } from '../server/kit/context/context.ts';
import { addPaymentMethod } from '../server/money/payment-methods/payment-methods.service.ts';
import { makeAttachment } from './makers/attachment.ts';
import { makeCampaignFile } from './makers/campaign.ts';
import { makeContent } from './makers/content.ts';
import { makeInvoice } from './makers/invoice.ts';
import { makeApproval, makeMemberInvitation, personOf } from './makers/membership.ts';
import { makePackage } from './makers/package.ts';
import { makePasskey } from './makers/passkey.ts';
import { makePayout } from './makers/payout.ts';

/** One thing of each kind that belongs to an account; ids by table. */
export async function makeBelongings(context: Context, accountId: number, campaignId: number) {
  const { db } = context;
  const sessions = db.selectFrom('session').select('id').where('account_id', '=', accountId);
  const session = await sessions.executeTakeFirstOrThrow();
  const socials = db.selectFrom('social_account').select('id').where('owner_id', '=', accountId);
  const social = await socials.executeTakeFirstOrThrow();
  const notification = await db
    .insertInto('notification')
    .values({ account_id: accountId, type: 'chat', title: 'New message' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bookmark = await db
    .insertInto('bookmark')
    .values({ account_id: accountId, campaign_id: campaignId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bookmarkList = await db
    .insertInto('bookmark_list')
    .values({ account_id: accountId, name: 'Onam' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const savedSearch = await db
    .insertInto('saved_search')
    .values({ account_id: accountId, name: 'Kochi', search: '{"sort":"relevance"}', looked_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const template = await db
    .insertInto('campaign_template')
    .values({ account_id: accountId, name: 'Onam', body: '{"title":"Onam"}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const crmImport = await db
    .insertInto('crm_import')
    .values({ account_id: accountId, name: 'mine.csv', counts: '{}', left_out: '[]', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const method = { kind: 'upi', vpa: 'asha@okhdfcbank' } as const;
  const paymentMethod = await addPaymentMethod(context, { accountId, method });
  return {
    session: session.id,
    passkey: (await makePasskey(db, { account_id: accountId })).id,
    person: await personOf(db, accountId),
    member_invitation: await makeMemberInvitation(context, accountId),
    approval: await makeApproval(context, accountId),
    social_account: social.id,
    notification: notification.id,
    bookmark: bookmark.id,
    bookmark_list: bookmarkList.id,
    crm_import: crmImport.id,
    saved_search: savedSearch.id,
    campaign_file: (await makeCampaignFile(db, { campaign_id: campaignId })).id,
    campaign_template: template.id,
    content_item: (await makeContent(db, accountId)).id,
    creator_package: (await makePackage(db, { influencer_id: accountId })).id,
    payment_method: Number(paymentMethod.id),
    invoice: (await makeInvoice(context, accountId)).id,
    payout: (await makePayout(db, { account_id: accountId, payment_method_id: Number(paymentMethod.id) })).id,
    attachment: (await makeAttachment(db, { owner_id: accountId })).id,
  };
}
