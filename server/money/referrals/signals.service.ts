import { dayMs } from '../../../contract/kit/calendar.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { fingerprint } from '../../kit/crypto/encryption.ts';
import { networkOf } from '../../kit/http/network.ts';
import type { ReferralRow } from './qualification.queries.ts';
import { addToSignal, forgetNetworks, selectAddressesOf, selectJoined } from './signals.queries.ts';
import { burstMs, burstWith, networkFrom } from './signals.rules.ts';

/** Keyed digest of a sign-up's network, which does not reveal the address. */
export function markNetwork({ secretKey }: Pick<Context, 'secretKey'>, address: string): string {
  return fingerprint(secretKey, 'referral-network', networkOf(address));
}

/**
 * Checks a referrer's sign-ups when one more is verified: many from one network, or many within an hour, raise a signal
 * for operators. Signals change nothing by themselves. Source: the product's rules, Money.
 */
export async function noteSignals(tx: Context, referral: ReferralRow): Promise<void> {
  const { invited_id: invitedId, referrer_id: referrerId } = referral;
  await lockAccount(tx, referrerId);
  await noteNetwork(tx, referral);
  const at = referral.created_at.getTime();
  const around = { after: new Date(at - burstMs), before: new Date(at + burstMs) };
  const burst = burstWith(invitedId, await selectJoined(tx.db, { referrerId, kind: 'burst', ...around }));
  if (burst.length === 0) return;
  const invitedIds = burst.map((each) => each.invitedId);
  await addToSignal(tx.db, { referrerId, kind: 'burst', networkMark: null, invitedIds, now: tx.now() });
}

async function noteNetwork(tx: Context, { referrer_id: referrerId, network_mark: networkMark }: ReferralRow) {
  if (networkMark === null) return;
  const joined = await selectJoined(tx.db, { referrerId, kind: 'network', networkMark });
  const own = await selectAddressesOf(tx.db, referrerId);
  const isOwn = own.some((address) => markNetwork(tx, address) === networkMark);
  if (joined.length + (isOwn ? 1 : 0) < networkFrom) return;
  const invitedIds = joined.map(({ invitedId }) => invitedId);
  await addToSignal(tx.db, { referrerId, kind: 'network', networkMark, invitedIds, now: tx.now() });
}

/** Days that network digests are kept. */
const networkDays = 90;

export async function forgetOldNetworks(context: Context): Promise<void> {
  await forgetNetworks(context.db, new Date(context.now().getTime() - networkDays * dayMs));
}
