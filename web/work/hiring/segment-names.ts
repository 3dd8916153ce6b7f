import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Segment } from './applicant-filters.ts';

export const segmentNames: Record<Segment, MessageDescriptor> = {
  'to-decide': msg`To decide`,
  shortlisted: msg`Shortlisted`,
  offers: msg`Offers`,
  accepted: msg`Accepted`,
  closed: msg`Closed`,
};
