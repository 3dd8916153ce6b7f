import type { FastifyInstance } from 'fastify';
import { escapeHtml, page } from './page.ts';

/** An e-mail with the content of an example. */
interface DrawnEmail {
  type: string;
  subject: string;
  preheader: string;
  text: string;
  html: string;
}

const languages = ['en', 'hi'] as const;
type Language = (typeof languages)[number];
const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

export type DrawEmails = (language: Language) => Promise<DrawnEmail[]>;

/** Widths of a phone and of a mail program, in px. */
const widths = [360, 640];

interface View {
  language: Language;
  isDark: boolean;
}

/** Shows every type of e-mail in both languages, light and dark, at two widths with its plain text. */
export function serveEmails(app: FastifyInstance, drawEmails: DrawEmails): void {
  app.get('/sandbox/emails', async (request, reply) => {
    const { lang, look } = request.query as Record<string, string | undefined>;
    const language = languages.find((each) => each === lang) ?? 'en';
    const view = { language, isDark: look === 'dark' };
    const drawn = await drawEmails(language);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page('Every email', menu(drawn, view) + drawn.map((email) => section(email, view)).join('')));
  });
}

function menu(drawn: readonly DrawnEmail[], view: View): string {
  const link = ({ language, isDark }: View, label: string, isCurrent: boolean) =>
    isCurrent
      ? `<strong>${label}</strong>`
      : `<a href="/sandbox/emails?lang=${language}&amp;look=${isDark ? 'dark' : 'light'}">${label}</a>`;
  const choices = [
    ...languages.map((each) => link({ ...view, language: each }, languageNames[each], view.language === each)),
    ...[false, true].map((isDark) => link({ ...view, isDark }, isDark ? 'Dark' : 'Light', view.isDark === isDark)),
  ];
  const types = drawn.map(({ type }) => `<a href="#${type}">${type}</a>`);
  return `<style>${style}</style><p>${choices.join(' · ')}</p><p><small>${types.join(' · ')}</small></p>`;
}

const style = `
  main { max-width: none; }
  .widths { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
  iframe { border: 1px solid #8b8575; border-radius: 8px; height: 720px; max-width: 100%; background: #fff; }
  pre.text { max-width: 44em; font: 14px/1.5 ui-monospace, monospace; }
`;

function section({ type, subject, preheader, text, html }: DrawnEmail, { isDark }: View): string {
  const shown = escapeHtml(isDark ? darkened(html) : html);
  const frames = widths.map(
    (width) => `<iframe title="${type} at ${width} px" width="${width}" loading="lazy" srcdoc="${shown}"></iframe>`,
  );
  return `<section id="${type}"><h2>${type}</h2>
    <p><strong>${escapeHtml(subject)}</strong><br><small>${escapeHtml(preheader)}</small></p>
    <div class="widths">${frames.join('')}<pre class="text">${escapeHtml(text)}</pre></div></section>`;
}

/** As in the programs that mark their dark mode by an attribute, since a page cannot set the mode of a frame. */
function darkened(html: string): string {
  return html.replace('<html ', '<html data-ogsc ');
}
