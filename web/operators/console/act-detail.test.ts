import { expect, it } from 'vitest';
import { tellDetail } from './act-detail.ts';

it('joins facts and shows changes as before and after', () => {
  expect(tellDetail('{}')).toBe('');
  expect(tellDetail('{"outcome":"dismissed","note":null}')).toBe('outcome: dismissed · note: –');
  expect(tellDetail('{"before":{"status":"failed","id":1},"after":{"status":"paid","id":1}}')).toBe(
    'status: failed → paid',
  );
  expect(tellDetail('{"after":{"name":"Kochi"}}')).toBe('name: Kochi');
  expect(tellDetail('{"before":{"merged_into":null}}')).toBe('');
  expect(tellDetail('{"before":null,"after":{"parts":[1,2]}}')).toBe('parts: [1,2]');
});
