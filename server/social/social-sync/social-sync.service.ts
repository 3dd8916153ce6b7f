import { randomUUID } from 'node:crypto';
import type { PlatformId } from '../../../contract/core/platforms.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { keepPictures } from '../content/reading.service.ts';
import {
  type AccountReading,
  ProviderFailure,
  type SocialProvider,
  type Tokens,
} from '../social-providers/provider.ts';
import { findProvider } from '../social-providers/providers.ts';
import {
  freeAccount,
  type HeldAccount,
  holdAccount,
  storeFailure,
  storeTokens,
} from '../social-records/social-records.service.ts';
import { sealTokens, unsealTokens } from '../social-tokens/tokens.ts';
import { brokenNotice } from './notices.rules.ts';
import { storeReading } from './readings.service.ts';
import { findPause, pausePlatform, selectDue } from './social-sync.queries.ts';
import { isBreaking, isRenewalDue, pauseAfterLimit, waitAfterFailure, waitAfterReading } from './social-sync.rules.ts';
import { findWanted } from './wanted.service.ts';

/** Longer than any reading takes, so that a crashed process's lease expires safely. */
const leaseMs = 10 * 60_000;
const readAtOnce = 4;
/** Maximum duration of a job run; the rest is done a minute later. */
const runMs = 4 * 60_000;

type Held = HeldAccount & { lease: string };

/** Reads one account, unless another process does. Errors are stored with the account and not thrown. */
export async function syncAccount(context: Context, id: number): Promise<void> {
  const lease = randomUUID();
  const account = await holdAccount(context, id, { lease, forMs: leaseMs });
  if (account) await syncHeld(context, { ...account, lease });
}

async function syncHeld(context: Context, held: Held): Promise<void> {
  const { db } = context;
  const later = (ms: number) => new Date(context.now().getTime() + ms);
  const provider = findProvider(context.config, held.platform_id as PlatformId);
  if (!provider) return freeAccount(context, held, later(waitAfterReading(Math.random())));
  const pausedUntil = await findPause(db, held.platform_id, context.now());
  if (pausedUntil) return freeAccount(context, held, pausedUntil);
  try {
    const reading = await readFrom(context, provider, held);
    await storeReading(context, held, { reading, nextAt: later(waitAfterReading(Math.random())) });
    context.afterCommit(() => keepPictures(context, held, reading.media));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) {
      await freeAccount(context, held, later(waitAfterFailure(passing(held)))).catch(() => {});
      throw error;
    }
    await takeFailure(context, { provider, held, failure: error });
  }
}

const passing = ({ failures }: Held) =>
  ({ kind: 'unavailable', failures: failures + 1, retryAfterMs: undefined, luck: Math.random() }) as const;

/** Reads from the provider, renewing the token before it expires, or after the provider has revoked it. */
async function readFrom(context: Context, provider: SocialProvider, held: Held): Promise<AccountReading> {
  const { access_token, refresh_token, provider_user_id: providerUserId, token_made_at: madeAt } = held;
  if (access_token === null || providerUserId === null) throw new ProviderFailure('expired');
  const now = context.now();
  const tokens = unsealTokens(context, { access_token, refresh_token });
  const { renewal } = provider;
  const isDue = isRenewalDue({ renewal, madeAt, expiresAt: held.token_expires_at, now });
  const wanted = await findWanted(context, held.id);
  const read = (current: Tokens) => provider.read({ ...current, providerUserId, wanted, now });
  if (isDue) return read(await renew(context, { provider, held, tokens }));
  try {
    return await read(tokens);
  } catch (error) {
    const isDropped = error instanceof ProviderFailure && error.kind === 'revoked';
    if (!isDropped || !renewal || !tokens.refreshToken) throw error;
    return read(await renew(context, { provider, held, tokens }));
  }
}

interface Renewing {
  provider: SocialProvider;
  held: Held;
  tokens: Tokens;
}

async function renew(context: Context, { provider, held, tokens }: Renewing): Promise<Tokens> {
  const now = context.now();
  const { expiresAt, accessEndsAt, ...renewed } = await provider.renew(tokens, now);
  await storeTokens(context, held, { sealed: sealTokens(context, renewed), expiresAt, accessEndsAt, now });
  return renewed;
}

interface Failed {
  provider: SocialProvider;
  held: Held;
  failure: ProviderFailure;
}

/** Keeps the last good figures, and notifies an owner who must consent again. */
async function takeFailure(context: Context, { provider, held, failure }: Failed): Promise<void> {
  const { kind, retryAfterMs } = failure;
  const now = context.now();
  const isBroken = isBreaking(kind);
  const wait = waitAfterFailure({ kind, failures: held.failures + 1, retryAfterMs, luck: Math.random() });
  context.log.info({ platform: held.platform_id, account: held.id, reason: failure.message }, 'A reading failed');
  if (kind === 'rate_limited') {
    await pausePlatform(context.db, held.platform_id, new Date(now.getTime() + pauseAfterLimit(retryAfterMs)));
  }
  await inTransaction(context, async (tx) => {
    const nextAt = new Date(now.getTime() + wait);
    const isOurs = await storeFailure(tx, held, { kind, nextAt, isBroken });
    if (isOurs && isBroken) await notify(tx, brokenNotice({ ...held, kind, name: provider.name }));
  });
}

/** Reads due accounts, a few at a time, until none is left or the time is over. */
export async function syncDue(context: Context): Promise<void> {
  const end = performance.now() + runMs;
  const tried = new Set<number>();
  while (performance.now() < end) {
    const due = await selectDue(context.db, { now: context.now(), most: readAtOnce });
    const fresh = due.filter((id) => !tried.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) tried.add(id);
    const outcomes = await Promise.allSettled(fresh.map((id) => syncAccount(context, id)));
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') context.log.error({ err: outcome.reason }, 'An account could not be read');
    }
  }
}
