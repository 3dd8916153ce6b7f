import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { type Option, Select } from './select.tsx';

/** Filters of a list, wrapping in one row. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap [&>*]:md:min-w-40">{children}</search>
  );
}

interface SearchFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Search field that applies after a typing pause and follows the URL. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const settled = useDebounced(text);
  const tell = useEffectEvent((words: string) => words.trim() !== value && onChange(words.trim()));
  useEffect(() => {
    tell(settled);
  }, [settled]);
  return (
    <Field label={label} className="col-span-2 md:w-96">
      <Input
        type="search"
        icon={Search}
        value={text}
        maxLength={100}
        placeholder={hint}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}

interface ChoiceFieldProps {
  label: string;
  value: string | undefined;
  /** Label of the empty choice. */
  all: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

export function ChoiceField({ label, value = '', all, options, onChange }: ChoiceFieldProps) {
  const { t } = useLingui();
  const known = options.some(({ id }) => id === value) || value === '';
  return (
    <Field label={label}>
      <Select
        placeholder={all}
        value={value}
        options={known ? options : [...options, { id: value, name: t`Unknown` }]}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
