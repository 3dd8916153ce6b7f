import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { InfluencerCard } from '../../../contract/influencer-card.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { ComesBack } from './comes-back.tsx';
import { SignsOfLife } from './signs-of-life.tsx';
import type { Allowance } from './use-allowance.ts';

interface CoinsDialogProps {
  card: Pick<InfluencerCard, 'fullname' | 'claimed' | 'replies'>;
  activity: string;
  allowance: Allowance;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before coins are taken: what it costs, what stays, and whether the person answers. */
export function CoinsDialog({ card, activity, allowance, onConfirm, onClose }: CoinsDialogProps) {
  const { t } = useLingui();
  const { coins, cost, silentDays, isPossible } = allowance;
  const stays = coins - cost;
  const { mutate, isPending, error } = useMutation({ mutationFn: onConfirm });
  const close = isPending ? undefined : onClose;
  return (
    <Dialog
      title={isPossible ? t`Unlock ${card.fullname}?` : t`Not enough coins`}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Cancel</Trans>
          </Button>
          {isPossible ? (
            <Button variant="peacock" busy={isPending} onClick={() => mutate()}>
              <Plural value={cost} one="Unlock for # coin" other="Unlock for # coins" />
            </Button>
          ) : (
            <LinkButton variant="primary" to={paths.subscription}>
              <Trans>See plans</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        {isPossible ? (
          <Plural value={coins} one={`You have # coin; ${stays} stay.`} other={`You have # coins; ${stays} stay.`} />
        ) : (
          <Plural
            value={coins}
            one={`An unlock costs ${cost} coins and you have # coin. A plan has unlocks of its own.`}
            other={`An unlock costs ${cost} coins and you have #. A plan has unlocks of its own.`}
          />
        )}
      </p>
      <div className="mt-3 text-sm text-t2">
        <SignsOfLife card={card} activity={activity} />
      </div>
      <p className="mt-3 text-sm text-t2">
        <ComesBack days={silentDays} />
      </p>
      <div className={error ? 'mt-3' : undefined}>
        <FormError>{error ? reasonOf(error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}
