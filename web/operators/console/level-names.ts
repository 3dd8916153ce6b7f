import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OperatorLevel } from '../../../contract/kit/permissions.ts';

/** Duties of an operator of each level. */
export const levelNames: Record<OperatorLevel, MessageDescriptor> = {
  support: msg`Support: reads and answers`,
  moderator: msg`Moderator: judges reports, disputes and profiles`,
  finance: msg`Finance: payouts, plans and taxes`,
  admin: msg`Admin: everything`,
};
