import { View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { PaymentDue } from '../../../contract/campaigns/offer-terms.ts';
import { contentTypes, platformName } from '../../../contract/core/platforms.ts';
import { platformFee, toPaise } from '../../../contract/kit/money.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import { plainText, type TextLanguage, textLanguages, writeTerms } from '../../../contract/work/terms-text.rules.ts';
import { box, colours, size, weight } from '../../kit/pdf/pdf-look.ts';
import { drawDocument, drawTitle, small, write } from '../../kit/pdf/pdf-pieces.ts';
import { drawTable, writeFigure } from '../../kit/pdf/pdf-table.ts';
import { writeDay, writeMoney } from '../../kit/pdf/pdf-words.ts';
import { channelsInWords, editingInWords, termInWords } from './usage-words.rules.ts';

interface AgreementDocument {
  brandName: string;
  supportEmail: string;
  version: number;
  hash: string;
  /** ISO 8601 instant. */
  createdAt: string;
  /** Name of the person who accepted this version; null in older agreements. */
  acceptedBy: string | null;
  terms: AgreementTerms;
  /** Terms of the version that this one changes. */
  before: AgreementTerms | null;
}

/** Draws one version of an agreement from its frozen terms, and those it changes, only. */
export function draw({ brandName, supportEmail, version, hash, createdAt, acceptedBy, ...frozen }: AgreementDocument) {
  const { terms, before } = frozen;
  const name = `Agreement ${terms.application_id}, version ${version}`;
  return drawDocument({
    brandName,
    title: name,
    foot: `${name}  ·  Questions: ${supportEmail}`,
    children: [
      drawTitle({
        title: 'Agreement',
        text: terms.title,
        facts: [
          ['Number', terms.application_id],
          ['Version', String(version)],
          ['Accepted electronically', [writeDay(createdAt), acceptedBy].filter(Boolean).join(', ')],
        ],
      }),
      h(
        View,
        { style: { flexDirection: 'row', gap: 12 } },
        drawParty('Who posts the campaign', terms.creator.name),
        drawParty('Who makes the work', terms.influencer.name),
      ),
      terms.amends ? drawAmendment(terms.amends) : null,
      before ? drawChanges(before, terms) : null,
      drawWork(terms),
      drawPay(terms),
      drawPlan(terms),
      drawFacts(terms),
      ...drawTerms(terms),
      terms.brief ? drawText('Brief', [terms.brief]) : null,
      terms.dos.length > 0 ? drawText('Do', terms.dos) : null,
      terms.donts.length > 0 ? drawText('Don’t', terms.donts) : null,
      drawHash(hash),
    ],
  });
}

function drawParty(label: string, name: string) {
  return h(
    View,
    { style: { ...box, flexGrow: 1, flexBasis: 0, padding: 12 } },
    write(label, small),
    write(name, { fontSize: size.lead, fontWeight: weight.name }),
  );
}

function drawAmendment({ version, hash, note }: NonNullable<AgreementTerms['amends']>) {
  return h(
    View,
    { wrap: false },
    write(`This version takes the place of version ${version}, by a change order: “${note}”`),
    write(`SHA-256 of version ${version}: ${hash}`, small),
  );
}

/** Table of the changed terms, before and after, in English and Hindi. */
function drawChanges(before: AgreementTerms, after: AgreementTerms) {
  const [from, to] = [new Map(changeable(before)), new Map(changeable(after))];
  const rows = [...to].flatMap(([label, text]) => {
    const was = from.get(label);
    return was === text ? [] : [[label, was || '–', text || '–']];
  });
  if (rows.length === 0) return null;
  return drawTable({
    columns: [{ title: 'What changed · क्या बदला', width: 150 }, { title: 'Before · पहले' }, { title: 'Now · अब' }],
    rows,
  });
}

/** Terms that a change order can change, in words. */
function changeable(terms: AgreementTerms): [string, string][] {
  const { price, payments = [], revisions, ready_by, usage_rights: usage, gst } = terms;
  const facts = new Map(offeredFacts(terms));
  const work = terms.deliverables.map(({ type, quantity, due }) => {
    return [`${quantity} × ${nameOf(type)}`, due ? writeDay(due) : ''].filter(Boolean).join(', ');
  });
  const plan = payments.map(({ label, amount }) => `${label} ${writeMoney(toPaise(amount))}`);
  return [
    ['Price · दाम', price === null ? '' : writeMoney(toPaise(price))],
    ['GST', gst ? writeMoney(toPaise(gst.amount)) : ''],
    ['Work · काम', work.join('; ')],
    ['Payments · भुगतान', plan.join('; ')],
    ['Due · कब तक', ready_by ? writeDay(ready_by) : ''],
    ['Rounds of changes · बदलाव के दौर', revisions === undefined ? '' : String(revisions)],
    ['Use of the work · काम का इस्तेमाल', usage === undefined ? '' : usageInWords(usage)],
    ['Exclusivity · एक्सक्लूसिविटी', facts.get('Exclusivity') ?? ''],
    ['The post stays up · पोस्ट ऑनलाइन', facts.get('The post stays up') ?? ''],
    ['Partnership ads · पार्टनरशिप ऐड', facts.get('Partnership ads') ?? ''],
    ['Raw files · रॉ फ़ाइलें', facts.get('Raw files') ?? ''],
  ];
}

const names: Readonly<Record<string, string>> = contentTypes;
const nameOf = (id: string) => names[id] ?? id;

function drawWork({ deliverables, platforms, ready_by }: AgreementTerms) {
  return drawTable({
    columns: [
      { title: 'Work' },
      { title: 'On' },
      { title: 'Due', width: 80 },
      { title: 'Live by', width: 80 },
      { title: 'Number', width: 60, isFigure: true },
    ],
    rows: [
      ...deliverables.map(({ type, quantity, due, publish_by: live }) => [
        nameOf(type),
        platforms.map(platformName).join(', '),
        due ? writeDay(due) : '',
        live ? writeDay(live) : '',
        String(quantity),
      ]),
      ...(ready_by ? [['All of it', '', writeDay(ready_by), '', '']] : []),
    ],
  });
}

/** The price and the deductions that do not depend on the day of release. */
function drawPay(terms: AgreementTerms) {
  const { price, platform_fee_percent: percent = 0, product_value, commission_percent } = terms;
  const parts: [string, string][] = [];
  if (price !== null) {
    const amount = toPaise(price);
    const fee = platformFee(amount, percent);
    parts.push(['Price', writeMoney(amount)]);
    if (fee > 0) parts.push([`Platform fee, ${percent}%, GST included`, writeMoney(-fee)]);
    if (terms.gst) parts.push([`GST of the influencer, ${terms.gst.percent}%`, writeMoney(toPaise(terms.gst.amount))]);
    parts.push([
      'In hand, before tax deducted at source where the law asks for it',
      writeMoney(amount + toPaise(terms.gst?.amount ?? 0) - fee),
    ]);
  }
  if (product_value !== null) parts.push(['Product to keep, worth', writeMoney(toPaise(product_value))]);
  if (commission_percent !== null) parts.push(['Commission on sales', `${commission_percent}%`]);
  if (parts.length === 0) return null;
  return drawTable({
    columns: [{ title: 'Pay' }, { title: 'Amount', width: 110, isFigure: true }],
    rows: parts.map(([label, amount]) => [label, writeFigure(amount, { fontWeight: weight.name })]),
  });
}

const dueNames: Record<PaymentDue, string> = {
  advance: 'When it is funded; at the first hand-in to a creator with fewer than two agreements in the track record',
  approved: 'On approval',
  published: 'On publication that counts',
  date: 'On the day if the work is approved by then, otherwise on its approval',
};

/** Payments with what releases each, and the dates of publication, also in Hindi. */
function drawPlan({ payments = [] }: AgreementTerms) {
  if (payments.length === 0) return null;
  const table = drawTable({
    columns: [{ title: 'Payment' }, { title: 'Released' }, { title: 'Amount', width: 90, isFigure: true }],
    rows: payments.map(({ label, due, date, deliverables, amount }) => [
      label,
      [dueNames[due], date ? writeDay(date) : '', deliverables.join(', ')].filter(Boolean).join('; '),
      writeFigure(writeMoney(toPaise(amount)), { fontWeight: weight.name }),
    ]),
  });
  const { publishDays, cancelDays, delayDays } = publicationTerms;
  if (!payments.some(({ due }) => due === 'published')) return table;
  return h(
    View,
    { style: { gap: 6 } },
    table,
    write(
      `Each piece is live by the day named for it, or within ${publishDays} days of its approval if none is named or that day has passed. If it is late, who posts the campaign can cancel it with notice; ${cancelDays} days after that date it is cancelled by itself. Its part is refunded. If who posts the campaign asks for a later day, what waits for it is paid ${delayDays} days after the first one.`,
      small,
    ),
    write(
      `हर हिस्सा उसके लिए तय दिन तक लाइव होता है; दिन तय न हो या बीत चुका हो, तो मंज़ूरी के ${publishDays} दिन के भीतर। देर होने पर कैंपेन पोस्ट करने वाला सूचना देकर उसे रद्द कर सकता है; उस तारीख़ के ${cancelDays} दिन बाद वह अपने आप रद्द हो जाता है। उसके हिस्से की राशि लौटाई जाती है। कैंपेन पोस्ट करने वाला बाद का दिन माँगे, तो पहले दिन के ${delayDays} दिन बाद उसका भुगतान हो जाता है।`,
      small,
    ),
  );
}

function drawFacts(terms: AgreementTerms) {
  const { usage_rights: usage, revisions, start_date: start, end_date: end } = terms;
  const facts: [string, string][] = [
    ['Dates', start && end ? `${writeDay(start)} to ${writeDay(end)}` : ''],
    ['Rounds of changes', revisions === undefined ? '' : `${revisions} for each piece of work`],
    ['Use of the work', usage === undefined ? '' : usageInWords(usage)],
    ...offeredFacts(terms),
    ['Advertising label', terms.disclosure_label],
    ['Hashtags', terms.hashtags.join(' ')],
    ['Mentions', terms.mentions.join(' ')],
  ];
  const rows = facts.filter(([, value]) => value);
  return drawTable({ columns: [{ title: 'Term', width: 130 }, { title: 'What was agreed' }], rows });
}

/** Terms that are named only where they were agreed on. */
function offeredFacts(terms: AgreementTerms): [string, string][] {
  const { exclusivity, days_online: days, partnership_ad_until: adUntil, raw_files, collab_tag, idea_first } = terms;
  return [
    ['Exclusivity', exclusivity ? exclusivityInWords(exclusivity) : ''],
    ['The post stays up', days === undefined ? '' : `${days} days`],
    ['Partnership ads', adUntil ? `Until the end of ${writeDay(adUntil)}` : ''],
    ['Raw files', raw_files ? 'Handed over with the last piece' : ''],
    ['Collab tag', collab_tag ? 'Yes' : ''],
    ['Idea first', idea_first ? 'The idea is approved before the shoot' : ''],
  ];
}

function exclusivityInWords({
  from: first,
  days,
  category,
  brands,
}: NonNullable<AgreementTerms['exclusivity']>): string {
  const term = first ? `${days} days from ${writeDay(first)}` : `${days} days from the agreement`;
  const rivals = [category ?? '', ...brands].filter(Boolean).join(', ');
  return rivals ? `${term}: ${rivals}` : term;
}

function usageInWords(usage: NonNullable<AgreementTerms['usage_rights']> | null): string {
  if (usage === null) return 'In the influencer’s own post only';
  const term = `${termInWords(usage)}, in ${usage.territory}`;
  return [term, channelsInWords(usage), editingInWords(usage)].filter(Boolean).join('; ');
}

const textTitles: Readonly<Record<TextLanguage, string>> = { en: 'In plain English', hi: 'सरल हिन्दी में' };

/** The terms in sentences, as both sides saw them before they accepted, in each language. */
function drawTerms(terms: AgreementTerms): ReactNode[] {
  const names = { owner: terms.creator.name, creator: terms.influencer.name };
  return textLanguages.flatMap((language) => {
    const paragraphs = writeTerms(terms, names, language);
    return paragraphs.length > 0 ? [drawText(textTitles[language], paragraphs.map(plainText))] : [];
  });
}

function drawText(label: string, lines: readonly string[]): ReactNode {
  const mark = lines.length > 1 ? '• ' : '';
  return h(
    View,
    { key: label },
    write(label, { fontWeight: weight.name }),
    ...lines.map((line) => write(`${mark}${line}`, { color: colours.t2 })),
  );
}

function drawHash(hash: string) {
  return h(
    View,
    { style: { ...box, padding: 12 }, wrap: false },
    write('SHA-256 of these terms', small),
    write(hash, { fontWeight: weight.name }),
    write('Both sides keep the same terms. Who changes one letter of them gets another sum.', small),
  );
}
