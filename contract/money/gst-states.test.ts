import { expect, it } from 'vitest';
import { STATES } from '../../database/lookups/states.ts';
import { findGstState, gstStates, nameGstState, nameStateTax } from './gst-states.ts';

it('gives every Indian state its own code, and none to foreign places', () => {
  const codes = STATES.map(([, name, country]) => ({ country, code: findGstState(name) }));
  const indian = codes.filter(({ country }) => country === 'IN').map(({ code }) => code);
  expect(indian).not.toContain(null);
  expect(new Set(indian).size).toBe(36);
  expect(codes.filter(({ country, code }) => country !== 'IN' && code !== null)).toEqual([]);
  expect(new Set(gstStates.map(({ code }) => code)).size).toBe(gstStates.length);
});

it('writes a state with its code and names its half of the tax by its kind', () => {
  expect(nameGstState('32')).toBe('32-Kerala');
  expect([nameStateTax('32'), nameStateTax('04'), nameStateTax('07')]).toEqual(['SGST', 'UTGST', 'SGST']);
});
