import { msg } from '@lingui/core/macro';
import {
  ArrowDownLeft,
  Ban,
  Ellipsis,
  Gift,
  HandCoins,
  Landmark,
  LockOpen,
  type LucideIcon,
  Scale,
  Undo2,
} from 'lucide-react';
import type { WalletKind } from '../../../contract/money/wallet.ts';

/** Labels and icons of statement kinds. */
export const kindNames = {
  referral: msg`Referral`,
  earning: msg`Earning`,
  payout: msg`Payout`,
  dispute: msg`Dispute`,
  refund: msg`Refund`,
  chargeback: msg`Chargeback`,
  coins: msg`Coins`,
  unlock: msg`Unlock`,
  other: msg`Other`,
} as const satisfies Record<WalletKind, unknown>;

export const kindIcons: Record<WalletKind, LucideIcon> = {
  referral: Gift,
  earning: ArrowDownLeft,
  payout: Landmark,
  dispute: Scale,
  refund: Undo2,
  chargeback: Ban,
  coins: HandCoins,
  unlock: LockOpen,
  other: Ellipsis,
};
