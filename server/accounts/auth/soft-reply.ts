import type { Device } from '../../kit/http/device.ts';
import { inLanguage, type LocalizedText } from '../../kit/i18n/messages.ts';

/** Reply of a call that answers expected refusals with status 200. */
export interface SoftReply {
  result: boolean;
  code?: string;
  reason?: LocalizedText;
}

export function softly(code: string, reason: LocalizedText): SoftReply {
  return { result: false, code, reason };
}

/** Translates the reply for the requesting device. */
export function notifySoftly<R extends SoftReply>({ reason, ...reply }: R, { locale }: Device) {
  return { ...reply, ...(reason === undefined ? {} : { reason: inLanguage(locale)(reason) }) };
}
