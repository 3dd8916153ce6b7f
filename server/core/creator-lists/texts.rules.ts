import { cleanName, cleanText } from '../../../contract/kit/clean-text.ts';
import { emailPattern, readMobile } from '../../../contract/kit/patterns.ts';
import { truncate } from '../../../contract/kit/truncate.ts';
import type { InfluencerRow } from '../../../database/import/influencer-row.ts';
import { givenText } from './cells.rules.ts';
import type { Line } from './line.rules.ts';

const nameLength = 120;

/** Name and description. A line without a name is called by its handle, unless the template asks for one. */
export function readTexts(line: Line, nameBesideHandle: string | null): Pick<InfluencerRow, 'name' | 'bio'> {
  const [name] = line.columnsOf('name');
  const [bio] = line.columnsOf('bio');
  const said = name === undefined ? nameBesideHandle : readText(line, name, { max: nameLength, clean: cleanName });
  if (name !== undefined && !said && line.setup.isTemplate)
    line.fault(name, { reason: 'name', value: '', sentence: 'is empty.' });
  return {
    ...(said ? { name: truncate(said, nameLength) } : {}),
    ...(bio === undefined ? {} : { bio: readText(line, bio, { max: 2_000, clean: cleanText }) }),
  };
}

interface TextRules {
  max: number;
  clean: (text: string) => string;
}

function readText(line: Line, column: number, { max, clean }: TextRules): string | null {
  const text = clean((line.cells[column] ?? '').normalize('NFC').trim()).trim();
  if (text.length <= max) return text || null;
  const sentence = `is longer than ${max.toLocaleString('en-IN')} characters.`;
  line.fault(column, { reason: 'too_long', value: truncate(text, 60), sentence });
  return null;
}

/** Ways to reach the person, each null where its cell is empty. */
export function readContacts(line: Line): Pick<InfluencerRow, 'email' | 'mobile' | 'website'> {
  const contacts: Pick<InfluencerRow, 'email' | 'mobile' | 'website'> = {};
  for (const at of line.columnsOf('contact')) {
    const text = givenText(line.cells[at] ?? '');
    if (text.includes('@')) contacts.email = readPattern(line, at, patterns.email);
    else contacts.mobile = readPattern(line, at, patterns.mobile);
  }
  for (const kind of ['email', 'mobile', 'website'] as const)
    for (const at of line.columnsOf(kind)) contacts[kind] = readPattern(line, at, patterns[kind]);
  return contacts;
}

interface Pattern {
  what: string;
  passes: (text: string) => boolean;
  tidy: (text: string) => string;
}

const patterns: Record<'email' | 'mobile' | 'website', Pattern> = {
  email: {
    what: 'an e-mail address',
    passes: (text) => emailPattern.test(text),
    tidy: (text) => text.replace(/^mailto:/i, ''),
  },
  mobile: {
    what: 'a mobile number of ten digits',
    passes: (text) => /^\d{10}$/.test(text),
    tidy: readMobile,
  },
  website: {
    what: 'an address that starts with https://',
    passes: (text) => /^https?:\/\/\S+$/i.test(text) && text.length <= 254,
    tidy: (text) => (/^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) ? `https://${text}` : text),
  },
};

function readPattern(line: Line, column: number, { what, passes, tidy }: Pattern): string | null {
  const text = tidy(cleanName(givenText(line.cells[column] ?? '')).trim());
  if (text === '' || passes(text)) return text || null;
  line.fault(column, {
    reason: 'contact',
    value: truncate(text, 60),
    sentence: `is not ${what}: ${truncate(text, 60)}.`,
  });
  return null;
}
