import { stepUpCalls } from '../../../contract/accounts/step-up.ts';
import { request } from '../../lib/api.ts';
import { signChallenge } from '../second-factors/passkeys.ts';

export async function proveByPassword(password: string): Promise<void> {
  await request(stepUpCalls.stepUp, { body: { method: 'password', password } });
}

/** Sends a code and returns the masked contact. */
export async function sendProofCode(): Promise<string> {
  return (await request(stepUpCalls.stepUp, { body: { method: 'code' } })).data.contact ?? '';
}

export async function proveByCode(otp: string): Promise<void> {
  await request(stepUpCalls.stepUp, { body: { method: 'code', otp } });
}

/** Proves by a code of the authenticator app, or a recovery code. */
export async function proveByFactor(method: 'totp' | 'recovery', code: string): Promise<void> {
  await request(stepUpCalls.stepUp, { body: { method, code } });
}

export async function proveByPasskey(): Promise<void> {
  const { data: options } = await request(stepUpCalls.startStepUp, {});
  await request(stepUpCalls.stepUp, { body: { method: 'passkey', assertion: await signChallenge(options) } });
}
