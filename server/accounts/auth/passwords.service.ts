import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../kit/context/context.ts';
import type { Device } from '../../kit/http/device.ts';
import { inLanguage, type LocalizedText } from '../../kit/i18n/messages.ts';
import { listOwnNames } from './auth.queries.ts';
import { commonSpellings, passwordProblem, tooCommon } from './auth.rules.ts';
import { decodeFilter, filterHas, type PasswordFilter } from './password-filter.ts';

const filterFile = new URL('./generated/common-passwords.bin', import.meta.url);
let filter: Promise<PasswordFilter> | undefined;

/** Problem with a new password of a person with these names, as a sentence; null when there is none. */
export async function judgePassword(
  context: Context,
  { password, names }: { password: string; names: readonly (string | null | undefined)[] },
): Promise<LocalizedText | null> {
  const { brandName, breachedPasswordsDir } = context.config;
  const problem = passwordProblem(password, [...names.filter((name) => typeof name === 'string'), brandName]);
  if (problem) return problem;
  if (await isCommon(password)) return tooCommon;
  if (!breachedPasswordsDir) return null;
  return (await isBreached(breachedPasswordsDir, password.normalize('NFKC'))) ? tooCommon : null;
}

interface Check {
  password: string;
  names: readonly string[];
  user: { id: number } | null;
  device: Pick<Device, 'locale'>;
}

/** Checks a password while it is typed, in the person's language. */
export async function checkPassword(
  context: Context,
  { password, names, user, device }: Check,
): Promise<string | null> {
  const own = user ? await listOwnNames(context.db, user.id) : [];
  const problem = await judgePassword(context, { password, names: [...names, ...own] });
  return problem && inLanguage(device.locale)(problem);
}

async function isCommon(password: string): Promise<boolean> {
  filter ??= readFile(filterFile).then(decodeFilter);
  const known = await filter;
  return commonSpellings(password).some((spelling) => filterHas(known, spelling));
}

/** Whether the Have I Been Pwned range file for the password's SHA-1 contains it; a missing file counts as no. */
async function isBreached(folder: string, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const [prefix, suffix] = [hash.slice(0, 5), hash.slice(5)];
  const range = (await readRange(join(folder, prefix))) ?? (await readRange(join(folder, `${prefix}.txt`))) ?? '';
  return range.split(/\r?\n/).some((line) => {
    const [found, count] = line.trim().toUpperCase().split(':');
    return found === suffix && count !== '0';
  });
}

async function readRange(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
