import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { cx } from '../../ui/cx.ts';
import { checkMark } from '../../ui/forms/checkbox.tsx';
import { compareLimit, toggleCompared, useCompared } from './compared.ts';

interface CompareBoxProps {
  card: InfluencerCard;
  /** In rows the label is for screen readers only. */
  hideWord?: boolean;
}

/** Adds a creator to the comparison. Disabled when four are selected. */
export function CompareBox({ card, hideWord = false }: CompareBoxProps) {
  const compared = useCompared();
  const checked = compared.some(({ id }) => id === card.id);
  return (
    <label
      className={cx(
        'hit-44 flex h-7 cursor-pointer items-center gap-1.5 rounded-[7px] bg-surface pr-2.5 pl-1.5 font-semibold text-xs has-disabled:cursor-default',
        checked ? 'text-t1' : 'text-t2',
        hideWord && 'bg-transparent pr-1.5',
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
      <span className={hideWord ? 'sr-only' : undefined}>
        <Trans>Compare</Trans>
      </span>
      <span className="sr-only">{card.fullname}</span>
    </label>
  );
}
