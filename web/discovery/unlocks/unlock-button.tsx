import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { Allowance } from './use-allowance.ts';

const UnlockDialog = lazyWithRetry(async () => ({ default: (await import('./unlock-dialog.tsx')).UnlockDialog }));

interface UnlockButtonProps {
  card: Pick<InfluencerCard, 'id' | 'fullname' | 'locked' | 'claimed' | 'replies'>;
  /** Remaining unlocks, read once for all cards of a page. */
  allowance: Allowance;
  /** Last activity, as text. */
  activity: string;
  onUnlocked?: (() => void) | undefined;
  /** True when the page shows the contact itself; otherwise a dialog does. */
  isOnPage?: boolean | undefined;
  /** Verification of the mobile, required for free unlocks. */
  confirmMobile: ReactNode;
}

/**
 * Unlocks a contact: from the quota at once, for coins or an unclaimed profile after a confirmation. Then shows the contact.
 */
export function UnlockButton(props: UnlockButtonProps) {
  const { card, allowance, activity, onUnlocked, isOnPage, confirmMobile } = props;
  const { id, fullname: name, locked, claimed } = card;
  const client = useQueryClient();
  const { keyFor, done } = useActionKey();
  const [shown, setShown] = useState<'price' | 'contact' | 'news'>();
  if (locked && !allowance.isPossible && !allowance.needsMobile && shown !== 'price') {
    return (
      <LinkButton variant="soft" size="sm" to={paths.subscription}>
        <Trans>Unlock with a plan</Trans>
        <span className="sr-only">{`: ${name}`}</span>
      </LinkButton>
    );
  }
  async function unlock(maxCoins: number) {
    const { unlockInfluencer, markOpened } = await import('./unlock-influencer.ts');
    const isOpen = await unlockInfluencer(client, { influencerId: id, maxCoins, idempotencyKey: keyFor(maxCoins) });
    if (!isOpen) return setShown('price');
    done();
    setShown(isOnPage ? undefined : 'news');
    markOpened(client, id);
    onUnlocked?.();
  }
  const { left, cost } = allowance;
  const tell = (error: unknown) => showToast('error', reasonOf(error));
  function open() {
    if (!locked) return setShown('contact');
    // Unclaimed profiles do not answer, so warn before spending anything.
    return left > 0 && claimed ? unlock(0).catch(tell) : setShown('price');
  }
  return (
    <>
      <Button variant={locked ? 'soft' : 'outline'} size="sm" onClick={open}>
        {locked ? <Cost allowance={allowance} /> : <Trans>Contact</Trans>}
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
      <Suspense>
        {shown && (shown !== 'price' || locked) ? (
          <UnlockDialog
            shown={shown}
            card={card}
            allowance={allowance}
            activity={activity}
            confirmMobile={confirmMobile}
            onConfirm={() => unlock(cost)}
            onClose={() => setShown(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function Cost({ allowance: { left, cost, needsMobile } }: { allowance: Allowance }) {
  if (needsMobile) return <Trans>Unlock</Trans>;
  return left > 0 ? (
    <Trans>Unlock · free, {left} left</Trans>
  ) : (
    <Plural value={cost} one="Unlock · # coin" other="Unlock · # coins" />
  );
}
