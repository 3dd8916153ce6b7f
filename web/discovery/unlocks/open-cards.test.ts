import { expect, it } from 'vitest';
import { openCards } from './open-cards.ts';

it('marks one person’s cards as unlocked at any depth and leaves the rest unchanged', () => {
  const other = { id: '8', locked: true, accounts: [{ id: '7' }] };
  const page = { data: [{ id: '7', locked: true, fullname: 'Aarohi' }, other], total: 2 };
  const rest = { data: [other], total: 1 };
  const data = { pages: [page, rest], pageParams: ['', null] };
  const opened = openCards(data, '7');
  expect(opened).toEqual({
    pages: [{ data: [{ id: '7', locked: false, fullname: 'Aarohi' }, other], total: 2 }, rest],
    pageParams: ['', null],
  });
  expect(opened.pages[1]).toBe(rest);
  expect(opened.pages[0]?.data[1]).toBe(other);
  expect(openCards(rest, '7')).toBe(rest);
  expect(openCards(opened, '7')).toBe(opened);
  expect(openCards(undefined, '7')).toBeUndefined();
});
