import type { Role } from '../contract/core/roles.ts';
import { createProfile, showProfile } from '../server/accounts/profiles/profiles.service.ts';
import type { User } from '../server/kit/http/authenticate.ts';
import type { TestApp } from './app.ts';
import { makeAccount, makeToken } from './makers/account.ts';

/** Signed-in account. */
export interface Member {
  id: string;
  token: string;
}

export async function makeMember({ context }: TestApp, role: Role): Promise<Member> {
  const account = await makeAccount(context.db, { role });
  await createProfile(context, { ...account, username: account.username ?? '' });
  await showProfile(context, account.id);
  return { id: String(account.id), token: await makeToken(context, account) };
}

/** User as passed to services. */
export function asUser({ id }: { id: number }, role: Role): User {
  const person = { id: 0, home: { id, role } };
  const member = { person, memberRoles: ['owner'] as const, campaignIds: null, lacksFactor: false };
  return { id, role, ...member, sessionId: 0, writtenUpTo: null, impersonatorId: null, locale: 'en' };
}
