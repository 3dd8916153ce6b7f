/** 0 too short · 1 weak · 2 fair · 3 good · 4 strong. A hint while typing; the server decides. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const runs = /(.)\1{2,}|012|123|234|345|456|567|678|789|abc|bcd|cde|qwe|wer|ert|asd|zxc/gi;
const common = /pass(word)?|welcome|admin|login|qwerty|iloveyou|letmein|india|tandem/gi;

/** Counts the characters outside runs and common words, weighted by the number of character classes. */
export function judgePassword(password: string): Strength {
  if (password.length < 8) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const telling = password.replace(common, 'x').replace(runs, 'x');
  const different = new Set(telling).size;
  const score = Math.min(telling.length, different * 1.6) + (kinds - 1) * 1.5;
  if (score < 8) return 1;
  if (score < 12) return 2;
  return score < 16 ? 3 : 4;
}
