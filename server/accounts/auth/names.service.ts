import { usernamePattern } from '../../../contract/kit/patterns.ts';
import { dropStaleRegistrations } from '../../core/account-records/account-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Device } from '../../kit/http/device.ts';
import { AppError, refuseField } from '../../kit/http/errors.ts';
import { findReserved } from '../account-changes/account-changes.service.ts';
import { findAccount, findHeldUsernames, findHolders } from './auth.queries.ts';
import { readIdentifier, unverifiedTime, usernameCandidates } from './auth.rules.ts';
import { imitatesPlatform } from './reserved-names.rules.ts';
import { demandExistenceAnswer } from './sign-up-limits.service.ts';

const takenSentences = {
  username: 'This username is taken.',
  email: 'There’s already an account with this email.',
  mobile: 'There’s already an account with this mobile number.',
};
type Name = keyof typeof takenSentences;

const mostSuggestions = 4;

function staleBefore(context: Context): Date {
  return new Date(context.now().getTime() - unverifiedTime);
}

interface Asking {
  ownId?: number;
  /**
   * Browser of the person signing up: its own unverified registrations lose their names, so that a typing error can be
   * corrected at once.
   */
  deviceId?: string | null;
}

/**
 * Refuses names held by somebody else, each by its field, after deleting unverified registrations that lose their
 * names.
 */
export async function refuseTaken(
  context: Context,
  names: { [N in Name]?: string | undefined },
  { ownId, deviceId = null }: Asking = {},
): Promise<void> {
  if (names.username && imitatesPlatform(names.username, context.config.brandName)) {
    throw refuseField('TAKEN', 'username', 'This username is reserved. Please choose another one.');
  }
  const before = staleBefore(context);
  await refuseReserved(context, names, ownId);
  const seen = await findHolders(context.db, names, ownId);
  if (seen.length === 0) return;
  await dropStaleRegistrations(context, { ids: seen.map(({ id }) => id), before, deviceId });
  const holders = await findHolders(context.db, names, ownId);
  const isHeld = (name: Name) =>
    names[name] !== undefined && holders.some((holder) => holder[name]?.toLowerCase() === names[name]?.toLowerCase());
  const taken = (Object.keys(takenSentences) as Name[]).filter(isHeld);
  const [first] = taken;
  if (!first) return;
  const fields = Object.fromEntries(taken.map((name) => [name, takenSentences[name]]));
  throw new AppError('TAKEN', takenSentences[first], { fields });
}

/** Refuses an e-mail or mobile that somebody can still restore by an undo. */
export async function refuseReserved(
  context: Context,
  names: { [N in Name]?: string | undefined },
  ownId = 0,
): Promise<void> {
  const given = (['email', 'mobile'] as const).filter((name) => names[name] !== undefined);
  const reserved = await findReserved(
    context,
    given.map((name) => (names[name] ?? '').toLowerCase()),
    ownId,
  );
  const taken = given.filter((name) => reserved.has((names[name] ?? '').toLowerCase()));
  const [first] = taken;
  if (!first) return;
  const fields = Object.fromEntries(taken.map((name) => [name, takenSentences[name]]));
  throw new AppError('TAKEN', takenSentences[first], { fields });
}

/** Whether an account has this username, or this e-mail or mobile verified. */
export async function isKnownUser(
  context: Context,
  { username, device }: { username: string; device: Device },
): Promise<boolean> {
  await demandExistenceAnswer(context, device);
  const account = await findAccount(context.db, readIdentifier(username));
  if (!account) return false;
  return account.email_verified_at !== null || account.created_at >= staleBefore(context);
}

/** Whether a username is available to this browser, with available alternatives. */
export async function suggestUsernames(
  context: Context,
  { username: wanted, deviceId }: { username: string; deviceId: string | null },
): Promise<{ available: boolean; suggestions: string[] }> {
  const candidates = usernameCandidates(wanted);
  const yielding = { before: staleBefore(context), deviceId };
  const held = new Set(await findHeldUsernames(context.db, [wanted, ...candidates], yielding));
  const isFree = (name: string) => !held.has(name.toLowerCase()) && !imitatesPlatform(name, context.config.brandName);
  if (isFree(wanted)) return { available: true, suggestions: [] };
  return { available: false, suggestions: candidates.filter(isFree).slice(0, mostSuggestions) };
}

/** Deletes expired unverified registrations. */
export async function endStaleRegistrations(context: Context): Promise<void> {
  await dropStaleRegistrations(context, { before: staleBefore(context) });
}

/** A free username like the wanted one, else `last`, which nobody else could choose. */
export async function findFreeUsername(
  context: Context,
  { wanted, last }: { wanted: string; last: string },
): Promise<string> {
  const candidates = [wanted, ...usernameCandidates(wanted), last].filter(
    (one) => usernamePattern.test(one) && !imitatesPlatform(one, context.config.brandName),
  );
  const held = new Set(await findHeldUsernames(context.db, candidates, { before: new Date(0) }));
  return candidates.find((name) => !held.has(name.toLowerCase())) ?? last;
}
