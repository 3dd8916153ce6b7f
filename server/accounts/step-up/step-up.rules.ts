import type { StepUpMethod } from '../../../contract/accounts/step-up.ts';

/** How long fresh proof counts, in its session. Source: the product's rules for sign-in security. */
const proofTime = 10 * 60_000;

export function proofExpiry(provenAt: Date): Date {
  return new Date(provenAt.getTime() + proofTime);
}

export function isProofFresh(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && provenAt <= now && now < proofExpiry(provenAt);
}

interface Standing {
  hasPassword: boolean;
  /** A change was undone: somebody else may know the password. */
  isResetDue: boolean;
  hasCodeContact: boolean;
}

/** The ways of proof that count for an account. */
export function methodsOf({ hasPassword, isResetDue, hasCodeContact }: Standing): StepUpMethod[] {
  return [
    ...(hasPassword && !isResetDue ? (['password'] as const) : []),
    ...(hasCodeContact ? (['code'] as const) : []),
  ];
}
