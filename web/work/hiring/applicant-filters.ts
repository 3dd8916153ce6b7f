import { endedStatuses, takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import { type ApplicationStatus, applicantSorts } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';

/** Statuses of each segment of the applicants, in the order of the work. */
const segmentStatuses = {
  'to-decide': ['applied'],
  shortlisted: ['shortlisted'],
  offers: ['offered'],
  accepted: takenStatuses,
  closed: endedStatuses,
} as const satisfies Record<string, readonly ApplicationStatus[]>;

export type Segment = keyof typeof segmentStatuses;
export const segments = Object.keys(segmentStatuses) as Segment[];

/** A segment, or `all` for a link to one applicant, whose segment the address does not know. */
export type ApplicantList = Segment | 'all';

export function segmentOf(status: ApplicationStatus): Segment {
  const found = segments.find((segment) => isIn(segment, status));
  if (!found) throw new Error(`No segment has the status ${status}.`);
  return found;
}

export function isIn(list: ApplicantList, status: ApplicationStatus): boolean {
  return list === 'all' || (segmentStatuses[list] as readonly ApplicationStatus[]).includes(status);
}

export function countIn(segment: Segment, counts: Campaign['counts']): number {
  return segmentStatuses[segment].reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

/** The list shown without a choice in the address: the first segment with anybody in it. */
export function defaultList(counts: Campaign['counts'], isOfOne: boolean): ApplicantList {
  return isOfOne ? 'all' : (segments.find((segment) => countIn(segment, counts) > 0) ?? 'to-decide');
}

/** Reads the list of an address, which may also name a status, such as `paid`. */
export function readList(search: URLSearchParams, otherwise: ApplicantList): ApplicantList {
  const asked = search.get('status');
  if (asked === 'all') return 'all';
  const named = segments.find((segment) => segment === asked || isIn(segment, asked as ApplicationStatus));
  return named ?? otherwise;
}

/** The filters of a list as the server takes them. */
export function filtersOf(list: ApplicantList, search: URLSearchParams) {
  const sort = applicantSorts.find((one) => one === search.get('sort')) ?? 'match';
  return list === 'all' ? { sort } : { sort, status: [...segmentStatuses[list]] };
}
