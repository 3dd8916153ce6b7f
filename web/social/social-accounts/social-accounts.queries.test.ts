import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { SocialAccountReply } from '../../../contract/social/social-accounts.ts';
import { keepAddedAccount, socialAccountsQuery } from './social-accounts.queries.ts';

const account = (id: string) => ({ id }) as SocialAccountReply;

it('lists an added account once, even if the list was fetched before the reply', () => {
  const client = new QueryClient();
  const { queryKey } = socialAccountsQuery('7');
  const idsAfter = (added: string) => {
    keepAddedAccount(client, account(added));
    return client.getQueryData(queryKey)?.data.map(({ id }) => id);
  };
  client.setQueryData(queryKey, { result: true, role: 'Brand', data: [account('1'), account('2')] });
  expect(idsAfter('2')).toEqual(['1', '2']);
  expect(idsAfter('3')).toEqual(['1', '2', '3']);
});
