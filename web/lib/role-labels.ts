import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PersonCard } from '../../contract/core/people.ts';

/** Role in running text. */
export const roleWords: Record<PersonCard['role'], MessageDescriptor> = {
  Influencer: msg`influencer`,
  Brand: msg`brand`,
  Partner: msg`partner`,
  Operator: msg`operator`,
};
