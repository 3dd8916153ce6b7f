import type { ReactElement } from 'react';
import type { LocalizedText } from '../i18n/messages.ts';
import type { Block } from './email.ts';
import { button, code, comfort, facts, headline, items, lead, money, person, quote } from './pieces.ts';
import { groupDigits, keepTogether, quoted } from './typography.ts';

interface Manner {
  inWords: (words: LocalizedText) => string;
  isHindi: boolean;
}

/** Draws one block as HTML. */
export function drawBlock(block: Block, { inWords, isHindi }: Manner): ReactElement {
  const told = (words: LocalizedText | null) => (words === null ? '' : keepTogether(inWords(words)));
  switch (block.kind) {
    case 'headline':
      return headline(told(block.text), isHindi);
    case 'lead':
      return lead(told(block.text));
    case 'person':
      return person({ name: block.name, note: told(block.note), image: block.image });
    case 'quote':
      return quote(quoted(told(block.text)));
    case 'code':
      return code(groupDigits(block.code));
    case 'money':
      return money({ amount: block.amount, note: told(block.note) });
    case 'facts':
      return facts(block.facts.map(({ label, value, isSum }) => ({ label: told(label), value: told(value), isSum })));
    case 'items':
      return items(block.items.map(({ title, note, url }) => ({ title: told(title), note: told(note), url })));
    case 'button':
      return button({ label: told(block.label), url: block.url, isAlarm: block.isAlarm ?? false });
    case 'comfort':
      return comfort(told(block.text));
  }
}
