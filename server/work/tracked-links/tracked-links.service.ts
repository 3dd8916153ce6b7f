import { takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { insertLinks, selectByCode, selectClickDays, selectLinked } from './tracked-links.queries.ts';
import { newCode, readCode, readTarget } from './tracked-links.rules.ts';

interface Destination {
  linkId: number;
  target: string;
  /** Somebody's agreement in a campaign that is there. */
  counts: boolean;
}

interface Remembered {
  found: Destination | null;
  until: number;
}

/** Codes a process remembers at most, for how long: a link does not change under an agreement. */
const [rememberedCodes, rememberMs] = [5_000, 30_000];
const memoryOf = contextSingleton(() => new Map<string, Remembered>());

/** Where a code leads; null for one that was never given, or whose campaign has no link any more. */
export async function findDestination(context: Context, text: string): Promise<Destination | null> {
  const code = readCode(text);
  if (code === null) return null;
  const memory = memoryOf(context);
  const known = memory.get(code);
  const now = performance.now();
  if (known && known.until > now) return known.found;
  const row = await selectByCode(context.db, code);
  const target = readTarget(row?.link ?? null);
  const isAgreed = row?.deleted_at === null && takenStatuses.some((status) => status === row.status);
  const found = row && target ? { linkId: row.id, target, counts: isAgreed } : null;
  memory.delete(code);
  memory.set(code, { found, until: now + rememberMs });
  for (const [oldest] of memory) {
    if (memory.size <= rememberedCodes) break;
    memory.delete(oldest);
  }
  return found;
}

/** Each agreement's own address of its campaign's link, made when it is first asked for. */
export async function findTrackedLinks(
  context: Context,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const linked = await selectLinked(context.db, applicationIds, takenStatuses);
  const missing = linked.filter(({ code }) => code === null);
  if (missing.length > 0) {
    const created_at = context.now();
    await insertLinks(
      context.db,
      missing.map(({ application_id }) => ({ application_id, code: newCode(), created_at })),
    );
  }
  const all = missing.length === 0 ? linked : await selectLinked(context.db, applicationIds, takenStatuses);
  return new Map(
    all.flatMap(({ application_id, code }) =>
      code ? [[application_id, `${context.config.publicUrl}/l/${code}`]] : [],
    ),
  );
}

export interface ClickDay {
  /** In Asia/Kolkata. */
  day: string;
  clicks: number;
}

/** Clicks by day, oldest first, of each agreement with a link; an empty list where nobody followed it yet. */
export async function findClicks(
  context: Context,
  { applicationIds, until = '9999-12-31' }: { applicationIds: readonly number[]; until?: string },
): Promise<ReadonlyMap<number, ClickDay[]>> {
  const clicks = new Map<number, ClickDay[]>();
  for (const row of await selectClickDays(context.db, { applicationIds, until })) {
    const days = clicks.get(row.application_id) ?? [];
    if (row.day !== null && row.clicks !== null) days.push({ day: row.day, clicks: row.clicks });
    clicks.set(row.application_id, days);
  }
  return clicks;
}
