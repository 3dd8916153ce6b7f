import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PersonCard } from '../../contract/core/people.ts';

/** A role under a name, in running words. */
export const roleWords: Record<PersonCard['role'], MessageDescriptor> = {
  Influencer: msg`influencer`,
  Brand: msg`brand`,
  Partner: msg`partner`,
  Operator: msg`operator`,
};
