import type { Database } from '../connection.ts';
import { insertReturningIds, insertRows } from '../insert.ts';
import type { DemoApplication } from './application-shape.ts';
import type { Business } from './business.ts';
import { hoursBefore, type StoredCreator } from './creator-rows.ts';

interface Setting {
  operatorId: number;
  brands: readonly Business[];
  creators: readonly StoredCreator[];
  applications: readonly DemoApplication[];
  /** Accounts that can sign in. */
  stars: ReadonlySet<number>;
  now: Date;
}

/** Inserts open and finished work for the operator: contact messages, reports, and a dispute about held money. */
export async function loadPlatform(db: Database, setting: Setting): Promise<void> {
  await insertRows(db, 'contact_message', contactMessages(setting));
  const ids = await insertReturningIds(db, 'report', reports(setting));
  await insertRows(db, 'audit_log', acts(setting, ids));
  await loadDispute(db, setting);
}

/** Senders of the contact messages. They have no accounts, so removing the demo finds their messages by address. */
export const letterWriters = ['lakshmi@weavers.example', 'joel.dosa@example.com', 'sarita@example.in'] as const;

function contactMessages({ operatorId, now }: Setting) {
  const [lakshmi, joel, sarita] = letterWriters;
  const open = { answered_at: null, answered_by: null };
  return [
    {
      name: 'Venkatanarasimharajuvaripeta Lakshmi',
      email: lakshmi,
      message:
        'We are eleven weavers with one bank account. Can the cooperative join as a partner, and the eleven names stand on the page?',
      created_at: hoursBefore(now, 53),
      answered_at: hoursBefore(now, 29),
      answered_by: operatorId,
    },
    {
      name: 'Joel D’Souza',
      email: joel,
      message:
        'My bank changed its IFSC after a merger and the transfer came back. The money is in my wallet again, thank you. What do I enter now?',
      created_at: hoursBefore(now, 20),
      ...open,
    },
    {
      name: 'सरिता पवार',
      email: sarita,
      message: 'मेरे चैनल का नाम बदल गया है। क्या पुराने आँकड़े बने रहेंगे?',
      created_at: hoursBefore(now, 3),
      ...open,
    },
  ];
}

/** About people nobody can sign in as. */
function reports({ operatorId, brands, creators, stars, now }: Setting) {
  const [first, second, third] = creators.filter(({ id, isClaimed }) => isClaimed && !stars.has(id)).slice(20);
  const [brand, other] = brands.slice(10);
  const open = { status: 'open', outcome: null, note: null, decided_by: null, decided_at: null };
  const taken = { claimed_by: operatorId, claimed_at: hoursBefore(now, 4) };
  return [
    {
      reporter_id: other?.id,
      target_id: third?.id,
      created_at: hoursBefore(now, 98),
      reason: 'Answered our invitation with a price list in capital letters, five times.',
      status: 'dismissed',
      outcome: 'dismissed',
      claimed_by: operatorId,
      claimed_at: hoursBefore(now, 75),
      note: DISMISSED,
      decided_by: operatorId,
      decided_at: hoursBefore(now, 74),
    },
    {
      reporter_id: brand?.id,
      target_id: first?.id,
      created_at: hoursBefore(now, 26),
      reason:
        'Asked us in the chat to pay outside of the campaign, by UPI and ‘without the five per cent’. The messages are from Tuesday evening.',
      ...open,
      ...taken,
    },
    {
      reporter_id: second?.id,
      target_id: brand?.id,
      created_at: hoursBefore(now, 7),
      reason: 'They want the reel without the word ‘Ad’, and say that everybody does it that way.',
      ...open,
      claimed_by: null,
      claimed_at: null,
    },
  ];
}

const DISMISSED = 'Loud, but nothing that the rules forbid. Both can block each other.';

function acts({ operatorId, now }: Setting, [dismissed, taken]: number[]) {
  const by = { actor_id: operatorId, ip: '203.0.113.7', detail: {}, reason: null };
  return [
    { ...by, action: 'report.claimed', target: `report:${dismissed}`, created_at: hoursBefore(now, 75) },
    {
      ...by,
      action: 'report.decided',
      target: `report:${dismissed}`,
      detail: { outcome: 'dismissed' },
      reason: DISMISSED,
      created_at: hoursBefore(now, 74),
    },
    { ...by, action: 'report.claimed', target: `report:${taken}`, created_at: hoursBefore(now, 4) },
  ];
}

/** A dispute about finished work, whose held money waits for a decision. */
async function loadDispute(db: Database, { applications, stars, now }: Setting): Promise<void> {
  const asked = applications.find(
    ({ status, quote, campaign, influencer }) =>
      status === 'changes_requested' && quote && !stars.has(campaign.creator.id) && !stars.has(influencer.id),
  );
  const last = asked?.events.at(-1)?.at;
  if (!asked || !last) return;
  const order = await db
    .updateTable('escrow_order')
    .set({ status: 'disputed' })
    .where('application_id', '=', asked.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('dispute')
    .values({
      order_id: order.id,
      application_id: asked.id,
      opened_by: asked.influencer.id,
      reason:
        'The label stands in the first second and in the caption, as the brief has it. They ask for it all the same, and do not answer any more.',
      created_at: new Date((last.getTime() + now.getTime()) / 2),
      answer:
        'The label was added after we had asked twice. The first cut was public for four days without it, and our legal team saw it.',
      answered_at: new Date((last.getTime() + 3 * now.getTime()) / 4),
    })
    .execute();
}
