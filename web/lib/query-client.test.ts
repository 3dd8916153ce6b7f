import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** Query with manual replies, in order. */
function askByHand() {
  const client = createQueryClient();
  const open: PromiseWithResolvers<string>[] = [];
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['things', 'one'],
    queryFn: () => {
      asked += 1;
      open.push(Promise.withResolvers<string>());
      return open.at(-1)?.promise ?? '';
    },
    retry: false,
  });
  const end = observer.subscribe(() => {});
  return {
    client,
    end,
    asked: () => asked,
    data: () => observer.getCurrentResult().data,
    answer: (at: number, text: string) => open[at]?.resolve(text),
    fail: (at: number) => open[at]?.reject(new Error('no')),
  };
}

it('refetches when invalidated during its first fetch', async () => {
  const query = askByHand();
  const done = [1, 2, 3].map(() => query.client.invalidateQueries({ queryKey: ['things'] }));
  expect(query.asked()).toBe(1);
  query.answer(0, 'before');
  await expect.poll(query.asked).toBe(2);
  query.answer(1, 'after');
  await Promise.all(done);
  expect([query.asked(), query.data()]).toEqual([2, 'after']);
  query.end();
});

it('does not refetch after a failure or for another key', async () => {
  const query = askByHand();
  const others = query.client.invalidateQueries({ queryKey: ['others'] });
  const failing = query.client.invalidateQueries({ queryKey: ['things'] });
  query.fail(0);
  await Promise.all([others, failing]);
  expect([query.asked(), query.data()]).toEqual([1, undefined]);
  query.end();
});
