import type { Assertion, RequestOptions } from '../../../contract/accounts/second-factors.ts';
import type { SignedIn } from '../../../contract/accounts/workspaces.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuseField } from '../../kit/http/errors.ts';
import { enter } from '../auth/auth.service.ts';
import { demandAssertion, demandFactorCode } from '../auth/factor-proof.service.ts';
import { requestOptions } from '../second-factors/passkeys.service.ts';
import { closeRecovery } from '../second-factors/recoveries.service.ts';
import { factorOfCode } from '../second-factors/second-factors.rules.ts';
import { countTry, demandTicket, endedSignIn, type Ticket, useTicket } from '../second-factors/tickets.service.ts';
import { isKnownDevice } from '../sessions/sessions.service.ts';

interface SecondStep {
  ticket: string;
  code?: string | undefined;
  assertion?: Assertion | undefined;
  device: Device;
}

/**
 * Finishes a sign-in whose first factor was right. Each try counts before it is judged. A recovery under way ends: the
 * second factor is not lost.
 */
export async function finishSignIn(context: Context, step: SecondStep): Promise<SignedIn> {
  const ticket = await demandTicket(context, step.ticket, step.device);
  const { code, assertion } = step;
  if ((code === undefined) === (assertion === undefined)) {
    throw refuseField('BAD_INPUT', 'code', 'Enter a code or use a passkey.');
  }
  if (!(await countTry(context, ticket))) throw endedSignIn();
  // The session belongs to the device that began, whose cookie came with the first reply.
  const device = { ...step.device, id: ticket.deviceId };
  if (assertion) {
    const asked = { purpose: 'second_factor', ticketHash: ticket.hash } as const;
    await demandAssertion(context, { assertion, asked, accountId: ticket.accountId });
  } else if (code !== undefined) {
    await demandCode(context, { ticket, code, device });
  }
  return inTransaction(context, async (tx) => {
    if (!(await useTicket(tx, ticket))) throw endedSignIn();
    await closeRecovery(tx, ticket.accountId);
    return enter(tx, ticket.accountId, device);
  });
}

async function demandCode(
  context: Context,
  { ticket: { accountId }, code, device }: { ticket: Ticket; code: string; device: Device },
): Promise<void> {
  const isKnown = await isKnownDevice(context, { accountId, device });
  const guesser = isKnown ? `device:${device.id}` : 'elsewhere';
  await demandFactorCode(context, { accountId, method: factorOfCode(code), code, guesser });
}

/** Options for signing in by any passkey, or for finishing a sign-in by one of the account's. */
export async function startPasskeySignIn(
  context: Context,
  { ticket: token, device }: { ticket?: string | undefined; device: Device },
): Promise<RequestOptions> {
  if (token === undefined) return requestOptions(context, { purpose: 'sign_in' });
  const { hash, accountId } = await demandTicket(context, token, device);
  return requestOptions(context, { purpose: 'second_factor', ticketHash: hash }, accountId);
}

/** Signs in by a passkey alone: something owned, and a fingerprint, face or PIN. */
export async function signInByPasskey(
  context: Context,
  { assertion, device }: { assertion: Assertion; device: Device },
): Promise<SignedIn> {
  const signed = { assertion, asked: { purpose: 'sign_in' }, accountId: null } as const;
  const { account_id: accountId } = await demandAssertion(context, signed);
  return inTransaction(context, async (tx) => {
    await closeRecovery(tx, accountId);
    return enter(tx, accountId, device);
  });
}
