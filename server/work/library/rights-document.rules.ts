import { contentTypes } from '../../../contract/core/platforms.ts';
import { writeDay } from '../../kit/pdf/pdf-words.ts';
import { channelsInWords, editingInWords } from '../agreements/usage-words.rules.ts';
import type { PieceRow } from './library.queries.ts';

type Piece = Pick<
  PieceRow,
  'agreement' | 'application_id' | 'content_type' | 'last_day' | 'number' | 'paid_on' | 'rights' | 'title' | 'url'
>;

const names: Readonly<Record<string, string>> = contentTypes;

/** Piece of work in words, for example "Reel 2". */
export function pieceInWords({ content_type: type, number }: Pick<Piece, 'content_type' | 'number'>): string {
  return `${names[type] ?? type} ${number}`;
}

/** Labels and values of the rights to a piece, the same in the document and in the list. */
export function rightsFacts(piece: Piece): (readonly [string, string])[] {
  const { agreement, application_id, last_day, paid_on, rights, title, url } = piece;
  return [
    ['Piece', pieceInWords(piece)],
    ['Campaign', title],
    ['Post', url ?? ''],
    ['Who may use it', agreement.creator],
    ['Who made it', agreement.influencer],
    ['Agreement', `${application_id}, version ${agreement.version}`],
    ['Accepted electronically', writeDay(agreement.agreedAt)],
    ['SHA-256 of the terms', agreement.hash],
    ['Channels', rights ? (channelsInWords(rights) ?? 'every channel') : 'the creator’s own post only'],
    ['Editing', rights ? (editingInWords(rights) ?? 'not agreed') : ''],
    ['Territory', rights?.territory ?? ''],
    ['From', rights ? writeDay(paid_on) : ''],
    ['Until the end of', rights ? (last_day === null ? 'no end' : writeDay(last_day)) : ''],
  ];
}

/** The document of the rights to a piece as plain text; `day` is the date in India on which it is made. */
export function writeRights(piece: Piece, day: string): string {
  const facts = [...rightsFacts(piece), ['As of', writeDay(day)] as const];
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return ['Rights to a piece of work', '', ...lines, ''].join('\r\n');
}

/** Rows of the list of rights, with a head. */
export function tabulateRights(pieces: readonly Piece[]): string[][] {
  const labels = pieces[0] ? rightsFacts(pieces[0]).map(([label]) => label) : ['Piece'];
  return [labels, ...pieces.map((piece) => rightsFacts(piece).map(([, value]) => value))];
}
