import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AlikeFact } from '../../../contract/discovery/discovery.ts';

export const factNames: Record<AlikeFact, MessageDescriptor> = {
  topic: msg`Topics`,
  audience: msg`Audience`,
  size: msg`Size`,
  price: msg`Price`,
};
