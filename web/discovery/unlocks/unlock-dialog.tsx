import type { ReactNode } from 'react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { CoinsDialog } from './coins-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import type { Allowance } from './use-allowance.ts';

interface UnlockDialogProps {
  /** The question before coins are taken, the contact, or the contact with what remains. */
  shown: 'price' | 'contact' | 'news';
  card: Pick<InfluencerCard, 'id' | 'fullname' | 'claimed' | 'replies'>;
  allowance: Allowance;
  activity: string;
  confirmMobile: ReactNode;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** What an unlock button shows beyond itself; fetched with the first one. */
export function UnlockDialog({ shown, ...asking }: UnlockDialogProps) {
  const { card, allowance, onClose } = asking;
  const { id, fullname: name } = card;
  if (shown === 'price') return <CoinsDialog {...asking} />;
  return <ContactDialog id={id} name={name} left={shown === 'news' ? allowance : undefined} onClose={onClose} />;
}
