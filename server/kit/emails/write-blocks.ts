import type { LocalizedText } from '../i18n/messages.ts';
import type { Block } from './email.ts';
import { quoted } from './typography.ts';

type InWords = (words: LocalizedText) => string;

/** Writes one block as plain text. */
export function writeBlock(block: Block, inWords: InWords): string {
  switch (block.kind) {
    case 'headline':
    case 'lead':
    case 'comfort':
      return inWords(block.text);
    case 'person':
      return block.note === null ? block.name : `${block.name}\n${inWords(block.note)}`;
    case 'quote':
      return quoted(inWords(block.text));
    case 'code':
      return block.code;
    case 'money':
      return `${block.amount}\n${inWords(block.note)}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${inWords(label)}: ${inWords(value)}`).join('\n');
    case 'items':
      return block.items.map((item) => writeItem(item, inWords)).join('\n\n');
    case 'button':
      return `${inWords(block.label)}: ${block.url}`;
  }
}

function writeItem(
  { title, note, url }: { title: LocalizedText; note: LocalizedText | null; url: string },
  inWords: InWords,
) {
  return [inWords(title), note === null ? '' : inWords(note), url].filter(Boolean).join('\n');
}
