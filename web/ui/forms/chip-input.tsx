import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { cx } from '../cx.ts';
import { RemovableChip } from '../data/chip.tsx';
import { useFieldControl } from './field.tsx';
import { controlFrame } from './input.tsx';

interface ChipInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  /** Normalizes a token ('#diwali' → 'diwali'); returns '' to drop it. */
  normalise?: (token: string) => string;
  max?: number;
  /** The tokens are sentences, so a comma does not separate them. */
  isText?: boolean;
}

/** Free tokens: Enter, a comma or leaving the field adds one, Backspace at the start removes the last. */
export function ChipInput({
  value,
  onChange,
  placeholder,
  normalise = (token) => token.trim(),
  max = 30,
  isText = false,
}: ChipInputProps) {
  const wiring = useFieldControl();
  const [draft, setDraft] = useState('');

  function add(text: string) {
    const tokens = (isText ? [text] : text.split(',')).map(normalise).filter(Boolean);
    onChange([...new Set([...value, ...tokens])].slice(0, max));
    setDraft('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if ((event.key === 'Enter' || (event.key === ',' && !isText)) && draft.trim()) {
      event.preventDefault();
      add(draft);
    }
    if (event.key === 'Backspace' && draft === '' && value.length > 0) onChange(value.slice(0, -1));
  }
  return (
    <div
      className={cx(
        controlFrame,
        'flex flex-wrap items-center gap-2 px-2 py-1 focus-within:outline-2 focus-within:outline-focus',
      )}
    >
      {value.map((token) => (
        <RemovableChip key={token} name={token} onRemove={() => onChange(value.filter((other) => other !== token))} />
      ))}
      <input
        {...wiring}
        value={draft}
        placeholder={value.length === 0 ? placeholder : undefined}
        disabled={value.length >= max}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => draft.trim() && add(draft)}
        className="min-h-9 min-w-24 flex-1 bg-transparent px-1 outline-none placeholder:text-t3"
      />
    </div>
  );
}
