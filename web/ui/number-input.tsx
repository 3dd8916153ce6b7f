import { useState } from 'react';
import type { InputProps } from './input.tsx';
import { Input } from './input.tsx';
import { groupIndian, parseRupees } from './rupees.ts';
import { typedNumber } from './typed-number.ts';

type NumberInputProps = Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** Whole numbers only. */
  whole?: boolean;
};

/** Grouped the Indian way while at rest (1,25,000), plain while being typed. Signs other than digits are not taken. */
export function NumberInput({ value, onChange, whole = true, onBlur, onFocus, ...rest }: NumberInputProps) {
  const [draft, setDraft] = useState<string>();
  const atRest = value === undefined ? '' : groupIndian(value);
  return (
    <Input
      {...rest}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={draft ?? atRest}
      onFocus={(event) => {
        const input = event.currentTarget;
        setDraft(value === undefined ? '' : String(value));
        // Taking the commas out moves the caret to the end: choose all again, so that typing replaces.
        queueMicrotask(() => input.select());
        onFocus?.(event);
      }}
      onChange={(event) => {
        const text = typedNumber(event.target.value, whole);
        setDraft(text);
        // A point just typed waits for what comes after it.
        onChange(parseRupees(text.replace(/\.$/, '')));
      }}
      onBlur={(event) => {
        setDraft(undefined);
        onBlur?.(event);
      }}
    />
  );
}

/** An amount of money in rupees. */
export function RupeeInput(props: Omit<NumberInputProps, 'prefix'>) {
  return <NumberInput {...props} prefix="₹" />;
}
