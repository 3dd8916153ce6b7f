import { t } from '@lingui/core/macro';
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from '../../../contract/accounts/second-factors.ts';
import { reasonOf } from '../../lib/form-errors.ts';

/* The browser's passkeys. Its library is loaded when one is first used. */

const browser = () => import('@simplewebauthn/browser');

/** Lets the person sign a challenge with a passkey. */
export async function signChallenge(options: RequestOptions): Promise<Assertion> {
  const { startAuthentication } = await browser();
  return startAuthentication({ optionsJSON: options });
}

/** Lets the person make a passkey. */
export async function createPasskey(options: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await browser();
  return startRegistration({ optionsJSON: options });
}

/** Sentence for a failure, by the browser or the server. */
export function reasonOfPasskey(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return t`No passkey was used. Try again, or choose another way.`;
  if (name === 'InvalidStateError') return t`This device already has a passkey for your account.`;
  if (name === 'SecurityError' || name === 'NotSupportedError') return t`Passkeys don’t work in this browser.`;
  return reasonOf(failure);
}
