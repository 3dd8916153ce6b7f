import { type LocalizedMessage, msg } from '../../i18n/messages.ts';

/** Sentence for too many attempts, with the time to wait. */
export function tooOften(seconds: number): LocalizedMessage {
  if (seconds < 120) return msg`Too many attempts. Please try again in ${{ seconds }} seconds.`;
  if (seconds < 7200)
    return msg`Too many attempts. Please try again in ${{ minutes: Math.ceil(seconds / 60) }} minutes.`;
  return msg`Too many attempts. Please try again in ${{ hours: Math.ceil(seconds / 3600) }} hours.`;
}
