import type { ReactNode } from 'react';
import { useSite } from '../../lib/site.ts';

/** Chooses text by how the operator holds money; "by the payment partner" must only appear where it is true. */
export function EscrowText({ partner, plain }: { partner: ReactNode; plain: ReactNode }) {
  return useSite().moneyHolding === 'escrow' ? partner : plain;
}
