import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { applicationsByQuery } from './applications.queries.ts';

/**
 * Who is open, also once they have left the list: an answer or a payment that takes somebody out of a list of one status
 * interrupts nobody who reads about them, and what they have opened can say how it ended.
 */
export function useCurrentApplication(
  campaignId: string,
  applications: readonly Application[],
  currentId: string | null,
): Application | undefined {
  const listed = applications.find(({ id }) => id === currentId);
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const left = !listed && last?.id === currentId ? last : undefined;
  const { data } = useQuery({ ...applicationsByQuery(campaignId, left?.user.id ?? ''), enabled: left !== undefined });
  const latest = data?.find((one): one is Application => !('need_id' in one) && one.id === currentId);
  return listed ?? (left && (latest ?? left));
}
