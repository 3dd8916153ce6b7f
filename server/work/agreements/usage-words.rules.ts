import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { writeDay } from '../../kit/pdf/pdf-words.ts';

type Usage = NonNullable<AgreementTerms['usage_rights']>;

const channelNames = {
  social: 'own social accounts',
  website: 'website',
  email: 'emails',
  paid_ads: 'paid ads',
  print: 'print',
} as const;
const editNames = { none: 'unchanged', cut: 'with cuts and subtitles', free: 'freely edited' } as const;

/** Channels of agreed rights; undefined where the agreement names none. */
export function channelsInWords({ channels }: Usage): string | undefined {
  return channels?.map((channel) => channelNames[channel]).join(', ');
}

/** Changes the work may get; undefined where the agreement names none. */
export function editingInWords({ editing }: Usage): string | undefined {
  return editing && editNames[editing];
}

/** How long the work may be used, as it was agreed. */
export function termInWords({ until, days }: Usage): string {
  if (until !== null) return `Until the end of ${writeDay(until)}`;
  return days === null ? 'Without an end, from full payment' : `${days} days from full payment`;
}
