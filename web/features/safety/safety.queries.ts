import { mutationOptions } from '@tanstack/react-query';
import { safetyCalls } from '../../../contract/safety.ts';
import { request } from '../../lib/api.ts';

export function reportMutation(targetId: string) {
  return mutationOptions({
    mutationFn: (reason: string) => request(safetyCalls.report, { body: { target_id: targetId, reason } }),
  });
}

export function blockMutation(targetId: string) {
  return mutationOptions({
    mutationFn: () => request(safetyCalls.block, { body: { target_id: targetId } }),
  });
}
