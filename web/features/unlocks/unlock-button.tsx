import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { unlockMutation } from './unlocks.queries.ts';
import { useAllowance } from './use-allowance.ts';

interface UnlockButtonProps {
  influencerId: string;
  name: string;
  onUnlocked: () => void;
}

/** Opens somebody's details; says before the click what that takes. Not there for who does not unlock. */
export function UnlockButton({ influencerId, name, onUnlocked }: UnlockButtonProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(unlockMutation(useQueryClient(), influencerId));
  const { keyFor, done } = useActionKey();
  const allowance = useAllowance();
  if (!allowance) return null;
  if (!allowance.isPossible) {
    return (
      <LinkButton variant="soft" size="sm" to={paths.subscription}>
        <Trans>Unlock with a plan</Trans>
      </LinkButton>
    );
  }
  async function unlock() {
    try {
      await mutateAsync(keyFor(influencerId));
      done();
      onUnlocked();
      showToast('success', t`${name}: contact is open now.`);
    } catch (error) {
      showToast('error', error instanceof ApiError ? error.reason : t`Something went wrong. Please try again.`);
    }
  }
  const { left, cost } = allowance;
  return (
    <Button variant="soft" size="sm" onClick={unlock}>
      {left > 0 ? (
        <Trans>Unlock · free, {left} left</Trans>
      ) : (
        <Plural value={cost} one="Unlock · # coin" other="Unlock · # coins" />
      )}
      <span className="sr-only">{`: ${name}`}</span>
    </Button>
  );
}
