import type { Assertion, RequestOptions } from '../../../contract/accounts/second-factors.ts';
import type { StepUpMethod } from '../../../contract/accounts/step-up.ts';
import { maskContact } from '../../../contract/core/masked-contact.ts';
import type { StepUp } from '../../../contract/kit/calls.ts';
import { type CodeContact, findCodeContact } from '../../core/trusted-contacts/trusted-contacts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse, refuseField, refuseNotFound } from '../../kit/http/errors.ts';
import { demandTurn } from '../../kit/http/limits/limits.service.ts';
import { redeemStepUpCode, sendCode, wrongCode } from '../auth/codes.service.ts';
import { demandAssertion, demandFactorCode } from '../auth/factor-proof.service.ts';
import { demandPassword } from '../auth/password-proof.service.ts';
import { requestOptions } from '../second-factors/passkeys.service.ts';
import { listFactors } from '../second-factors/second-factors.service.ts';
import { markProven } from '../sessions/sessions.service.ts';
import { type AccountRow, selectAccount } from './step-up.queries.ts';
import { isProofFresh, methodsOf, proofExpiry } from './step-up.rules.ts';

/** The requesting account and session. */
interface Asking {
  id: number;
  sessionId: number;
}

interface StepUpState {
  account: AccountRow;
  /** Destination of a code; null where there is no contact that counts. */
  contact: CodeContact | null;
  methods: StepUpMethod[];
}

async function readState(context: Context, user: Asking): Promise<StepUpState> {
  const account = await selectAccount(context.db, user);
  if (!account) throw refuseNotFound('This account');
  const contact = await findCodeContact(context, account);
  const methods = methodsOf({
    factors: await listFactors(context, user.id),
    hasPassword: account.password_hash !== null,
    isResetDue: account.reset_due_at !== null,
    hasCodeContact: contact !== null,
  });
  return { account, contact, methods };
}

/** Step-up methods available to a user; empty for an account without password and contact. */
export async function listStepUpMethods(context: Context, user: Asking): Promise<StepUpMethod[]> {
  return (await readState(context, user)).methods;
}

/** Refuses with STEP_UP unless this session has fresh proof, or the body has the password where that is the proof. */
export async function demandFreshProof(
  context: Context,
  { user, stepUp, body }: { user: Asking; stepUp: StepUp; body: unknown },
): Promise<void> {
  const { account, methods } = await readState(context, user);
  if (typeof stepUp === 'object' && 'password' in stepUp && methods.includes('password')) {
    const field = stepUp.password;
    const password = (body as Record<string, string | undefined>)[field];
    if (password === undefined) throw refuseField('BAD_INPUT', field, 'Enter your password.');
    return demandPassword(context, account, { password, field });
  }
  if (!isProofFresh(account.proven_at, context.now())) throw refuseWithout(methods);
}

function refuseWithout(methods: readonly StepUpMethod[]) {
  return refuse('STEP_UP', 'Please confirm it’s you and try again.', { extras: { methods: [...methods] } });
}

type Proof =
  | { method: 'password'; password: string }
  | { method: 'code'; otp?: string | undefined }
  | { method: 'totp' | 'recovery'; code: string }
  | { method: 'passkey'; assertion: Assertion };

/** Accepts step-up proof for the session, or sends the code for it. */
export async function proveFreshly(
  context: Context,
  user: Asking,
  proof: Proof,
): Promise<{ until?: string; contact?: string }> {
  const state = await readState(context, user);
  if (!state.methods.includes(proof.method)) throw refuseWithout(state.methods);
  if (proof.method === 'code' && proof.otp === undefined) return sendProofCode(context, state, user);
  await judgeProof(context, { account: state.account, user }, proof);
  const now = context.now();
  await markProven(context, { sessionId: user.sessionId, now });
  return { until: proofExpiry(now).toISOString() };
}

async function sendProofCode(context: Context, { account, contact }: StepUpState, user: Asking) {
  if (!contact) throw refuseWithout([]);
  await demandTurn(context, { key: `step-up:${user.id}`, max: 5, seconds: 3600, gap: 30 });
  await sendCode(context, account, { purpose: 'step_up', ...contact, sessionId: user.sessionId });
  return { contact: maskContact(contact.contact) };
}

/** Refuses unless the proof is right. */
async function judgeProof(context: Context, { account, user }: { account: AccountRow; user: Asking }, proof: Proof) {
  const { id: accountId, sessionId } = user;
  if (proof.method === 'password') {
    return demandPassword(context, account, { password: proof.password, field: 'password' });
  }
  if (proof.method === 'code') {
    const isRight = await redeemStepUpCode(context, { accountId, sessionId, code: proof.otp ?? '' });
    if (!isRight) throw refuseField('WRONG_CODE', 'otp', wrongCode);
    return;
  }
  if (proof.method === 'passkey') {
    return demandAssertion(context, {
      assertion: proof.assertion,
      asked: { purpose: 'step_up', sessionId },
      accountId,
    });
  }
  return demandFactorCode(context, {
    accountId,
    method: proof.method,
    code: proof.code,
    guesser: `session:${sessionId}`,
  });
}

/** Options for proving freshly by a passkey, in this session. */
export async function startPasskeyProof(context: Context, user: Asking): Promise<RequestOptions> {
  const { methods } = await readState(context, user);
  if (!methods.includes('passkey')) throw refuseWithout(methods);
  return requestOptions(context, { purpose: 'step_up', sessionId: user.sessionId }, user.id);
}
