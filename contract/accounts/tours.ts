import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

export const tourFeatures = ['BrowseInfluencer', 'PostCampaign', 'MyCampaigns'] as const;
export const tourEnds = [1, 2] as const;
export type TourFeature = (typeof tourFeatures)[number];

/** 0 not seen, 1 finished, 2 skipped. */
const tourStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const tours = z.object({ BrowseInfluencer: tourStatus, PostCampaign: tourStatus, MyCampaigns: tourStatus });
export type Tours = z.infer<typeof tours>;

export const tourCalls = defineCalls(access.member, {
  getTours: {
    method: 'GET',
    path: '/auth/walkthroughStatus/{userId}',
    auth: 'user',
    summary: 'Which guided tours I have seen',
    actor: 'params.userId',
    params: z.strictObject({ userId: id }),
    reply: { data: tours },
  },
  setTour: {
    method: 'PUT',
    path: '/auth/walkthroughStatus/{userId}',
    auth: 'user',
    unlogged: true,
    summary: 'Note that a tour was finished or skipped',
    actor: 'params.userId',
    params: z.strictObject({ userId: id }),
    body: z.strictObject({ status: z.literal(tourEnds), feature: z.enum(tourFeatures) }),
    reply: { data: tours },
  },
});
