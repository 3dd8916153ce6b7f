import { queryOptions } from '@tanstack/react-query';
import { type TourFeature, tourCalls } from '../../../contract/accounts/tours.ts';
import { ApiError, request } from '../../lib/api.ts';

/** Which tours this person has seen. What ends from now on this browser knows by itself. */
export function toursQuery(me: string) {
  return queryOptions({
    queryKey: ['tours', me],
    queryFn: ({ signal }) => request(tourCalls.getTours, { params: { userId: me } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Tells the server how a tour ended. False where it is worth telling again. */
export async function tellTour(me: string, feature: TourFeature, status: 1 | 2): Promise<boolean> {
  try {
    await request(tourCalls.setTour, { params: { userId: me }, body: { feature, status } }, { keepalive: true });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  }
}
