import type { MessageDescriptor } from '@lingui/core';
import type { Site } from '../../../contract/site/pages.ts';

export interface Question {
  /** Its address within the page of questions. */
  id: string;
  title: MessageDescriptor;
  answer: MessageDescriptor;
}

/** The house's own figures, as the answers name them. */
export type Figures = Pick<Site, 'brand' | 'influencerClaim' | 'terms' | 'moneyHolding' | 'referral'>;
