import type { CrmContactKind } from '../../../contract/campaigns/crm.ts';

/** Something that reads as an address of a page or mailbox, however it is spelt: a scheme, www, or a name with a domain. */
const link = /:\/\/|www\.|\S@\S|[\p{L}\p{N}-]{2,}\s?[.。．｡]\s?(?:[a-z]{2,24})(?=[/\s:?#,;)!"'’”]|\.?$)/iu;
/** Words that end a sentence before the next one begins without a space. */
const spaced = /(\p{L})\.\s+(?=\p{L})/gu;

/** Whether words of a sender hold a link or an address; a stranger is sent neither. */
export function holdsLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/[\p{Cf}\u00ad]/gu, '');
  return link.test(plain.replaceAll(spaced, '$1 '));
}

/** Tags as they are kept: small letters, each once. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.toLowerCase()))];
}

interface Contacts {
  message_at: Date | null;
  application_at: Date | null;
  invitation_at: Date | null;
  mail_at: Date | null;
}

/** The latest of the contacts between an account and a creator. */
export function lastContactOf(row: Contacts): { at: Date; kind: CrmContactKind } | null {
  const kinds = ['message', 'application', 'invitation', 'mail'] as const;
  const known = kinds.flatMap((kind) => {
    const at = row[`${kind}_at`];
    return at === null ? [] : [{ at, kind }];
  });
  return known.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}
