import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, locales } from '../../contract/kit/languages.ts';
import { readConfig } from '../kit/config/config.ts';
import { emailTypes } from '../kit/emails/email-types.ts';
import { drawGallery } from './gallery.ts';
import { emailSamples } from './samples.ts';

const publicUrl = 'https://tandem.test';
const supplier = { name: 'Tandem', address: 'Marine Drive, Kochi 682031', gstin: null };
const config = { ...readConfig({}), publicUrl, supplier };
const written = locales.filter((locale) => languages[locale].isComplete);
const each = written.flatMap((locale) =>
  drawGallery(config, locale).map((entry) => ({ locale, ...entry, about: `${entry.type} in ${locale}` })),
);
/** Gmail hides what comes after 102 kB. */
const mostBytes = 100_000;
const hindi = /\p{Script=Devanagari}/u;

it('every type is in the gallery, in every complete language', () => {
  expect(each.map(({ about }) => about)).toEqual(
    written.flatMap((locale) => emailTypes.map((type) => `${type} in ${locale}`)),
  );
});

describe.each(each)('$about', ({ type, locale, subject, preheader, text, html, headers }) => {
  it('has a subject, and a preheader that adds to it and comes first in its HTML', () => {
    expect(subject.trim()).not.toBe('');
    expect(preheader.trim()).not.toBe('');
    expect(subject).not.toContain(preheader);
    expect(preheader).not.toContain(subject);
    expect(html.slice(html.indexOf('<body'))).toMatch(/^<body[^>]*>(?:<[^>]+>)*<div style="display:none/);
  });

  it('has a text part with the headline, the facts, the button’s link, the reason and who sent it', () => {
    const headline = /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
    const [, link = ''] =
      /href="([^"]+)"[^>]*class="x[ab]"|class="x[ab]"[^>]*href="([^"]+)"/.exec(html)?.filter(Boolean) ?? [];
    expect(text.split('\n')[0]).toBe(unescaped(headline).replaceAll('\u00a0', ' '));
    expect(link).not.toBe('');
    expect(text).toContain(`: ${unescaped(link)}`);
    expect(text).toContain('\n\n-- \n');
    expect(text).toContain('Marine Drive, Kochi');
    expect(text).not.toMatch(/<[a-z]|&amp;|undefined|null|\{\w+\}/);
  });

  it('is one small document without scripts, forms, fonts or pictures from elsewhere', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(mostBytes);
    // The support reads English.
    const language = type === 'contact-message' ? 'en' : locale;
    expect(html).toMatch(new RegExp(`^<!doctype html><html [^>]*lang="${language}"`));
    expect(html).not.toMatch(/<(script|form|svg|link|iframe)\b|@font-face|background-image|undefined|\{\w+\}/);
    for (const [, source = ''] of html.matchAll(/<img[^>]*src="([^"]+)"/g)) expect(source).toMatch(/^https:/);
    for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/alt="[^"]*".*width="\d+"/);
  });

  it('has one main button and dark colours for both kinds of mail programs', () => {
    expect(html.match(/class="x[ab]"/g)).toHaveLength(1);
    expect(html.includes('class="xb"')).toBe(type === 'new-sign-in');
    expect(html).toContain('@media (prefers-color-scheme:dark){.bg{');
    expect(html).toContain('[data-ogsc] .bg{');
  });

  it('can be stopped where it is not about the account itself', () => {
    const isOptional =
      ['newsletter-confirmation', 'creator-invitation'].includes(type) ||
      (type.startsWith('notice-') && !/-(security|pool)$/.test(type));
    expect(headers?.['List-Unsubscribe'] !== undefined).toBe(isOptional);
    expect(headers?.['List-Unsubscribe-Post'] === 'List-Unsubscribe=One-Click').toBe(isOptional);
  });

  it('speaks its language', () => {
    const isForOperators = type === 'contact-message';
    const [body = ''] = text.split('\n\n-- \n');
    if (locale === 'en') expect(body).not.toMatch(hindi);
    else if (!isForOperators) for (const part of [subject, body, text.slice(body.length)]) expect(part).toMatch(hindi);
  });
});

it('every function that makes an e-mail has an example, and every type is made by one', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.ts$/.test(file),
  );
  const sources = files.map((file) => ({ file, source: readFileSync(`server/${file}`, 'utf8') }));
  const gallery = sources.filter(({ file }) => file.startsWith('email-gallery/')).map(({ source }) => source);
  const makers = sources
    .filter(({ file }) => file.endsWith('.emails.ts'))
    .flatMap(({ source }) => [...source.matchAll(/export function (\w+Email)\(/g)].map(([, name]) => `${name}(`));
  expect(makers.length).toBeGreaterThan(10);
  expect(makers.filter((maker) => !gallery.some((source) => source.includes(maker)))).toEqual([]);
  expect(Object.entries(emailSamples(config, 'en')).filter(([type, message]) => message.type !== type)).toEqual([]);
});

function unescaped(html: string): string {
  const marks: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
  return html.replaceAll(/&(?:amp|quot|lt|gt|#x27);/g, (mark) => marks[mark] ?? mark);
}
