/** The reply of a call that answers expected refusals with 200. */
export interface SoftReply {
  result: boolean;
  code?: string;
  reason?: string;
}

export function softly(code: string, reason: string): SoftReply {
  return { result: false, code, reason };
}
