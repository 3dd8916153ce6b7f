import { randomInt } from 'node:crypto';
import type { SecondFactor } from '../../../contract/accounts/second-factors.ts';
import { dayMs, hourMs } from '../../../contract/kit/calendar.ts';

/** Seconds of one time step of an authenticator app. */
export const stepSeconds = 30;
/** Steps before and after now whose code is accepted, for clocks that are off. */
export const stepWindow = 1;
/** Time within which a challenge must be signed. */
export const challengeTime = 5 * 60_000;
/** Time within which a sign-in must be finished with its second factor. */
export const ticketTime = 10 * 60_000;
/** Wrong codes after which a ticket ends. */
export const ticketTries = 5;
export const mostPasskeys = 20;

/** Time between asking for a recovery and getting in. Source: the interface's "Second factors". */
export const recoveryWait = 72 * hourMs;
/** Time after it within which the recovery can be finished. */
export const recoveryOpen = 7 * dayMs;
/** Recoveries are kept this long, for investigating break-ins. */
export const recoveryKept = 30 * dayMs;

const recoveryCodes = 10;
/** Crockford's base 32: no letter is read as a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten codes of 50 random bits, as `K7QM2-VX9PR`. */
export function makeRecoveryCodes(): string[] {
  const draw = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: recoveryCodes }, () => `${draw()}-${draw()}`);
}

/** A typed recovery code without what people add or confuse. */
export function readRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
}

/** Time step of a moment. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The factor a typed code belongs to. */
export function factorOfCode(typed: string): 'totp' | 'recovery' {
  return /^\d{6}$/.test(typed.replaceAll(' ', '')) ? 'totp' : 'recovery';
}

export interface FactorState {
  passkeys: number;
  /** When the authenticator app was turned on; null while off. */
  totpSince: Date | null;
  codesLeft: number;
  codes: number;
}

/** Second factors that count for an account; none unless an authenticator app or a passkey is set. */
export function factorsOf({ passkeys, totpSince, codesLeft }: FactorState): SecondFactor[] {
  if (passkeys === 0 && totpSince === null) return [];
  return [
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(totpSince ? (['totp'] as const) : []),
    ...(codesLeft > 0 ? (['recovery'] as const) : []),
  ];
}

/** Names of passkey providers by AAGUID, as they publish them. */
const providers: Record<string, string> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud Keychain',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
};

export function providerOf(aaguid: string): string | null {
  return providers[aaguid.toLowerCase()] ?? null;
}
