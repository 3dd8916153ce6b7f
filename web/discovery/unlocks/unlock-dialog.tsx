import type { ReactNode } from 'react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { CoinsDialog } from './coins-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import type { Allowance } from './use-allowance.ts';

interface UnlockDialogProps {
  /** Confirmation, contact, or contact with the remaining unlocks. */
  shown: 'price' | 'contact' | 'news';
  card: Pick<InfluencerCard, 'id' | 'fullname' | 'claimed' | 'replies'>;
  allowance: Allowance;
  activity: string;
  confirmMobile: ReactNode;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Dialogs of an unlock button; loaded with the first one. */
export function UnlockDialog({ shown, ...asking }: UnlockDialogProps) {
  const { card, allowance, onClose } = asking;
  const { id, fullname: name } = card;
  if (shown === 'price') return <CoinsDialog {...asking} />;
  return <ContactDialog id={id} name={name} left={shown === 'news' ? allowance : undefined} onClose={onClose} />;
}
