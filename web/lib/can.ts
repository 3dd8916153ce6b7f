import type { Can } from '../../contract/kit/can.ts';

/** Why an act is not allowed now, as the server says; null where it is. */
export function whyNot(can: Can): string | null {
  return can === true ? null : can.reason;
}
