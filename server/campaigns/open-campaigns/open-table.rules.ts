import { dayMs } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { Work } from '../matching/match-score.rules.ts';
import { payClassOf } from './count-facets.rules.ts';
import { Dictionary } from './dictionary.rules.ts';
import type { OpenRow } from './open-campaigns.queries.ts';
import { OpenTexts } from './open-texts.rules.ts';

/** Lists by which campaigns are filtered, counted and matched; single values are lists of one. */
const listsOf = {
  platform: ({ platforms }: OpenRow) => platforms,
  category: ({ categories }: OpenRow) => categories,
  language: ({ languages }: OpenRow) => languages,
  city: ({ locations }: OpenRow) => locations,
  content: ({ content }: OpenRow) => content.map(({ type }) => type),
  need: ({ needs }: OpenRow) => needs,
  compensation: ({ compensation }: OpenRow) => (compensation === null ? [] : [compensation]),
  objective: ({ objective }: OpenRow) => (objective === null ? [] : [objective]),
  gender: ({ wanted_gender: gender }: OpenRow) => (gender === null ? [] : [gender]),
} satisfies Record<string, (row: OpenRow) => readonly string[]>;
export type ListColumn = keyof typeof listsOf;
const listColumns = Object.keys(listsOf) as ListColumn[];

function perList<T>(make: (name: ListColumn) => T): Record<ListColumn, T> {
  return Object.fromEntries(listColumns.map((name) => [name, make(name)])) as Record<ListColumn, T>;
}

function makeColumns(slots: number) {
  return {
    id: new Float64Array(slots),
    creator: new Float64Array(slots),
    /** Milliseconds since 1970. */
    published: new Float64Array(slots),
    /** Paise a creator; -1 without. */
    pay: new Float64Array(slots),
    payClass: new Int32Array(slots),
    /** NaN without. */
    followersMin: new Float64Array(slots),
    followersMax: new Float64Array(slots),
    engagementMin: new Float64Array(slots),
    /** Numbers of the list columns and of the work, as their dictionaries give them. */
    ...perList(() => new Int32Array(slots)),
    work: new Int32Array(slots),
    /** Days since 1970; `closes` is the last day of applications or of the campaign, whichever comes first. */
    deadline: new Int32Array(slots),
    closes: new Int32Array(slots),
    starts: new Int32Array(slots),
    isHere: new Uint8Array(slots),
    isJoint: new Uint8Array(slots),
    isFull: new Uint8Array(slots),
  };
}

export const dayOf = (date: string): number => Date.parse(date) / dayMs;

/**
 * The open campaigns, column by column: a slot of each is a campaign. A request passes over numbers that stand side by side,
 * which takes microseconds for thousands of them.
 */
export class OpenTable {
  /** Slots that are or were used. */
  size = 0;
  columns = makeColumns(1_024);
  readonly lists = perList(() => new Dictionary<readonly string[]>());
  readonly work = new Dictionary<Work>();
  readonly texts = new OpenTexts();
  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];
  /** How many are of each creator. */
  readonly #creators = new Map<number, number>();
  /** Slots by day and type, until something changes. */
  readonly #open = new Map<string, Int32Array>();

  put(row: OpenRow): void {
    this.remove(row.id);
    const slot = this.#free.pop() ?? this.size;
    if (slot === this.size) this.size += 1;
    if (this.size > this.columns.id.length) this.columns = grown(this.columns);
    this.#slots.set(row.id, slot);
    this.#open.clear();
    const { columns, lists } = this;
    for (const name of listColumns) columns[name][slot] = lists[name].take([...new Set<string>(listsOf[name](row))]);
    const deliverables = row.content.map(({ type, quantity }) => ({ type, quantity }));
    columns.work[slot] = this.work.take({ deliverables, platforms: row.platforms });
    columns.id[slot] = row.id;
    columns.creator[slot] = row.creator_id;
    this.#creators.set(row.creator_id, (this.#creators.get(row.creator_id) ?? 0) + 1);
    columns.published[slot] = row.published_at.getTime();
    columns.pay[slot] = row.budget_per_creator ?? -1;
    columns.payClass[slot] = payClassOf(row.budget_per_creator);
    columns.followersMin[slot] = row.wanted_followers_min ?? Number.NaN;
    columns.followersMax[slot] = row.wanted_followers_max ?? Number.NaN;
    columns.engagementMin[slot] = row.wanted_engagement_min ?? Number.NaN;
    columns.deadline[slot] = dayOf(row.application_deadline);
    columns.closes[slot] = Math.min(dayOf(row.application_deadline), dayOf(row.end_date));
    columns.starts[slot] = dayOf(row.start_date);
    columns.isJoint[slot] = Number(row.type === 'joint');
    columns.isFull[slot] = Number(row.is_full);
    columns.isHere[slot] = 1;
    this.texts.put(slot, [row.title, row.brief]);
  }

  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#open.clear();
    this.#free.push(slot);
    this.columns.isHere[slot] = 0;
    const creator = this.columns.creator[slot] ?? 0;
    const left = (this.#creators.get(creator) ?? 0) - 1;
    if (left > 0) this.#creators.set(creator, left);
    else this.#creators.delete(creator);
    for (const name of listColumns) this.lists[name].release(this.columns[name][slot] ?? 0);
    this.work.release(this.columns.work[slot] ?? 0);
    this.texts.remove(slot);
  }

  /** Whether anything here is of this person. */
  hasOf(creator: number): boolean {
    return this.#creators.has(creator);
  }

  /** Slots of what is open on this day, the last posted first as far as that is known. */
  openOn(day: number, type: CampaignRow['type']): Int32Array {
    const key = `${day} ${type}`;
    const known = this.#open.get(key);
    if (known) return known;
    const { isHere, isJoint, closes } = this.columns;
    const joint = Number(type === 'joint');
    const open = new Int32Array(this.size);
    let count = 0;
    for (let slot = this.size - 1; slot >= 0; slot -= 1) {
      if (isHere[slot] !== 1 || isJoint[slot] !== joint || (closes[slot] ?? 0) < day) continue;
      open[count] = slot;
      count += 1;
    }
    const found = open.slice(0, count);
    this.#open.set(key, found);
    return found;
  }

  /** Those that closed before this day, a date in Asia/Kolkata. */
  removeClosedBefore(date: string): void {
    const day = dayOf(date);
    for (const [id, slot] of this.#slots) if ((this.columns.closes[slot] ?? 0) < day) this.remove(id);
  }
}

function grown(columns: ReturnType<typeof makeColumns>): ReturnType<typeof makeColumns> {
  const next = makeColumns(columns.id.length * 2);
  for (const [name, values] of Object.entries(columns)) next[name as keyof typeof next].set(values);
  return next;
}
