import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Pledge } from '../../../contract/campaigns/pledges.ts';

/** The list of a joint campaign has pledges in the same place. */
export function isApplication(one: Application | Pledge): one is Application {
  return !('need_id' in one);
}
