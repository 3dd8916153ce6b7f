import { expect, it } from 'vitest';
import type { PledgeLine } from '../../../contract/campaigns/pledges.ts';
import { acceptableTogether, shownNeeds } from './shown-needs.ts';

const need = (id: string, value: number) =>
  ({ id, value, kind: 'budget', description: '', pledged: 0, accepted: 0, contributed: 0 }) as unknown as Parameters<
    typeof shownNeeds
  >[0][number];
const pledge = (id: string, of: string, value: number, status: PledgeLine['status'] = 'pledged') =>
  ({ id, need_id: of, value, status, can: { accepted: status === 'pledged' || { reason: '' } } }) as PledgeLine;
const asIs = ({ status }: PledgeLine) => status;

it('needs add up their pledges with answers that still wait', () => {
  const pledges = [pledge('1', 'a', 40), pledge('2', 'a', 25, 'accepted'), pledge('3', 'a', 10, 'contributed')];
  const sums = (statusOf: typeof asIs) => {
    const [{ pledged, accepted, contributed } = { pledged: 0, accepted: 0, contributed: 0 }] = shownNeeds(
      [need('a', 100)],
      pledges,
      statusOf,
    );
    return { pledged, accepted, contributed };
  };
  expect(sums(asIs)).toEqual({ pledged: 75, accepted: 35, contributed: 10 });
  expect(sums((one) => (one.id === '1' ? 'accepted' : one.status))).toEqual({
    pledged: 75,
    accepted: 75,
    contributed: 10,
  });
  expect(sums((one) => (one.id === '1' ? 'declined' : one.status))).toEqual({
    pledged: 35,
    accepted: 35,
    contributed: 10,
  });
});

it('pledges are accepted together where their need takes all of them', () => {
  const needs = [need('a', 100), need('b', 50)];
  const pledges = [pledge('1', 'a', 60), pledge('2', 'a', 40), pledge('3', 'b', 30), pledge('4', 'b', 30)];
  const ids = (statusOf: typeof asIs) => acceptableTogether(needs, pledges, statusOf).map(({ id }) => id);
  expect(ids(asIs)).toEqual(['1', '2']);
  expect(ids((one) => (one.id === '4' ? 'declined' : one.status))).toEqual(['1', '2', '3']);
  expect(ids((one) => (one.id === '1' ? 'accepted' : one.status))).toEqual(['2']);
});
