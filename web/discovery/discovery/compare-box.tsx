import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { cx } from '../../ui/cx.ts';
import { checkMark } from '../../ui/forms/checkbox.tsx';
import { compareLimit, toggleCompared, useCompared } from './compared.ts';

interface CompareBoxProps {
  card: InfluencerCard;
  /** On a picture: with a ground of its own. */
  isOnPicture?: boolean;
}

/** Adds a creator to the comparison. Disabled when four are selected; nothing for those who have not joined. */
export function CompareBox({ card, isOnPicture = false }: CompareBoxProps) {
  const compared = useCompared();
  const checked = compared.some(({ id }) => id === card.id);
  // One chosen before can still be taken out.
  if (!card.claimed && !checked) return null;
  return (
    <label
      className={cx(
        'hit-44 relative grid size-7 cursor-pointer place-items-center rounded-[7px] has-disabled:cursor-default',
        isOnPicture && 'bg-surface',
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        disabled={!checked && compared.length >= compareLimit}
        onChange={() => toggleCompared(card)}
        className="peer absolute inset-0 z-1 m-0 size-full cursor-pointer opacity-0"
      />
      <span className={cx(checkMark, 'size-4.5 rounded-[5px] peer-disabled:opacity-50')}>
        <Check className="size-3 stroke-3" />
      </span>
      <span className="sr-only">
        <Trans>Compare</Trans>
      </span>
      <span className="sr-only">{card.fullname}</span>
    </label>
  );
}
