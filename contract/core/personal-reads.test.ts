import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { allCalls } from '../calls.ts';
import type { Call } from '../kit/calls.ts';

const operatorCalls = Object.values(allCalls)
  .flatMap((calls) => Object.entries<Call>(calls))
  .filter(([, { auth }]) => auth === 'operator');

/** Names of fields that hold contacts, what people wrote, their papers, or ways to be paid. */
const personal =
  /^(e_?mail|mobile|phone|masked|vpa|upi|ifsc|account_number|pan|gstin|token|address|message|text|cells|papers|proof|versions|birth_date|legal_name)$/;

/** Of no person: what operators write themselves, and their own addresses. */
const harmless = new Set([
  'getMaintenance',
  'switchMaintenance',
  'listActs',
  'listPersonalReads',
  'listOperatorApprovals',
  'answerOperatorApproval',
]);

function fieldsOf(schema: z.core.$ZodType, path: string): string[] {
  const def = schema._zod.def as {
    type: string;
    shape?: Record<string, z.core.$ZodType>;
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    options?: z.core.$ZodType[];
  };
  const inside = Object.entries(def.shape ?? {}).flatMap(([name, inner]) => [
    `${path}.${name}`,
    ...fieldsOf(inner, `${path}.${name}`),
  ]);
  const items = def.element ? fieldsOf(def.element, `${path}[]`) : [];
  const same = [def.innerType, ...(def.options ?? [])].flatMap((inner) => (inner ? fieldsOf(inner, path) : []));
  return [...inside, ...items, ...same];
}

const replyFields = ({ reply }: Call) => Object.entries(reply).flatMap(([name, schema]) => fieldsOf(schema, name));

it('says of every operator reply with personal fields whose they are, so that the read is recorded', () => {
  const silent = operatorCalls.filter(([name, call]) => {
    const shows = replyFields(call).some((path) => personal.test(path.split('.').at(-1) ?? ''));
    return (shows || call.downloads !== undefined) && !call.shows && !harmless.has(name);
  });
  expect(silent.map(([name]) => name)).toEqual([]);
});

it('finds the people where each declaration says', () => {
  const lost = operatorCalls.flatMap(([name, call]) => {
    const fields = new Set(replyFields(call));
    return (call.shows?.whose ?? []).filter((path) => !fields.has(path)).map((path) => `${name}: ${path}`);
  });
  expect(lost).toEqual([]);
  expect(operatorCalls.filter(([, { shows }]) => shows).length).toBeGreaterThan(20);
});
