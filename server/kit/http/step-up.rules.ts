import type { StepUp } from '../../../contract/kit/calls.ts';

/** Whether this request, with its parsed body, needs fresh proof. */
export function isStepUpNeeded(stepUp: StepUp, body: unknown): boolean {
  if (stepUp === 'always' || 'password' in stepUp) return true;
  const given = (body ?? {}) as Record<string, unknown>;
  return stepUp.fields.some((field) => given[field] !== undefined);
}
