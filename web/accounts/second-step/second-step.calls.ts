import { factorRecoveryCalls } from '../../../contract/accounts/factor-recovery.ts';
import { secondStepCalls } from '../../../contract/accounts/second-step.ts';
import { request } from '../../lib/api.ts';
import type { SignedIn } from '../auth/auth.calls.ts';
import { signChallenge } from '../second-factors/passkeys.ts';

/** Signs in by a passkey alone. */
export async function logInByPasskey(): Promise<SignedIn> {
  const { data: options } = await request(secondStepCalls.startPasskeyLogin, { body: {} });
  const assertion = await signChallenge(options);
  return (await request(secondStepCalls.passkeyLogin, { body: { assertion } })).data;
}

export async function finishByPasskey(ticket: string): Promise<SignedIn> {
  const { data: options } = await request(secondStepCalls.startPasskeyLogin, { body: { ticket } });
  const assertion = await signChallenge(options);
  return (await request(secondStepCalls.secondFactor, { body: { ticket, assertion } })).data;
}

export async function finishByCode(ticket: string, code: string): Promise<SignedIn> {
  return (await request(secondStepCalls.secondFactor, { body: { ticket, code } })).data;
}

/** Starts the recovery of a lost second factor, asks how far it is, or finishes it. */
export async function recoverFactor(body: { ticket: string; otp?: string }) {
  return (await request(factorRecoveryCalls.recoverFactor, { body })).data;
}
