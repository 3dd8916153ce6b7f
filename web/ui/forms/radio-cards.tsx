import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { checkMark } from './checkbox.tsx';
import { FieldNotes } from './field.tsx';

interface RadioCard<T extends string> {
  id: T;
  title: ReactNode;
  text?: ReactNode;
  /** Tile or icon at the left. */
  picture?: ReactNode;
}

interface RadioCardsProps<T extends string> {
  legend: ReactNode;
  name: string;
  value: T | undefined;
  onChange: (value: T) => void;
  cards: readonly RadioCard<T>[];
  error?: ReactNode;
  /** Side by side from 768 px. */
  inRow?: boolean;
}

/** Radio buttons as cards with descriptions. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { legend, name, value, onChange, cards, error, inRow } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="mb-2 font-semibold text-sm text-t2 leading-[1.3]">{legend}</legend>
      <div className={cx('grid gap-2', inRow && 'md:auto-cols-fr md:grid-flow-col')}>
        {cards.map((card) => (
          <label
            key={card.id}
            className="relative flex min-h-18 cursor-pointer items-center gap-3 rounded-[4px_16px_16px_16px] border-[1.5px] border-line bg-surface py-2.5 pr-3.5 pl-3 has-checked:border-pea has-checked:bg-pea-tint has-checked:ring-1 has-checked:ring-pea has-checked:ring-inset"
          >
            {card.picture}
            <span className="min-w-0 flex-1">
              <span className="h5 block">{card.title}</span>
              {card.text ? <span className="block text-sm text-t2 leading-[1.3]">{card.text}</span> : null}
            </span>
            <input
              type="radio"
              name={name}
              value={card.id}
              checked={value === card.id}
              onChange={() => onChange(card.id)}
              className="peer absolute inset-0 z-1 m-0 size-full cursor-pointer opacity-0"
            />
            <span className={cx(checkMark, 'rounded-full')}>
              <Check className="size-3.5 stroke-3" />
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <div className="mt-1.5">
          <FieldNotes error={error} errorId={errorId} />
        </div>
      ) : null}
    </fieldset>
  );
}
