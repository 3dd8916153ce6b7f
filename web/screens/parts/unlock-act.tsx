import { useLingui } from '@lingui/react/macro';
import type { InfluencerCard } from '../../../contract/influencer-card.ts';
import { openCompared } from '../../features/discovery/compared.ts';
import { activityOf } from '../../features/discovery/figures.ts';
import { UnlockButton } from '../../features/unlocks/unlock-button.tsx';
import { useAllowance } from '../../features/unlocks/use-allowance.ts';

interface UnlockActProps {
  card: InfluencerCard;
  /** Given where the page shows the contact itself. */
  onOpened?: () => void;
}

/** The one way to open a creator's contact, wherever the creator is shown. */
function UnlockAct({ card, onOpened }: UnlockActProps) {
  const { i18n } = useLingui();
  function onUnlocked() {
    openCompared(card.id);
    onOpened?.();
  }
  const isOnPage = onOpened !== undefined;
  return (
    <UnlockButton
      card={card}
      activity={activityOf(card.last_active, i18n)}
      onUnlocked={onUnlocked}
      isOnPage={isOnPage}
    />
  );
}

/** Draws the act of a card: nothing for who does not unlock, nor where there is nothing to open. */
export function useUnlockAct() {
  const unlocks = useAllowance() !== undefined;
  return (card: InfluencerCard, onOpened?: () => void) =>
    unlocks && (card.unlockable || !card.locked) ? <UnlockAct card={card} {...(onOpened ? { onOpened } : {})} /> : null;
}
