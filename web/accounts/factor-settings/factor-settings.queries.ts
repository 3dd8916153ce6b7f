import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { factorRecoveryCalls } from '../../../contract/accounts/factor-recovery.ts';
import { secondFactorCalls } from '../../../contract/accounts/second-factors.ts';
import { request } from '../../lib/api.ts';
import { createPasskey } from '../second-factors/passkeys.ts';
import { accountsQuery } from '../workspaces/workspaces.queries.ts';

const key = 'second-factors';

export const factorsQuery = queryOptions({
  queryKey: [key, 'state'],
  queryFn: async ({ signal }) => (await request(secondFactorCalls.getSecondFactors, {}, { signal })).data,
});

export const passkeysQuery = queryOptions({
  queryKey: [key, 'passkeys'],
  queryFn: async ({ signal }) => (await request(secondFactorCalls.listPasskeys, {}, { signal })).data,
});

/** Every change shows in the state and in the list, and may open an account that asks for a second factor. */
function changing<I, R>(client: QueryClient, mutationFn: (input: I) => Promise<R>) {
  return mutationOptions({
    mutationFn,
    onSettled: () =>
      Promise.all([[key], accountsQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Makes a passkey with the browser and stores it; the first comes with recovery codes. */
export const addPasskeyMutation = (client: QueryClient) =>
  changing(client, async () => {
    const { data: options } = await request(secondFactorCalls.startPasskey, {});
    const credential = await createPasskey(options);
    return (await request(secondFactorCalls.addPasskey, { body: { credential } })).data.recovery_codes;
  });

export const removePasskeyMutation = (client: QueryClient) =>
  changing(client, (id: string) => request(secondFactorCalls.removePasskey, { params: { id } }));

export async function startTotp() {
  return (await request(secondFactorCalls.startTotp, {})).data;
}

export const confirmTotpMutation = (client: QueryClient) =>
  changing(
    client,
    async (code: string) => (await request(secondFactorCalls.confirmTotp, { body: { code } })).data.recovery_codes,
  );

export const removeTotpMutation = (client: QueryClient) =>
  changing(client, () => request(secondFactorCalls.removeTotp, {}));

export const renewCodesMutation = (client: QueryClient) =>
  changing(client, async () => (await request(secondFactorCalls.renewRecoveryCodes, {})).data.recovery_codes);

export const stopRecoveryMutation = (client: QueryClient) =>
  changing(client, () => request(factorRecoveryCalls.stopRecovery, {}));

/** Stops a recovery by the link in its e-mail. */
export async function stopRecoveryByMail(token: string): Promise<void> {
  await request(factorRecoveryCalls.stopRecoveryByMail, { body: { token } });
}
