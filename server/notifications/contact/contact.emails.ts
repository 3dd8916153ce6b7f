import { cutText } from '../../../contract/kit/truncate.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/** A message from the contact form, for the support. */
export function contactEmail({ name, email, message }: ContactMessage, publicUrl: string): EmailMessage {
  const who = name.replaceAll(/\s+/g, ' ');
  return {
    type: 'contact-message',
    locale: 'en',
    recipient: null,
    subject: msg`Message from ${{ who }}`,
    preheader: verbatim(cutText(message, 140)),
    blocks: [
      { kind: 'headline', text: msg`Message from ${{ who }}` },
      { kind: 'person', name: who, note: verbatim(email), image: null },
      { kind: 'quote', text: verbatim(message) },
      { kind: 'button', label: msg`Open the messages`, url: `${publicUrl}/operator/messages` },
      { kind: 'comfort', text: msg`Reply to ${{ email }} and mark it as answered.` },
    ],
    reason: msg`You get this because this is the support address.`,
  };
}
