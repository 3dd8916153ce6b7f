import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { applicationsByQuery } from '../../campaigns/applications/applications.queries.ts';

/**
 * Open applicant, kept after leaving a filtered list by an answer or payment, so that the reader is not interrupted and
 * dialogs can show their result.
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
