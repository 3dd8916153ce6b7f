import type { AgreementTerms } from '../campaigns/agreement-terms.ts';
import type { UsageChannel, usageEdits } from '../campaigns/offer-terms.ts';

/** Words of the text; a figure is what was chosen: a sum, days, a channel. */
export type TextPart = string | { readonly figure: string };

type Chosen = 'usage_rights' | 'exclusivity' | 'days_online' | 'partnership_ad_until';
/** Terms beside price, dates and payments, of an offer as of an agreement. */
export type WrittenTerms = Pick<AgreementTerms, Chosen | 'raw_files' | 'collab_tag' | 'idea_first'> & {
  deliverables: readonly { type: string; quantity: number; delivery?: 'publish' | 'hand_over' }[];
};

/** Names of the two sides. */
export interface TextNames {
  owner: string;
  creator: string;
}

export interface TextParagraph {
  id: 'rights' | 'exclusivity' | 'posts';
  parts: readonly TextPart[];
}

/** Usage rights that the owner gets. */
export interface GrantedRights {
  /** Count per format. */
  pieces: readonly (readonly [type: string, count: number])[];
  channels: readonly UsageChannel[];
  editing: (typeof usageEdits)[number] | undefined;
  territory: string;
  /** Last day, in agreements of before rights began with the payment. */
  until: string | null;
  /** Days from the full payment of a piece; null: without an end. */
  days: number | null;
}

/** Sentences of one language. */
export interface TextWriter {
  noRights: (names: TextNames) => TextPart[];
  rights: (names: TextNames, rights: GrantedRights) => TextPart[];
  exclusivity: (names: TextNames, exclusivity: NonNullable<WrittenTerms['exclusivity']>) => TextPart[];
  online: (days: number) => TextPart[];
  ads: (names: TextNames, until: string) => TextPart[];
  collaborator: (names: TextNames) => TextPart[];
  rawFiles: (names: TextNames) => TextPart[];
  idea: () => TextPart[];
}

/** A figure of the text: what was chosen. */
export const figure = (text: string): TextPart => ({ figure: text });

/** say`Each post stays up for ${figure('30 days')}.` */
export function say(words: TemplateStringsArray, ...parts: readonly TextPart[]): TextPart[] {
  return words
    .flatMap((word, at) => [word, ...(at < parts.length ? [parts[at] ?? ''] : [])])
    .filter((part) => part !== '');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A calendar day with its year. */
export function writeDate(date: string, locale: string): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** `a, b and c`, with the word between the last two. */
export function enumerate(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${and} ${last}` : last;
}
