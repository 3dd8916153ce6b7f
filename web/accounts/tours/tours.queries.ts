import { queryOptions } from '@tanstack/react-query';
import { type TourFeature, tourCalls } from '../../../contract/accounts/tours.ts';
import { ApiError, request } from '../../lib/api.ts';

/** Tours this user has seen. Later changes are tracked in the browser. */
export function toursQuery(me: string) {
  return queryOptions({
    queryKey: ['tours', me],
    queryFn: ({ signal }) => request(tourCalls.getTours, { params: { userId: me } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Reports how a tour ended. Returns false if it should be retried. */
export async function tellTour(me: string, feature: TourFeature, status: 1 | 2): Promise<boolean> {
  try {
    await request(tourCalls.setTour, { params: { userId: me }, body: { feature, status } }, { keepalive: true });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  }
}
