import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type ParsedNumber, parseNumber } from '../../../contract/kit/parse-number.ts';
import { cx } from '../cx.ts';
import { FieldNotes, useFieldControl } from './field.tsx';
import type { InputProps } from './input.tsx';
import { Input } from './input.tsx';
import { groupIndian } from './rupees.ts';

type NumberInputProps = Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** Whole numbers only. */
  whole?: boolean;
  max?: number;
};

/** Largest amount in rupees and largest count the forms accept. */
const largest = 99_99_99_999;

function read(text: string, whole: boolean, max: number): ParsedNumber {
  const parsed = parseNumber(text, { kind: whole ? 'whole' : 'rupees', max });
  return parsed.value === undefined ? parsed : { value: Math.round(parsed.value * 100) / 100 };
}

/**
 * Number input that accepts numbers as people type and paste them (`1,25,000`, `1.2L`, `12,5`) and shows them in Indian
 * grouping once the field is left. Invalid or ambiguous text stays, with a message below; the value is undefined then.
 */
export function NumberInput({
  value,
  onChange,
  whole = true,
  max = largest,
  onBlur,
  onFocus,
  ...rest
}: NumberInputProps) {
  const [draft, setDraft] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const field = useFieldControl();
  const noteId = useId();
  const parsed = isLeft && draft ? read(draft, whole, max) : undefined;
  const problem = useProblem(parsed);
  // Other problems are covered by the field's own error.
  const isShown = problem && (parsed?.problem === 'ambiguous' || !field['aria-invalid']);
  const atRest = value === undefined ? '' : groupIndian(value);
  const note = isShown
    ? { 'aria-invalid': true as const, 'aria-describedby': cx(noteId, field['aria-describedby']) }
    : undefined;
  return (
    <>
      <Input
        {...rest}
        {...note}
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={draft ?? atRest}
        onFocus={(event) => {
          const input = event.currentTarget;
          setLeft(false);
          setDraft((before) => before ?? (value === undefined ? '' : String(value)));
          // Removing the commas moves the caret: select everything again, so that typing replaces it.
          queueMicrotask(() => input.select());
          onFocus?.(event);
        }}
        onChange={(event) => {
          const text = event.target.value;
          setDraft(text);
          // Ignore a trailing separator until more is typed.
          onChange(read(text.replace(/[.,]$/, ''), whole, max).value);
        }}
        onBlur={(event) => {
          setLeft(true);
          if (!draft?.trim() || read(draft, whole, max).value !== undefined) setDraft(undefined);
          onBlur?.(event);
        }}
      />
      <FieldNotes error={isShown ? problem : undefined} errorId={noteId} />
    </>
  );
}

function useProblem(parsed: ParsedNumber | undefined): string | undefined {
  const { t } = useLingui();
  switch (parsed?.problem) {
    case 'ambiguous': {
      const [first = 0, second = 0] = parsed.choices;
      const [small, large] = [groupIndian(first), groupIndian(second)];
      return t`This could be ${small} or ${large}. Type it without separators.`;
    }
    case 'not-whole':
      return t`Enter a whole number.`;
    case 'too-large':
      return t`This number is too large.`;
    case 'not-a-number':
    case 'too-small':
      return t`Enter a number, such as 12,500 or 1.2L.`;
    default:
      return undefined;
  }
}

/** Amount in rupees. */
export function RupeeInput({
  isLarge = false,
  ...props
}: Omit<NumberInputProps, 'prefix'> & {
  /** For the one amount that a form is about. */
  isLarge?: boolean;
}) {
  if (!isLarge) return <NumberInput {...props} prefix="₹" />;
  const prefix = <span className="money text-3xl text-t1">₹</span>;
  return <NumberInput {...props} prefix={prefix} className="money h-15! text-3xl! pl-9!" />;
}
