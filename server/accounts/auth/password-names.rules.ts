/** Digits and signs that stand for letters, as people swap them. */
const swaps: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't' },
};
const shortestName = 3;
/** Letters beside a name that do not make it another password. */
const mostOtherLetters = 2;

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The text with every swap read as the letter it stands for. */
export function readSwaps(text: string): string {
  return [...text].map((letter) => swaps[letter] ?? letter).join('');
}

/** `1` stands for i and for l, so the two are one letter where swaps are read. */
const readAlike = (text: string) => readSwaps(text).replaceAll('l', 'i');

const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const reversed = (text: string) => [...text].reverse().join('');

/** The names, their words and the parts of an e-mail, each also reversed; the longest first. */
function namesToFind(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => {
    const folded = fold(name);
    return [folded, folded.replace(/@.*/, ''), ...folded.split(/[^\p{L}\p{N}]+/u), ...folded.split(/\P{L}+/u)].map(
      plain,
    );
  });
  const known = parts.filter((part) => [...part].length >= shortestName);
  return [...new Set(known.flatMap((part) => [part, reversed(part)]))].toSorted((a, b) => b.length - a.length);
}

/** A password without the digits and signs at its ends, as far as they may have been added. */
function trimmings(password: string): string[] {
  const text = fold(password);
  const start = text.replace(/\P{L}+$/u, '');
  return [...new Set([text, start, start.replace(/^\P{L}+/u, '')])];
}

/** Whether nothing but names, digits and a letter or two makes up the password. */
export function isNameDerived(password: string, names: readonly string[]): boolean {
  const found = namesToFind(names);
  const alike = found.map(readAlike);
  return trimmings(password).some(
    (text) => leavesLittle(plain(text), found) || leavesLittle(plain(readAlike(text)), alike),
  );
}

function leavesLittle(text: string, found: readonly string[]): boolean {
  const rest = found.reduce((left, name) => left.replaceAll(name, ' '), text);
  return rest !== text && [...rest.replaceAll(/[\s\p{N}]/gu, '')].length <= mostOtherLetters;
}
