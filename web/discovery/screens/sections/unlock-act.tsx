import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { InfluencerCard } from '../../../../contract/core/influencer-card.ts';
import { ConfirmOwnMobile } from '../../../accounts/screens/sections/confirm-contact.tsx';
import { openCompared } from '../../discovery/compared.ts';
import { activityOf } from '../../discovery/figures.ts';
import { UnlockButton } from '../../unlocks/unlock-button.tsx';
import { type Allowance, useAllowance } from '../../unlocks/use-allowance.ts';

interface UnlockActProps {
  card: InfluencerCard;
  allowance: Allowance;
  /** Given where the page shows the contact itself. */
  onOpened?: () => void;
}

/** The one way to open a creator's contact, wherever the creator is shown. */
function UnlockAct({ card, allowance, onOpened }: UnlockActProps) {
  const { i18n } = useLingui();
  function onUnlocked() {
    openCompared(card.id);
    onOpened?.();
  }
  const isOnPage = onOpened !== undefined;
  return (
    <UnlockButton
      card={card}
      allowance={allowance}
      activity={activityOf(card.last_active, i18n)}
      onUnlocked={onUnlocked}
      isOnPage={isOnPage}
      confirmMobile={<ConfirmOwnMobile bare />}
    />
  );
}

/**
 * Draws the act of a card: nothing for who does not unlock, nor where there is nothing to open. The same function while
 * it draws the same.
 */
export function useUnlockAct() {
  const allowance = useAllowance();
  return useCallback(
    (card: InfluencerCard, onOpened?: () => void) =>
      allowance && (card.unlockable || !card.locked) ? (
        <UnlockAct card={card} allowance={allowance} {...(onOpened ? { onOpened } : {})} />
      ) : null,
    [allowance],
  );
}
