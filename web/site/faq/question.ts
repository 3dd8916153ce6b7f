import type { MessageDescriptor } from '@lingui/core';
import type { Site } from '../../../contract/site/pages.ts';

export interface Question {
  /** Anchor within the FAQ page. */
  id: string;
  title: MessageDescriptor;
  answer: MessageDescriptor;
}

/** Settings and limits quoted in the answers. */
export type Figures = Pick<Site, 'brand' | 'influencerClaim' | 'terms' | 'moneyHolding' | 'referral'>;
