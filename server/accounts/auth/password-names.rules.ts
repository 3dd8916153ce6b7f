/** Common substitutions of letters by digits and symbols. */
const swaps: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
};
const shortestName = 3;
/** Maximum letters besides a name for a password still to count as derived from it. */
const mostOtherLetters = 2;

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Replaces every substitution by its letter. */
export function readSwaps(text: string): string {
  return [...text].map((letter) => swaps[letter] ?? letter).join('');
}

/** `1` stands for i and for l, so both are treated as i where substitutions are resolved. */
const readAlike = (text: string) => readSwaps(text).replaceAll('l', 'i');

const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const reversed = (text: string) => [...text].reverse().join('');

/** Names, their words and the parts of an e-mail, each also reversed; longest first. */
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

/** The password without digits and symbols at its ends, in every combination. */
function trimmings(password: string): string[] {
  const text = fold(password);
  const start = text.replace(/\P{L}+$/u, '');
  return [...new Set([text, start, start.replace(/^\P{L}+/u, '')])];
}

/** Whether a password consists only of names, digits and a letter or two. */
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
