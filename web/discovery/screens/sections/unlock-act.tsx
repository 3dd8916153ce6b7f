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
  /** Called where the page itself shows the contact. */
  onOpened?: () => void;
}

/** Unlock button of a creator. */
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

/** Renders the unlock button of a card; nothing for readers who cannot unlock or without contacts. Memoized. */
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
