import { queryOptions } from '@tanstack/react-query';
import { userCalls } from '../../../contract/accounts/users.ts';
import { request } from '../../lib/api.ts';

/** Profile of a person for signed-in users. */
export function personQuery(id: string) {
  return queryOptions({
    queryKey: ['people', id],
    queryFn: async ({ signal }) => (await request(userCalls.getUser, { params: { id } }, { signal })).data,
  });
}
