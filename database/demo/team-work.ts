import type { CrmStage } from '../../contract/campaigns/crm.ts';
import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';
import type { DemoApplication } from './application-shape.ts';
import type { Business } from './business.ts';
import { type DemoCampaign, dateInIndia } from './campaign-shape.ts';
import { FEATURED } from './campaigns-featured.ts';
import { hoursBefore, type StoredCreator } from './creator-rows.ts';

export interface TeamMember {
  personId: number;
  /** The account they registered. */
  homeId: number;
  fullname: string;
}

interface Setting {
  brand: Business;
  owner: TeamMember;
  /** Finance, manager, reviewer, agency. */
  members: readonly TeamMember[];
  campaigns: readonly DemoCampaign[];
  applications: readonly DemoApplication[];
  creators: readonly StoredCreator[];
  now: Date;
}

/** Seeds the work of the demo brand's team: decided approvals, activity, notes, and its list of creators. */
export async function loadTeamWork(db: Database, setting: Setting): Promise<void> {
  const { brand, now } = setting;
  await insertRows(db, 'approvals_policy', [
    { account_id: brand.id, above: 2_500_000, changed_at: hoursBefore(now, 4_000) },
  ]);
  await insertRows(db, 'approval', decidedApprovals(setting));
  await insertRows(db, 'activity', acts(setting));
  await insertRows(db, 'team_note', notes(setting));
  await insertRows(db, 'notification', mentions(setting));
  await loadCrm(db, setting);
}

/** Sums of the past: who asked, hours ago, minutes to the answer, and the word of whoever refused. */
const DECIDED: readonly {
  campaign: string;
  to: string;
  amount: number;
  hours: number;
  minutes: number;
  refused?: string;
}[] = [
  { campaign: FEATURED.diwali, to: 'sunita.rasoi', amount: 2_600_000, hours: 1_500, minutes: 95 },
  {
    campaign: FEATURED.sadya,
    to: 'rukmini.ukadiche',
    amount: 3_400_000,
    hours: 150,
    minutes: 30,
    refused: 'Above what we planned for a creator. Ask her about one reel.',
  },
  { campaign: FEATURED.diwali, to: 'meera.saree', amount: 4_200_000, hours: 1_100, minutes: 40 },
];

function decidedApprovals({ brand, owner, members: [finance], creators, now }: Setting) {
  return DECIDED.toSorted((one, other) => other.hours - one.hours).map(
    ({ campaign, to, amount, hours, minutes, refused }, index) => {
      const asked = hoursBefore(now, hours);
      return {
        account_id: brand.id,
        asked_by: finance?.personId,
        call: 'POST /campaign/fund-many',
        request_hash: `story-${index + 1}`,
        campaign,
        amount,
        parts: [{ payeeId: creators.find(({ username }) => username === to)?.id, amount }],
        status: refused ? 'refused' : 'approved',
        decided_by: owner.personId,
        note: refused ?? null,
        created_at: asked,
        expires_at: hoursBefore(now, hours - 72),
        decided_at: new Date(asked.getTime() + minutes * 60_000),
      };
    },
  );
}

function acts({ brand, owner, members, campaigns, applications, now }: Setting) {
  const [finance, manager, reviewer, agency] = members;
  const campaign = (title: string) =>
    campaigns.find((each) => each.title === title && each.creator.id === brand.id)?.id;
  const application = (username: string) =>
    applications.find((each) => each.influencer.username === username && each.campaign.title === FEATURED.sadya)?.id;
  const act = (
    by: TeamMember | undefined,
    name: string,
    kind: string,
    hours: number,
    target: [type: string, id: number | undefined] | [] = [],
  ) => {
    const [type, id] = target;
    const known = type && id ? { target_type: type, target_id: id } : { target_type: null, target_id: null };
    return {
      account_id: brand.id,
      person_id: by?.personId,
      act: name,
      kind,
      ...known,
      created_at: hoursBefore(now, hours),
    };
  };
  return [
    act(owner, 'inviteMember', 'team', 2_160),
    act(owner, 'setApprovalsPolicy', 'team', 1_600),
    act(owner, 'answerApproval', 'money', 1_499),
    act(finance, 'fundMany', 'money', 1_099),
    act(owner, 'inviteMember', 'team', 1_090),
    act(agency, 'addCampaign', 'work', 195, ['campaign', campaign(FEATURED.sadya)]),
    act(owner, 'answerApproval', 'money', 149),
    act(manager, 'importCrm', 'work', 148),
    act(agency, 'inviteToCampaign', 'work', 75, ['campaign', campaign(FEATURED.sadya)]),
    act(manager, 'makeOffer', 'work', 52, ['application', application('ishaan.bhojon')]),
    act(reviewer, 'addDeliverableComment', 'content', 27, ['application', application('devika.and.amma')]),
    act(owner, 'changeMember', 'team', 25),
    act(manager, 'moveApplication', 'work', 2, ['application', application('aarohi.cooks')]),
    act(manager, 'addNote', 'work', 1.5, ['application', application('aarohi.cooks')]),
  ];
}

