import { type ImportField, repeatableFields } from '../../../contract/core/import-fields.ts';
import { parseNumber } from '../../../contract/kit/parse-number.ts';
import { emailPattern } from '../../../contract/kit/patterns.ts';
import { givenText, readAddress, splitNamed } from './cells.rules.ts';
import { fieldOfHeading } from './headings.rules.ts';

/** Probable field of a column, and the certainty: 3 sure, 2 likely, 1 a guess. */
export interface Suggestion {
  field: ImportField;
  sureness: 1 | 2 | 3;
}

interface Values {
  filled: string[];
  /** Share of the lines that have a value. */
  fill: number;
  /** Share of the values that pass. */
  share(passes: (text: string) => boolean): number;
}

const most = 0.6;
const nearlyAll = 0.95;

const isHandle = (text: string) => /^@?(?=.*[a-z_])[\w.]{1,30}$/i.test(text);
const isMarkedHandle = (text: string) => /^@[\w.-]+$/.test(text);
const isAddressOfOurs = (text: string) => 'account' in (readAddress(text) ?? {});
const isAddress = (text: string) => readAddress(text) !== null;
/** A count of likes and comments, not a percentage. */
const isCount = (text: string) => {
  const { value } = parseNumber(text, { kind: 'whole', max: Number.MAX_SAFE_INTEGER });
  return /[kmb]$/i.test(text) || (value !== undefined && value > 100);
};
const isNumber = (text: string) => /\p{Nd}/u.test(text) && !/\p{L}{3}/u.test(text);

/** Suggests a field for each column, by its heading and the values of its first lines. */
export function suggestFields(headings: readonly string[], rows: readonly (readonly string[])[]): Suggestion[] {
  const values = headings.map((_, at) => valuesOf(rows, at));
  const suggested = headings.map((heading, at) => suggest(heading, values[at] as Values));
  swapNamesAndHandles(suggested, values);
  takeNamesThatAreHandles(suggested, values);
  return keepOneEach(suggested);
}

function valuesOf(rows: readonly (readonly string[])[], at: number): Values {
  const filled = rows.map((row) => givenText(row[at] ?? '')).filter(Boolean);
  return {
    filled,
    fill: rows.length === 0 ? 0 : filled.length / rows.length,
    share: (passes) => (filled.length === 0 ? 0 : filled.filter(passes).length / filled.length),
  };
}

const ignored: Suggestion = { field: 'ignore', sureness: 3 };

function suggest(heading: string, values: Values): Suggestion {
  const named = fieldOfHeading(heading);
  if (!named) return suggestByValues(values);
  const said: Suggestion = { field: named.field, sureness: named.isExact ? 3 : 2 };
  if (values.filled.length === 0) return said;
  return checks[named.field]?.(values, said) ?? said;
}

function suggestByValues(values: Values): Suggestion {
  if (values.share((text) => emailPattern.test(text)) >= most) return { field: 'email', sureness: 2 };
  if (values.share(isAddressOfOurs) >= most) return { field: 'address', sureness: 2 };
  if (values.share(isMarkedHandle) >= most) return { field: 'handle', sureness: 1 };
  return ignored;
}

type Check = (values: Values, said: Suggestion) => Suggestion;

const checkHandle: Check = (values, said) => {
  if (values.share(isAddress) >= most) return { ...said, field: said.field === 'handle' ? 'address' : said.field };
  if (said.field !== 'handle' || values.share((text) => isHandle(text) || isAddress(text)) >= most) return said;
  return values.share((text) => /\p{L}/u.test(text)) >= most ? { field: 'name', sureness: 1 } : ignored;
};

/** Values of a column have to fit its heading. */
const checks: Partial<Record<ImportField, Check>> = {
  handle: checkHandle,
  name: (values, said) => {
    if (values.share((text) => splitNamed(text)?.name !== undefined && /\s/.test(text)) >= most)
      return { field: 'name_and_handle', sureness: 3 };
    return values.share(isMarkedHandle) >= most ? { field: 'handle', sureness: 2 } : said;
  },
  address: (values, said) => {
    if (values.share(isAddressOfOurs) > 0) return said;
    return values.share(isAddress) >= most
      ? { field: 'website', sureness: 1 }
      : checkHandle(values, { ...said, field: 'handle' });
  },
  engagement_rate: (values, said) => (values.share(isCount) >= 0.5 || values.share(isNumber) < 0.3 ? ignored : said),
  followers: (values, said) => (values.share(isNumber) >= 0.5 ? said : ignored),
  average_views: (values, said) => (values.share(isNumber) >= 0.5 ? said : ignored),
};

const isHandleField = (field: ImportField) => field === 'handle' || field.startsWith('handle_');

/** Headings such as "insta name" and "Instagram user" say little: a column of which every value is a handle has the handles. */
function swapNamesAndHandles(suggested: Suggestion[], values: readonly Values[]): void {
  const name = suggested.findIndex(({ field, sureness }) => field === 'name' && sureness < 3);
  const handle = suggested.findIndex(({ field }) => isHandleField(field));
  const [ofName, ofHandle] = [values[name], values[handle]];
  if (!ofName || !ofHandle || ofName.fill < nearlyAll || ofName.share(isHandle) < nearlyAll) return;
  if (ofHandle.share(isHandle) >= nearlyAll && ofHandle.fill >= ofName.fill) return;
  const { field } = suggested[handle] as Suggestion;
  suggested[name] = { field, sureness: 2 };
  suggested[handle] = { field: 'name', sureness: 2 };
}

/** A list with names and platforms alone: names such as `case_food` that no person is called are their handles. */
function takeNamesThatAreHandles(suggested: Suggestion[], values: readonly Values[]): void {
  const isNamed = suggested.some(
    ({ field }) => field === 'address' || field === 'name_and_handle' || isHandleField(field),
  );
  const name = suggested.findIndex(({ field }) => field === 'name');
  const given = values[name];
  if (isNamed || !given || given.share(isHandle) < 1 || given.share((text) => /[._\d]/.test(text)) < 0.5) return;
  suggested[name] = { field: 'handle', sureness: 1 };
}

/** Of columns for one field the surest keeps it; the first, where they are equally sure. */
function keepOneEach(suggested: readonly Suggestion[]): Suggestion[] {
  return suggested.map((each, at) => {
    if (repeatableFields.has(each.field)) return each;
    const isBeaten = suggested.some(
      (other, place) =>
        other.field === each.field &&
        (other.sureness > each.sureness || (other.sureness === each.sureness && place < at)),
    );
    return isBeaten ? { field: 'ignore', sureness: 1 } : each;
  });
}
