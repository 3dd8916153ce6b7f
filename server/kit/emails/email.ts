import type { Locale } from '../../../contract/kit/languages.ts';
import type { LocalizedMessage, LocalizedText } from '../i18n/messages.ts';
import type { EmailType } from './email-types.ts';

export interface Fact {
  label: LocalizedMessage;
  value: LocalizedText;
  /** The last line of a calculation. */
  isSum?: true;
}

interface Item {
  title: LocalizedText;
  note: LocalizedText | null;
  url: string;
}

/** Parts of an e-mail, in the order they appear. Each is drawn as HTML and written as plain text. */
export type Block =
  | { kind: 'headline'; text: LocalizedText }
  | { kind: 'lead'; text: LocalizedText }
  | { kind: 'person'; name: string; note: LocalizedText | null; image: string | null }
  | { kind: 'quote'; text: LocalizedText }
  | { kind: 'code'; code: string }
  | { kind: 'money'; amount: string; note: LocalizedText }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'items'; items: readonly Item[] }
  /** `isAlarm` only for an act against somebody else's access. */
  | { kind: 'button'; label: LocalizedMessage; url: string; isAlarm?: true }
  | { kind: 'comfort'; text: LocalizedText };

/** Ways out of further e-mails, in the footer. */
interface WaysOut {
  /** Set for members: links to their notification settings. */
  settings?: true;
  /** Page with a button that ends this type of e-mail. */
  stop?: string;
  /** Page with a button by which a stranger is never written to again. */
  never?: string;
  /** Address for one-click unsubscribing by mail programs, RFC 8058. */
  oneClick?: string;
}

/** An e-mail before it is put into words and drawn. */
export interface EmailMessage {
  type: EmailType;
  locale: Locale;
  /** Name at the top; null: the address it is sent to. */
  recipient: string | null;
  subject: LocalizedText;
  /** Shown after the subject in a list of e-mails; adds to it and does not repeat it. */
  preheader: LocalizedText;
  blocks: readonly Block[];
  /** One sentence: why the reader gets it. */
  reason: LocalizedText;
  waysOut?: WaysOut;
}
