import { afterEach, expect, it, vi } from 'vitest';
import type { NotificationPreference, PersonalInfo } from '../../../contract/accounts/users.ts';
import { storageOver } from '../../../tests/storage.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { personalInfoQuery, preferencesMutation } from './users.queries.ts';

afterEach(() => vi.unstubAllGlobals());

it('reverts switches when the request fails, including those never set', async () => {
  vi.stubGlobal('localStorage', storageOver({}));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async () => Response.json({ result: false, reason: 'Not now.' }, { status: 503 }));
  const client = createQueryClient();
  const { queryKey } = personalInfoQuery;
  const before: NotificationPreference[] = [
    { type: 'chat', channel: 'push', enabled: false },
    { type: 'chat', channel: 'email', enabled: false },
  ];
  client.setQueryData(queryKey, { notification_preferences: before } as PersonalInfo);
  const change: NotificationPreference[] = [
    { type: 'chat', channel: 'push', enabled: true },
    { type: 'review', channel: 'push', enabled: false },
  ];
  const shown = () => client.getQueryData(queryKey)?.notification_preferences;
  const seen: unknown[] = [];
  const end = client.getQueryCache().subscribe(() => seen.push(shown()));
  await expect(client.getMutationCache().build(client, preferencesMutation(client)).execute(change)).rejects.toThrow(
    'Not now.',
  );
  expect(seen).toContainEqual([before[1], ...change]);
  expect(shown()).toEqual([before[1], before[0]]);
  end();
});
