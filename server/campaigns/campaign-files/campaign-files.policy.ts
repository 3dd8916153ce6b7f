import { type Answer, notTheirs } from '../../kit/http/policy.ts';

/** Permissions of a reader on a reference file of a campaign. */
export function campaignFilePolicy(readerId: number, { creator_id }: { creator_id: number }): Record<'remove', Answer> {
  return { remove: readerId === creator_id || notTheirs('Only the campaign owner can do this.') };
}
