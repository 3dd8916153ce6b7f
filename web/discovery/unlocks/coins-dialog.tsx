import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ComesBack } from './comes-back.tsx';
import { SignsOfLife } from './signs-of-life.tsx';
import type { Allowance } from './use-allowance.ts';
import { UnlockTerms } from './what-remains.tsx';

interface CoinsDialogProps {
  card: Pick<InfluencerCard, 'fullname' | 'claimed' | 'replies'>;
  activity: string;
  allowance: Allowance;
  confirmMobile: ReactNode;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/**
 * Confirms an unlock that costs coins or concerns an unclaimed profile, or asks for the mobile first: price, balance, reply
 * rate.
 */
export function CoinsDialog({ card, activity, allowance, confirmMobile, onConfirm, onClose }: CoinsDialogProps) {
  const { t } = useLingui();
  const { left, cost, isPossible, needsMobile } = allowance;
  const { mutate, isPending, error } = useMutation({ mutationFn: onConfirm });
  const close = isPending ? undefined : onClose;
  return (
    <Dialog
      title={isPossible || needsMobile ? t`Unlock ${card.fullname}?` : t`Not enough coins`}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Cancel</Trans>
          </Button>
          {isPossible ? (
            <Button variant="peacock" busy={isPending} onClick={() => mutate()}>
              {left > 0 ? (
                <Trans>Unlock free</Trans>
              ) : (
                <Plural value={cost} one="Unlock for # coin" other="Unlock for # coins" />
              )}
            </Button>
          ) : needsMobile ? null : (
            <LinkButton variant="primary" to={paths.subscription}>
              <Trans>See plans</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <div className="mb-3 empty:hidden">{confirmMobile}</div>
      {needsMobile && !isPossible ? null : (
        <p>{left > 0 && card.claimed ? <UnlockTerms allowance={allowance} /> : <Price allowance={allowance} />}</p>
      )}
      {card.claimed ? null : <UnclaimedWarning />}
      <div className="mt-3 text-sm text-t2">
        <SignsOfLife card={card} activity={activity} />
      </div>
      {left > 0 || !card.claimed ? null : (
        <p className="mt-3 text-sm text-t2">
          <ComesBack days={allowance.silentDays} />
        </p>
      )}
      <div className={error ? 'mt-3' : undefined}>
        <FormError>{error ? reasonOf(error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}

/** Warns that an unclaimed profile has nobody to answer yet. */
function UnclaimedWarning() {
  return (
    <p className="mt-3 flex gap-2 rounded-box bg-amber-tint p-3 text-on-tint text-sm">
      <TriangleAlert className="mt-0.5 size-4 flex-none" />
      <span>
        <Trans>
          This profile comes from public sources and hasn’t been claimed, so messages and invitations sent here reach
          nobody. You get the email, phone or website on file, which may be out of date.
        </Trans>
      </span>
    </p>
  );
}

function Price({ allowance: { left, quota, coins, cost, isPossible } }: { allowance: Allowance }) {
  if (left > 0) {
    return (
      <Trans>
        Uses one of your {quota} free unlocks. {left} left after this.
      </Trans>
    );
  }
  const stays = coins - cost;
  return isPossible ? (
    <Plural
      value={coins}
      one={`You have # coin; ${stays} will be left.`}
      other={`You have # coins; ${stays} will be left.`}
    />
  ) : (
    <Plural
      value={coins}
      one={`An unlock costs ${cost} coins and you have # coin. A plan includes unlocks.`}
      other={`An unlock costs ${cost} coins and you have #. A plan includes unlocks.`}
    />
  );
}
