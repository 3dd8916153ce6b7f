import { createHash, randomBytes } from 'node:crypto';
import { type PlatformId, platformIds, platformName } from '../../../contract/core/platforms.ts';
import type { SocialAccountReply } from '../../../contract/social/social-accounts.ts';
import type { Context } from '../../kit/context/context.ts';
import { seal, unseal } from '../../kit/crypto/encryption.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { readSocialAccount } from '../social-accounts/social-accounts.service.ts';
import { ProviderFailure, type SocialProvider } from '../social-providers/provider.ts';
import { findProvider } from '../social-providers/providers.ts';
import { syncAccount } from '../social-sync/social-sync.service.ts';
import { storeGrants } from './connecting.service.ts';
import { insertConsent, takeConsent } from './social-connect.queries.ts';

type Owner = Pick<User, 'id' | 'role' | 'locale'>;

const consentMs = 15 * 60_000;
const purpose = 'social-consent';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export function listSocialProviders({ config }: Context): { platform: string; is_configured: boolean }[] {
  return platformIds.map((platform) => ({ platform, is_configured: findProvider(config, platform) !== null }));
}

function demandProvider(context: Context, platform: PlatformId): SocialProvider {
  const provider = findProvider(context.config, platform);
  if (provider) return provider;
  throw refuse('NOT_CONFIGURED', msg`${{ name: platformName(platform) }} isn’t set up here. Add the account by hand.`);
}

/**
 * Returns the provider's consent URL. The state begins with the platform, so that the single return page of all
 * providers can tell them apart; only its hash is stored.
 */
export async function beginConnect(context: Context, owner: Owner, platform: PlatformId) {
  const provider = demandProvider(context, platform);
  const state = `${platform}.${randomBytes(32).toString('base64url')}`;
  const verifier = randomBytes(32).toString('base64url');
  const now = context.now();
  await insertConsent(context.db, {
    stateHash: hashOf(state),
    accountId: owner.id,
    platform,
    verifier: seal(context.secretKey, purpose, verifier),
    now,
    expiresAt: new Date(now.getTime() + consentMs),
  });
  return { authorize_url: provider.authorizeUrl({ state, challenge: hashOf(verifier) }) };
}

interface Finishing {
  owner: Owner;
  platform: PlatformId;
  code: string;
  state: string;
}

/** Connects what was consented to and reads it once. If the first reading fails, the daily ones make up for it. */
export async function finishConnect(context: Context, finishing: Finishing): Promise<SocialAccountReply> {
  const { owner, platform, code, state } = finishing;
  const provider = demandProvider(context, platform);
  const now = context.now();
  const consent = await takeConsent(context.db, { stateHash: hashOf(state), accountId: owner.id, platform, now });
  if (!consent) {
    throw refuseField('BAD_INPUT', 'state', 'This link has expired or was already used. Please connect again.');
  }
  const verifier = unseal(context.secretKey, purpose, consent.verifier);
  const grants = await provider.redeem({ code, verifier, now }).catch((error) => refuseFailure(provider.name, error));
  const owned = { id: owner.id, isInfluencer: owner.role === 'influencer' };
  const ids = await storeGrants(context, { owner: owned, platform, grants });
  for (const id of ids) await syncAccount(context, id);
  const connected = await Promise.all(ids.map((id) => readSocialAccount(context, owner, id)));
  const [largest] = connected.toSorted((a, b) => (b.followers ?? -1) - (a.followers ?? -1));
  if (!largest) throw new Error('An account that was just connected is not there');
  return largest;
}

function refuseFailure(name: string, error: unknown): never {
  if (!(error instanceof ProviderFailure)) throw error;
  const { kind, retryAfterMs } = error;
  const isPassing = kind === 'rate_limited' || kind === 'unavailable' || kind === 'unreadable';
  if (!isPassing) throw refuseField('BAD_INPUT', 'code', msg`${{ name }} didn’t confirm your consent. Connect again.`);
  const retryAfter = Math.ceil((retryAfterMs ?? 60_000) / 1000);
  throw refuse('UNAVAILABLE', msg`${{ name }} isn’t responding properly right now. Please try again later.`, {
    retryAfter,
  });
}
