import { type Answer, no } from '../../kit/http/policy.ts';

/** Permissions of operators on a message of the contact form. */
export function contactPolicy({ answered_at }: { answered_at: Date | null }): Record<'answer' | 'reopen', Answer> {
  return {
    answer: answered_at === null || no('CONFLICT', 'Someone has already answered this.'),
    reopen: answered_at !== null || no('CONFLICT', 'This is already open.'),
  };
}
