import type { Locale } from '../../contract/kit/languages.ts';
import { emailTypes } from '../kit/emails/email-types.ts';
import { type EmailConfig, type RenderedEmail, renderEmail } from '../kit/emails/render.ts';
import { emailSamples } from './samples.ts';

export interface GalleryEntry extends RenderedEmail {
  type: string;
}

/** Every type of e-mail in one language, with the content of an example. */
export function drawGallery(config: EmailConfig, locale: Locale): GalleryEntry[] {
  const samples = emailSamples(config, locale);
  return emailTypes.map((type) => ({ type, ...renderEmail(config, samples[type], 'aarohi.menon@example.in') }));
}
