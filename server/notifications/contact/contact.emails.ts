import type { EmailMessage } from '../../kit/emails/email.ts';
import { asIs, say } from '../../kit/i18n/messages.ts';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/** A message from the contact form, for the support. */
export function contactEmail({ name, email, message }: ContactMessage, publicUrl: string): EmailMessage {
  const who = name.replaceAll(/\s+/g, ' ');
  return {
    ...{ type: 'contact-message', locale: 'en', recipient: null },
    subject: say`Message from ${{ who }}`,
    preheader: asIs(message.slice(0, 140)),
    blocks: [
      { kind: 'headline', text: say`Message from ${{ who }}` },
      { kind: 'person', name: who, note: asIs(email), image: null },
      { kind: 'quote', text: asIs(message) },
      { kind: 'button', label: say`Open the messages`, url: `${publicUrl}/operator/messages` },
      { kind: 'comfort', text: say`Reply to ${{ email }} and mark it as answered.` },
    ],
    reason: say`You get this because this is the support address.`,
  };
}
