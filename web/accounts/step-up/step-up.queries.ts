import { stepUpCalls } from '../../../contract/accounts/step-up.ts';
import { request } from '../../lib/api.ts';

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
