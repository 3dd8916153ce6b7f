import { dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { selectChangedCampaigns, selectOpenCampaigns } from './open-campaigns.queries.ts';
import { type OpenCampaign, openCampaignOf } from './open-campaigns.rules.ts';

/** Campaigns are kept for so many days after their last one, so that a clock may be a little behind. */
const keptDays = 3;

/** Every open campaign as this process read it last; each reading asks the database what has changed since. */
class OpenCampaigns {
  readonly #context: Context;
  readonly #byId = new Map<number, OpenCampaign>();
  /** The last posted first: what a list begins with is met early, and the rest is only compared. */
  #list: OpenCampaign[] | undefined;
  #snapshot: string | undefined;
  #prunedOn = '';
  #running: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  /** As new as the moment it is asked. Those who ask while another asks share the next question. */
  async read(): Promise<Iterable<OpenCampaign>> {
    const afterwards = this.#running.catch(() => {});
    this.#waiting ??= afterwards.then(() => {
      this.#waiting = undefined;
      this.#running = this.#refresh();
      return this.#running;
    });
    await this.#waiting;
    this.#list ??= [...this.#byId.values()].toSorted((a, b) => b.publishedAt - a.publishedAt);
    return this.#list;
  }

  async #refresh(): Promise<void> {
    const { db, now } = this.#context;
    const earliest = Math.min(now().getTime(), Date.now());
    const since = dateInIndia(new Date(earliest - keptDays * dayMs));
    if (this.#snapshot === undefined) {
      const { snapshot, rows } = await selectOpenCampaigns(db, since);
      for (const row of rows) this.#byId.set(row.id, openCampaignOf(row));
      this.#snapshot = snapshot;
      return;
    }
    const { snapshot, changes } = await selectChangedCampaigns(db, { snapshot: this.#snapshot, since });
    if (changes.length > 0) this.#list = undefined;
    for (const { id, row } of changes) {
      if (row) this.#byId.set(id, openCampaignOf(row));
      else this.#byId.delete(id);
    }
    this.#snapshot = snapshot;
    this.#prune(since);
  }

  /** Once a day. */
  #prune(since: string): void {
    if (this.#prunedOn === since) return;
    this.#prunedOn = since;
    this.#list = undefined;
    for (const [id, { row }] of this.#byId)
      if (row.application_deadline < since || row.end_date < since) this.#byId.delete(id);
  }
}

const openCampaignsOf = contextSingleton((context) => new OpenCampaigns(context));

/** Every campaign that is open now, of whoever posted it. */
export function readOpenCampaigns(context: Context): Promise<Iterable<OpenCampaign>> {
  return openCampaignsOf(context).read();
}
