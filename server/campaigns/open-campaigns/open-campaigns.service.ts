import { dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { selectChangedCampaigns, selectOpenCampaigns } from './open-campaigns.queries.ts';
import { OpenTable } from './open-table.rules.ts';

/** Campaigns are kept for so many days after their last one, so that a clock may be a little behind. */
const keptDays = 3;

/** Every open campaign as this process read it last; each reading asks the database what has changed since. */
class OpenCampaigns {
  readonly #context: Context;
  readonly #table = new OpenTable();
  #snapshot: string | undefined;
  #prunedOn = '';
  #running: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  /** As new as the moment it is asked. Those who ask while another asks share the next question. */
  async read(): Promise<OpenTable> {
    const afterwards = this.#running.catch(() => {});
    this.#waiting ??= afterwards.then(() => {
      this.#waiting = undefined;
      this.#running = this.#refresh();
      return this.#running;
    });
    await this.#waiting;
    return this.#table;
  }

  async #refresh(): Promise<void> {
    const { db, now } = this.#context;
    const earliest = Math.min(now().getTime(), Date.now());
    const since = dateInIndia(new Date(earliest - keptDays * dayMs));
    if (this.#snapshot === undefined) {
      const { snapshot, rows } = await selectOpenCampaigns(db, since);
      // Lists begin with the newest: scanning from that end, later rows are compared but rarely kept.
      const byTime = rows.toSorted((a, b) => a.published_at.getTime() - b.published_at.getTime());
      for (const row of byTime) this.#table.put(row);
      this.#snapshot = snapshot;
      return;
    }
    const { snapshot, changes } = await selectChangedCampaigns(db, { snapshot: this.#snapshot, since });
    for (const { id, row } of changes) {
      if (row) this.#table.put(row);
      else this.#table.remove(id);
    }
    this.#snapshot = snapshot;
    this.#prune(since);
  }

  /** Once a day. */
  #prune(since: string): void {
    if (this.#prunedOn === since) return;
    this.#prunedOn = since;
    this.#table.removeClosedBefore(since);
  }
}

const openCampaignsOf = contextSingleton((context) => new OpenCampaigns(context));

/** Every campaign that is open now, of whoever posted it. */
export function readOpenCampaigns(context: Context): Promise<OpenTable> {
  return openCampaignsOf(context).read();
}
