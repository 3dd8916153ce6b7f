import { renderToStaticMarkup } from 'react-dom/server';
import type { Config } from '../config/config.ts';
import { inLanguage, type LocalizedText, msg } from '../i18n/messages.ts';
import { drawBlock } from './draw-blocks.ts';
import type { EmailMessage } from './email.ts';
import { drawFrame, type FooterLink } from './frame.ts';
import { outlookStyles } from './look.ts';
import { breakable, keepTogether } from './typography.ts';
import { writeBlock } from './write-blocks.ts';

export type EmailConfig = Pick<Config, 'brandName' | 'publicUrl' | 'supportEmail' | 'supplier'>;

export interface RenderedEmail {
  subject: string;
  preheader: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Puts an e-mail into words, as HTML and as plain text. `to` is shown where the recipient has no name. */
export function renderEmail(config: EmailConfig, message: EmailMessage, to: string): RenderedEmail {
  const { locale, blocks, waysOut } = message;
  const inWords = inLanguage(locale);
  const [subject, preheader, reason] = [message.subject, message.preheader, message.reason].map(inWords) as Triple;
  const links = footerLinks(message, config, inWords);
  const sender = [config.supplier.name, config.supplier.address].filter(Boolean).join(', ');
  const drawn = blocks.map((block) => drawBlock(block, { inWords, isHindi: locale === 'hi' }));
  const frame = {
    locale,
    subject,
    reason,
    links,
    sender,
    brand: config.brandName,
    publicUrl: config.publicUrl,
    preheader: keepTogether(preheader),
    recipient: message.recipient === null ? breakable(to) : inWords(msg`for ${{ name: message.recipient }}`),
  };
  const html = renderToStaticMarkup(drawFrame(frame, drawn));
  const body = blocks.map((block) => writeBlock(block, inWords)).join('\n\n');
  const foot = [reason, ...links.map(({ label, url }) => `${label}: ${url}`), sender].join('\n');
  return {
    subject,
    preheader,
    text: `${body}\n\n-- \n${foot}\n`,
    html: `<!doctype html>${html.replace('</head>', `${outlookStyles}</head>`)}`,
    ...(waysOut?.oneClick ? { headers: oneClick(waysOut.oneClick) } : {}),
  };
}

type Triple = [string, string, string];

function footerLinks(
  { waysOut }: EmailMessage,
  { publicUrl }: EmailConfig,
  inWords: (words: LocalizedText) => string,
): FooterLink[] {
  return [
    ...(waysOut?.settings
      ? [{ label: inWords(msg`All notifications`), url: `${publicUrl}/profile-settings#notifications` }]
      : []),
    ...(waysOut?.stop ? [{ label: inWords(msg`Stop these emails`), url: waysOut.stop }] : []),
    ...(waysOut?.never ? [{ label: inWords(msg`Never write to me again`), url: waysOut.never }] : []),
    { label: inWords(msg`Help`), url: `${publicUrl}/plaform-faqs` },
  ];
}

/** RFC 8058: one-click unsubscribing by the reader's mail program. */
function oneClick(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
