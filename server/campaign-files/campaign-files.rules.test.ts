import { describe, expect, it } from 'vitest';
import { isPdf, keyEndOf, readFileName } from './campaign-files.rules.ts';

describe('a reference file', () => {
  it.each([
    ['%PDF-1.7\n…\n%%EOF\n', true],
    ['%PDF-2.0\n%%EOF', true],
    ['%PDF-1.7\nbroken off', false],
    ['<html>%PDF-1.7 %%EOF', false],
    ['', false],
  ])('%j is a PDF: %s', (text, is) => {
    expect(isPdf(Buffer.from(text))).toBe(is);
  });

  it.each([
    ['Mood board.pdf', 'Mood board.pdf', 'mood-board.pdf'],
    ['../../etc/passwd', 'passwd', 'passwd.pdf'],
    ['C:\\brief\\Ö\u202egnp.pdf', 'Ögnp.pdf', 'gnp.pdf'],
    ['  \u0000 ', 'file', 'file.pdf'],
    ['मेनू.pdf', 'मेनू.pdf', 'file.pdf'],
  ])('%j is shown as %j and kept as %j', (sent, shown, kept) => {
    expect(readFileName(sent)).toBe(shown);
    expect(keyEndOf(shown, 'pdf')).toBe(kept);
  });
});
