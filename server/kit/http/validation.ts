import * as z from 'zod/mini';
import { rangeProblems } from '../../../contract/kit/ranges.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import { type LocalizedMessage, type LocalizedText, msg, verbatim } from '../i18n/messages.ts';
import { faultAt, refuse } from './errors.ts';

type Issue = z.core.$ZodIssue;

/**
 * Default text of a schema without its own. Set here because a library that loads all of zod sets English ones
 * globally.
 */
const noWords = 'Invalid input';

/** Converts a zod issue to a sentence for the person who typed the value. */
function sentenceFor(issue: Issue): LocalizedText {
  if (issue.message && issue.message !== noWords) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This field is required.'
        : msg`This should be ${{ kind: articled(issue.expected) }}.`;
    case 'invalid_value':
      return issue.values.length === 1
        ? msg`This should be ${{ value: String(issue.values[0]) }}.`
        : msg`Choose one of: ${{ values: issue.values.map(String).join(', ') }}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? msg`Use at least ${{ min: String(issue.minimum) }} characters.`
        : issue.origin === 'array'
          ? msg`Choose at least ${{ min: String(issue.minimum) }}.`
          : msg`Enter ${{ min: String(issue.minimum) }} or more.`;
    case 'too_big':
      return issue.origin === 'string'
        ? msg`Use at most ${{ max: String(issue.maximum) }} characters.`
        : issue.origin === 'array'
          ? msg`Choose at most ${{ max: String(issue.maximum) }}.`
          : msg`Enter ${{ max: String(issue.maximum) }} or less.`;
    default:
      return 'This value isn’t valid.';
  }
}

const kinds: Record<string, LocalizedMessage> = {
  array: msg`a list`,
  int: msg`a whole number`,
  string: msg`text`,
  number: msg`a number`,
  boolean: msg`a boolean`,
  object: msg`an object`,
};

function articled(type: string): LocalizedMessage {
  return kinds[type] ?? verbatim(`${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`);
}

/** Issues by field name (`content.0.quantity`), the first of each field. */
function fieldsOf(issues: readonly Issue[]): Record<string, LocalizedText> {
  const fields: Record<string, LocalizedText> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20)) {
        fields[[...issue.path, cutText(key, 60)].map(String).join('.')] ??= 'This field is unknown.';
      }
      continue;
    }
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const closest = issue.errors.reduce((best, next) => (next.length < best.length ? next : best));
      const inner = fieldsOf(closest.map((one) => ({ ...one, path: [...issue.path, ...one.path] })));
      for (const [name, reason] of Object.entries(inner)) fields[name] ??= reason;
      continue;
    }
    fields[issue.path.map(String).join('.') || 'body'] ??= sentenceFor(issue);
  }
  return fields;
}

/** Problems by field, for the valid part of an input. */
export type FieldRules = (part: Record<string, unknown>) => Record<string, string>;

/** Parses input by its schema, or refuses with every invalid field, including ranges and rules across fields. */
export function parseInput(schema: z.core.$ZodType, value: unknown, rules?: FieldRules): unknown {
  const outcome = z.core.safeParse(schema, value, { reportInput: true, error: () => noWords });
  const wrong = outcome.success ? {} : fieldsOf(outcome.error.issues);
  const ranges = findAcross(rangeProblems, { value, wrong });
  if (outcome.success && Object.keys(ranges).length === 0) return outcome.data;
  const fields = { ...ranges, ...(rules ? findAcross(rules, { value, wrong }) : {}), ...wrong };
  const [name, reason] = Object.entries(fields)[0] ?? ['body', 'This value isn’t valid.'];
  const others = Object.keys(fields).length - 1;
  const first = faultAt(name, reason);
  throw refuse('BAD_INPUT', others > 0 ? msg`${{ first }} ${{ more: moreFields(others) }}` : first, { fields });
}

/** Skips fields that are already invalid by themselves. */
function findAcross(rules: FieldRules, { value, wrong }: { value: unknown; wrong: Record<string, LocalizedText> }) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const isWrong = new Set(Object.keys(wrong).map((name) => name.split('.')[0]));
  const part = Object.fromEntries(Object.entries(value).filter(([name]) => !isWrong.has(name)));
  const found = Object.entries(rules(part)).filter(([name]) => !isWrong.has(name.split('.')[0]));
  return Object.fromEntries(found);
}

function moreFields(count: number): LocalizedMessage {
  return count === 1 ? msg`1 more field needs attention.` : msg`${{ count }} more fields need attention.`;
}

/** Maximum nesting, deeper than any declared input. */
const deepest = 30;

/** Refuses text that the database cannot store (NUL, half a surrogate pair) and bytes, at any depth. */
export function refuseUnstorable(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw refuseAt(path, 'This contains a character we can’t save. Please remove it.');
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) throw refuseAt(path, 'This should be text.');
  if (path.length >= deepest) throw refuseAt(path.slice(0, 1), 'This is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorable(key, path.length === 0 ? ['body'] : path);
    refuseUnstorable(inner, [...path, key]);
  }
}

function refuseAt(path: readonly string[], reason: LocalizedText): Error {
  const field = path.join('.');
  return refuse('BAD_INPUT', faultAt(field || msg`the input`, reason), { fields: { [field || 'body']: reason } });
}
