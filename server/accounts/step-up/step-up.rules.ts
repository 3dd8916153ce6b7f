import type { SecondFactor } from '../../../contract/accounts/second-factors.ts';
import type { StepUpMethod } from '../../../contract/accounts/step-up.ts';

/** Time that step-up proof is valid in its session. Source: the product's rules for sign-in security. */
const proofTime = 10 * 60_000;

export function proofExpiry(provenAt: Date): Date {
  return new Date(provenAt.getTime() + proofTime);
}

export function isProofFresh(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && provenAt <= now && now < proofExpiry(provenAt);
}

interface Credentials {
  /** Second factors that are set. */
  factors: readonly SecondFactor[];
  hasPassword: boolean;
  /** A change was undone, so somebody else may know the password. */
  isResetDue: boolean;
  hasCodeContact: boolean;
}

/** Methods of proof available to an account: where a second factor is set, nothing else counts. */
export function methodsOf({ factors, hasPassword, isResetDue, hasCodeContact }: Credentials): StepUpMethod[] {
  if (factors.length > 0) return [...factors];
  return [
    ...(hasPassword && !isResetDue ? (['password'] as const) : []),
    ...(hasCodeContact ? (['code'] as const) : []),
  ];
}
