import { useMutation } from '@tanstack/react-query';
import { arrivalCalls } from '../../../contract/work/arrival.ts';
import { request } from '../../lib/api.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { useRefreshEscrow } from '../escrow/escrow.queries.ts';

/** Confirms that the product of a campaign arrived. */
export function useConfirmArrival(applicationId: string) {
  const refresh = useRefreshEscrow();
  const key = useActionKey();
  return useMutation({
    mutationFn: () =>
      request(
        arrivalCalls.confirmArrival,
        { params: { applicationId } },
        { idempotencyKey: key.keyFor(applicationId) },
      ),
    onSettled: refresh,
  });
}
