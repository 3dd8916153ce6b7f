import { applicantSorts, applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';

/** Statuses that wait for a decision. */
const toDecide = ['applied', 'shortlisted', 'offered'] as const;

/** List of applicants: of one status, those to decide, or all. */
export type ApplicantList = (typeof applicationStatuses)[number] | 'to-decide' | 'all';

export function countToDecide(counts: Campaign['counts']): number {
  return toDecide.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

/**
 * The list shown without a choice in the address: those to decide while there are any, so that withdrawn and declined ones are
 * not among them. A link to one applicant, who may be past that, shows all.
 */
export function usualList(counts: Campaign['counts'], isOfOne: boolean): ApplicantList {
  return countToDecide(counts) > 0 && !isOfOne ? 'to-decide' : 'all';
}

export function readList(search: URLSearchParams, usual: ApplicantList): ApplicantList {
  const asked = search.get('status');
  return [...applicationStatuses, 'to-decide' as const, 'all' as const].find((one) => one === asked) ?? usual;
}

/** The filters of a list as the server takes them. */
export function filtersOf(list: ApplicantList, search: URLSearchParams) {
  const sort = applicantSorts.find((one) => one === search.get('sort')) ?? 'match';
  if (list === 'all') return { sort };
  return { sort, status: list === 'to-decide' ? [...toDecide] : [list] };
}
