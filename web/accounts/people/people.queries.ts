import { queryOptions } from '@tanstack/react-query';
import { userCalls } from '../../../contract/accounts/users.ts';
import { request } from '../../lib/api.ts';

/** What anybody signed in may know of a person. */
export function personQuery(id: string) {
  return queryOptions({
    queryKey: ['people', id],
    queryFn: async ({ signal }) => (await request(userCalls.getUser, { params: { id } }, { signal })).data,
  });
}
