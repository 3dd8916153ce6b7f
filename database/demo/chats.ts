import type { Database } from '../connection.ts';
import { insertReturningIds, insertRows } from '../insert.ts';
import type { DemoApplication } from './application-shape.ts';
import type { Business } from './business.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import { FEATURED } from './campaigns-featured.ts';
import { DIALOGUES, INBOXES, SADYA_CHAT } from './chat-lines.ts';
import type { Talk } from './chat-shape.ts';
import { hoursBefore, type StoredCreator } from './creator-rows.ts';
import { tellEnquiries } from './enquiries.ts';
import { createRandom } from './random.ts';

interface Setting {
  campaigns: readonly DemoCampaign[];
  creators: readonly StoredCreator[];
  brands: readonly Business[];
  partners: readonly Business[];
  applications: readonly DemoApplication[];
  now: Date;
  seed: string;
}

const ORDINARY_TALKS = 170;

/** Inserts conversations with messages, read marks and stream positions, as the chat itself would. */
export async function loadChats(db: Database, setting: Setting): Promise<void> {
  const talks = new Map<string, Talk>();
  const businesses = [...setting.brands.slice(1), ...setting.partners.slice(1)];
  const enquiries = tellEnquiries({ ...setting, businesses });
  for (const talk of [...featuredTalks(setting), ...ordinaryTalks(setting), ...enquiries]) {
    const key = pairOf(talk).join('-');
    if (!talks.has(key)) talks.set(key, talk);
  }
  const all = [...talks.values()];
  const ids = await insertReturningIds(db, 'conversation', all.map(conversationRow));
  await insertRows(
    db,
    'conversation_member',
    all.flatMap((talk, index) => memberRows(talk, ids[index] ?? 0)),
  );
  await storeMessages(db, all, ids);
}

function pairOf({ lines }: Talk): [low: number, high: number] {
  const { from = 0, to = 0 } = lines[0] ?? {};
  return [Math.min(from, to), Math.max(from, to)];
}

function conversationRow(talk: Talk) {
  const [low_id, high_id] = pairOf(talk);
  const last = talk.lines.at(-1);
  return { low_id, high_id, last_seq: talk.lines.length, last_message_at: last?.at, created_at: talk.lines[0]?.at };
}

function memberRows(talk: Talk, conversation_id: number) {
  const receiver = talk.lines.at(-1)?.to;
  const length = talk.lines.length;
  return pairOf(talk).map((account_id) => ({
    conversation_id,
    account_id,
    read_seq: account_id === receiver ? length - talk.unread : length,
  }));
}

/** In chronological order, so that everybody's positions are consecutive. */
async function storeMessages(db: Database, talks: readonly Talk[], ids: readonly number[]): Promise<void> {
  const places = new Map<number, number>();
  const nextPlace = (accountId: number) => {
    const place = (places.get(accountId) ?? 0) + 1;
    places.set(accountId, place);
    return place;
  };
  const messages = talks
    .flatMap(({ lines }, talk) =>
      lines.map((line, index) => ({ ...line, conversationId: ids[talk] ?? 0, seq: index + 1 })),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.conversationId - b.conversationId || a.seq - b.seq);
  await insertRows(
    db,
    'message',
    messages.map((line) => ({
      conversation_id: line.conversationId,
      seq: line.seq,
      sender_id: line.from,
      receiver_id: line.to,
      sender_position: nextPlace(line.from),
      receiver_position: nextPlace(line.to),
      campaign_id: line.campaignId,
      description: line.text,
      created_at: line.at,
    })),
  );
  await insertRows(
    db,
    'account_inbox',
    [...places].map(([account_id, last_position]) => ({ account_id, last_position })),
  );
}

function featuredTalks({ creators, brands, partners, campaigns, now }: Setting): Talk[] {
  const brand = brands[0]?.id ?? 0;
  const aarohi = creators[0]?.id ?? 0;
  const ids = { brand, influencer: aarohi, partner: partners[0]?.id ?? 0 };
  const campaignId = campaigns.find((campaign) => campaign.title === FEATURED.sadya)?.id ?? null;
  const sadya = SADYA_CHAT.map(({ from, text, hoursAgo }) => ({
    from: from === 'a' ? brand : aarohi,
    to: from === 'a' ? aarohi : brand,
    text,
    at: hoursBefore(now, hoursAgo),
    campaignId,
  }));
  const inbox = INBOXES.map(({ to: whose, name, lines, hoursAgo, unread }) => {
    const business = [...brands, ...partners].find((each) => each.name === name);
    const from = business?.id ?? creators.find((creator) => creator.fullname === name)?.id ?? 0;
    const said = lines.map((text, index) => {
      const at = hoursBefore(now, hoursAgo + (lines.length - 1 - index) * 0.3);
      return { from, to: ids[whose], text, at, campaignId: null };
    });
    return { lines: said, unread };
  });
  return [{ lines: sadya, unread: 0 }, ...inbox];
}

/** Conversations between campaign creators and the applicants they answered. */
function ordinaryTalks({ applications, now, seed }: Setting): Talk[] {
  const answered = applications.filter(({ status }) => status !== 'applied' && status !== 'withdrawn');
  return answered
    .slice(0, ORDINARY_TALKS * 2)
    .filter((_, index) => index % 2 === 0)
    .map((application, index) => {
      const random = createRandom(seed, 'talk', index);
      const { influencer, campaign } = application;
      const isHindi = influencer.languages[0] === 'hi' && random.chance(0.5);
      const dialogue = isHindi ? (DIALOGUES[1] ?? []) : random.pick(DIALOGUES.filter((_lines, at) => at !== 1));
      const length = random.between(2, dialogue.length);
      const end = Math.max(0.2, random.next() * 24 * 12);
      const lines = dialogue.slice(0, length).map((text, at) => ({
        from: at % 2 === 0 ? influencer.id : campaign.creator.id,
        to: at % 2 === 0 ? campaign.creator.id : influencer.id,
        text,
        at: hoursBefore(now, end + (length - 1 - at) * (0.2 + random.next() * 0.01)),
        campaignId: campaign.id ?? null,
      }));
      return { lines, unread: random.chance(0.3) ? 1 : 0 };
    });
}
