import { takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { insertLinks, selectByCode, selectClickDays, selectLinked } from './tracked-links.queries.ts';
import { newCode, readCode, readTarget } from './tracked-links.rules.ts';

interface Destination {
  linkId: number;
  target: string;
  /** Whether visits count: for a live agreement in an existing campaign. */
  counts: boolean;
}

interface Remembered {
  found: Destination | null;
  until: number;
}

/** Maximum number of cached codes, and for how long: a link does not change while there is an agreement. */
const [rememberedCodes, rememberMs] = [5_000, 30_000];
const memoryOf = contextSingleton(() => new Map<string, Remembered>());

/** Destination of a code; null for an unknown one, or a campaign without a link. */
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

/** The tracked link of each agreement, created on first use. */
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
  /** Day in Asia/Kolkata. */
  day: string;
  clicks: number;
}

/** Clicks by day, oldest first, of each agreement with a link; empty without clicks. */
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
