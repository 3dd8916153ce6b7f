import { english } from './terms-text-english.ts';
import { hindi } from './terms-text-hindi.ts';
import type { TextNames, TextParagraph, TextPart, TextWriter, WrittenTerms } from './terms-text-parts.ts';

/** Languages in which the terms of an agreement are written. */
export const textLanguages = ['en', 'hi'] as const;
export type TextLanguage = (typeof textLanguages)[number];

const writers: Readonly<Record<TextLanguage, TextWriter>> = { en: english, hi: hindi };

/** Terms in plain sentences: the same in the form of an offer, in the agreement and in its PDF. */
export function writeTerms(terms: WrittenTerms, names: TextNames, language: TextLanguage): TextParagraph[] {
  const writer = writers[language];
  const isPublished = terms.deliverables.some(({ delivery }) => delivery !== 'hand_over');
  const { exclusivity, days_online: days, partnership_ad_until: ads } = terms;
  const paragraphs: TextParagraph[] = [
    { id: 'rights', parts: terms.usage_rights === undefined ? [] : writer.rights(names, terms) },
    { id: 'exclusivity', parts: exclusivity ? writer.exclusivity(names, exclusivity) : [] },
    {
      id: 'posts',
      parts: joinSentences([
        days !== undefined && isPublished ? writer.online(days) : [],
        ads ? writer.ads(names, ads) : [],
        terms.collab_tag ? writer.collaborator(names) : [],
        terms.raw_files ? writer.rawFiles(names) : [],
        terms.idea_first ? writer.idea() : [],
      ]),
    },
  ];
  return paragraphs.filter(({ parts }) => parts.length > 0);
}

function joinSentences(sentences: readonly (readonly TextPart[])[]): TextPart[] {
  return sentences
    .filter((sentence) => sentence.length > 0)
    .flatMap((sentence, at) => (at > 0 ? [' ', ...sentence] : sentence));
}

/** A paragraph without the marks of its figures. */
export function plainText({ parts }: TextParagraph): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.figure)).join('');
}
