import type { ReactNode } from 'react';
import { useSite } from '../../lib/site.ts';

/** Chooses words by how the operator holds money: "by the payment partner" is said only where it is so. */
export function ByHolding({ partner, plain }: { partner: ReactNode; plain: ReactNode }) {
  return useSite().moneyHolding === 'escrow' ? partner : plain;
}
