import { namelessChannels } from '../campaigns/offer-terms.ts';
import { english } from './terms-text-english.ts';
import { hindi } from './terms-text-hindi.ts';
import type {
  GrantedRights,
  TextNames,
  TextParagraph,
  TextPart,
  TextWriter,
  WrittenTerms,
} from './terms-text-parts.ts';

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
    { id: 'rights', parts: writeRights(writer, names, terms) },
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

function writeRights(writer: TextWriter, names: TextNames, terms: WrittenTerms): TextPart[] {
  const { usage_rights: rights, deliverables } = terms;
  if (rights === undefined) return [];
  if (rights === null) return writer.noRights(names);
  const { channels = namelessChannels, editing, territory, days } = rights;
  const until = 'until' in rights ? rights.until : null;
  return writer.rights(names, { pieces: countPieces(deliverables), channels, editing, territory, days, until });
}

function countPieces(deliverables: WrittenTerms['deliverables']): GrantedRights['pieces'] {
  const counts = new Map<string, number>();
  for (const { type, quantity } of deliverables) counts.set(type, (counts.get(type) ?? 0) + quantity);
  return [...counts];
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
