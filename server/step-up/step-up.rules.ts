import type { StepUp } from '../../contract/kit.ts';
import type { StepUpMethod } from '../../contract/step-up.ts';

/** How long fresh proof counts, in its session. Source: the product's rules for sign-in security. */
const proofTime = 10 * 60_000;

/** Whether this request, with its parsed body, touches what needs fresh proof. */
export function isStepUpNeeded(stepUp: StepUp, body: unknown): boolean {
  if (stepUp === 'always' || 'password' in stepUp) return true;
  const given = (body ?? {}) as Record<string, unknown>;
  return stepUp.fields.some((field) => given[field] !== undefined);
}

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
