import { type Expression, sql } from 'kysely';

/** Whether a second factor is set up: an authenticator app that is on, or a passkey. `homeId` is the person's own account. */
export function hasSecondFactor(homeId: Expression<number>) {
  return sql<boolean>`(exists (select from totp t where t.account_id = ${homeId} and t.confirmed_at is not null)
    or exists (select from passkey k where k.account_id = ${homeId}))`;
}

/** Whether an account asks its members for a second factor and this one has none. */
export function lacksFactor(isAsked: Expression<boolean>, homeId: Expression<number>) {
  return sql<boolean>`(${isAsked} and not ${hasSecondFactor(homeId)})`;
}
