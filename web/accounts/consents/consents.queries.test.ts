import { afterEach, expect, it, vi } from 'vitest';
import type { Consents } from '../../../contract/accounts/consents.ts';
import { storageOver } from '../../../tests/storage.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { consentMutation, consentsQuery } from './consents.queries.ts';

const agreed: Consents = { newsletter: false, email_notices: true, opened_campaigns: false, history: [] };

/** Switches connected to a fake server with manual replies; records each displayed state. */
function openSwitches() {
  const client = createQueryClient();
  const open: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal('localStorage', storageOver({}));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>();
    open.push(answer);
    return answer.promise;
  });
  client.setQueryData(consentsQuery.queryKey, agreed);
  const shown: (boolean | undefined)[] = [];
  const end = client.getQueryCache().subscribe(() => {
    const newsletter = client.getQueryData(consentsQuery.queryKey)?.newsletter;
    if (shown.at(-1) !== newsletter) shown.push(newsletter);
  });
  return {
    press: (granted: boolean) =>
      client
        .getMutationCache()
        .build(client, consentMutation(client))
        .execute({ kind: 'newsletter', granted })
        .catch(() => undefined),
    asked: () => open.length,
    answer: (at: number, newsletter: boolean) =>
      open[at]?.resolve(Response.json({ result: true, data: { ...agreed, newsletter } })),
    refuse: (at: number) => open[at]?.resolve(Response.json({ result: false, reason: 'Not now.' }, { status: 503 })),
    data: () => client.getQueryData(consentsQuery.queryKey),
    shown,
    end,
  };
}

afterEach(() => vi.unstubAllGlobals());

it('sends presses one after another and shows the result of the last', async () => {
  const switches = openSwitches();
  const done = [switches.press(true), switches.press(false)];
  await expect.poll(switches.asked).toBe(1);
  switches.answer(0, true);
  await expect.poll(switches.asked).toBe(2);
  switches.answer(1, false);
  await Promise.all(done);
  expect(switches.shown).toEqual([true, false]);
  switches.end();
});

it('reverts when the server refuses', async () => {
  const switches = openSwitches();
  const done = switches.press(true);
  await expect.poll(switches.asked).toBe(1);
  switches.refuse(0);
  await done;
  expect(switches.data()).toEqual(agreed);
  switches.end();
});
