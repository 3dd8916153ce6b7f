import { describe, expect, it } from 'vitest';
import { makePdf } from '../../../tests/makers/upload.ts';
import { isPdf } from './file-type.rules.ts';
import { keyEndOf, readFileName } from './files.rules.ts';

const validPdf = Buffer.from(makePdf());
const at = (place: number | string) => `%PDF-1.7\nxref\n\nstartxref\n${place}\n%%EOF`;

describe('the type of a file', () => {
  it.each([
    ['a whole PDF', validPdf, true],
    ['one with an object for its table', Buffer.from('%PDF-2.0\n7 0 obj\nstartxref\n9\n%%EOF\n'), true],
    ['one that was changed, so that it ends twice', Buffer.from(`${at(99_999)}\n${at(9)}`), true],
    ['one cut off', validPdf.subarray(0, -30), false],
    ['one whose table is elsewhere', Buffer.from(at(11)), false],
    ['one whose table would be behind its end', Buffer.from(at(5_000)), false],
    ['one without a table', Buffer.from('%PDF-1.7\n…\n%%EOF\n'), false],
    ['a page that says so later', Buffer.from(`<html>${at(15)}`), false],
    ['a number of another kind', Buffer.from(at('nine')), false],
    ['one whose end is far from the end', Buffer.concat([validPdf, Buffer.alloc(2_000)]), false],
    ['nothing', Buffer.from(''), false],
  ])('%s: %#', (_, bytes, is) => {
    expect(isPdf(bytes)).toBe(is);
  });

  it.each([
    ['Mood board.pdf', 'Mood board.pdf', 'mood-board.pdf'],
    ['../../etc/passwd', 'passwd', 'passwd.pdf'],
    ['C:\\brief\\Ö\u202egnp.pdf', 'Ögnp.pdf', 'gnp.pdf'],
    ['  \u0000 ', 'file', 'file.pdf'],
    ['', 'file', 'file.pdf'],
    ['brief/', 'file', 'file.pdf'],
    ['a/b\\c\nd.pdf', 'c d.pdf', 'c-d.pdf'],
    [' Menu & prices.final.pdf ', 'Menu & prices.final.pdf', 'menu-prices-final.pdf'],
    ['--Menu!!.pdf', '--Menu!!.pdf', 'menu.pdf'],
    [`${'long name '.repeat(9)}.pdf`, `${'long name '.repeat(9)}.pdf`, `${'long-name-'.repeat(6)}.pdf`],
    [`  ${'x'.repeat(119)} yz`, 'x'.repeat(119), `${'x'.repeat(60)}.pdf`],
    ['मेनू.pdf', 'मेनू.pdf', 'file.pdf'],
  ])('stored', (sent, shown, kept) => {
    expect(readFileName(sent)).toBe(shown);
    expect(keyEndOf(shown, 'pdf')).toBe(kept);
  });
});