const MENTION = '@Rohan she asks for the leaf boxes a day early. Can the courier bring them on Wednesday?';

function notes({ brand, owner, members: [, manager, , agency], applications, creators, now }: Setting) {
  const aarohi = creators.find(({ username }) => username === 'aarohi.cooks')?.id;
  const applied = applications.find(
    (each) => each.influencer.id === aarohi && each.campaign.title === FEATURED.sadya,
  )?.id;
  const note = (by: TeamMember | undefined, text: string, hours: number, on: object) => ({
    ...{ account_id: brand.id, person_id: by?.personId, text, created_at: hoursBefore(now, hours) },
    ...{ application_id: null, influencer_id: null, ...on },
  });
  return [
    note(owner, 'Onam reel sold 212 boxes. First choice for the sambar mix.', 1_700, { influencer_id: aarohi }),
    note(agency, 'Prefers Malayalam on the phone, answers within the hour.', 190, { influencer_id: aarohi }),
    note(manager, MENTION, 1.5, { application_id: applied }),
  ];
}

/** Whoever is mentioned in a note is told. */
function mentions({ brand, owner, members: [, manager], campaigns, now }: Setting) {
  const sadya = campaigns.find(({ title }) => title === FEATURED.sadya)?.id;
  return [
    {
      account_id: owner.homeId,
      type: 'chat',
      title: `${manager?.fullname} mentioned you in a note for ${brand.name}`,
      description: MENTION,
      link: `/campaign-details/${sadya}?tab=applied`,
      sender_id: null,
      is_personal: true,
      group_count: 1,
      created_at: hoursBefore(now, 1.5),
    },
  ];
}

const LIST: readonly [username: string, stage: CrmStage, tags: string[]][] = [
  ['aarohi.cooks', 'working', ['onam', 'reliable']],
  ['sunita.rasoi', 'working', ['diwali', 'hindi']],
  ['devika.and.amma', 'working', ['onam']],
  ['ishaan.bhojon', 'talking', ['bengali', 'fish']],
  ['kabirlifts', 'talking', ['north']],
  ['venkat.filterkaapi.diaries', 'asked', ['breakfast']],
  ['khetdiary', 'asked', ['farm', 'punjabi']],
  ['farhan.streetplates', 'not_now', ['biryani']],
];
/** Found by a list that was imported. */
const IMPORTED = ['tenzin.thukpa', 'rukmini.ukadiche', 'meera.saree', 'nandini.drapes'];

async function loadCrm(db: Database, { brand, members: [, manager], creators, now }: Setting): Promise<void> {
  const idOf = (username: string) => creators.find((each) => each.username === username)?.id;
  const entry = { account_id: brand.id, import_id: null };
  const importedAt = hoursBefore(now, 148);
  const left = { name: 'thattukada.tales', reason: 'not_found' };
  const counts = { rows: 7, added: IMPORTED.length, already: 2, invited: 0, left_out: 1 };
  const list = await db
    .insertInto('crm_import')
    .values({
      account_id: brand.id,
      person_id: manager?.personId ?? null,
      name: `onam-list-${dateInIndia(now, -6)}.xlsx`,
      counts: JSON.stringify(counts),
      left_out: JSON.stringify([{ line: 6, ...left }]),
      created_at: importedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(db, 'crm_entry', [
    ...IMPORTED.map((username) => ({
      ...entry,
      influencer_id: idOf(username),
      stage: 'found',
      tags: [],
      import_id: list.id,
      created_at: importedAt,
      changed_at: importedAt,
    })),
    ...LIST.map(([username, stage, tags], index) => {
      const at = hoursBefore(now, 30 * (LIST.length - index));
      return { ...entry, influencer_id: idOf(username), stage, tags, created_at: at, changed_at: at };
    }),
  ]);
}
