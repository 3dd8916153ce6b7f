import { expect, it } from 'vitest';
import { describeDetail } from './act-detail.ts';

it('joins facts and shows changes as before and after', () => {
  expect(describeDetail('{}')).toBe('');
  expect(describeDetail('{"outcome":"dismissed","note":null}')).toBe('outcome: dismissed · note: –');
  expect(describeDetail('{"before":{"status":"failed","id":1},"after":{"status":"paid","id":1}}')).toBe(
    'status: failed → paid',
  );
  expect(describeDetail('{"after":{"name":"Kochi"}}')).toBe('name: Kochi');
  expect(describeDetail('{"before":{"merged_into":null}}')).toBe('');
  expect(describeDetail('{"before":null,"after":{"parts":[1,2]}}')).toBe('parts: [1,2]');
});
