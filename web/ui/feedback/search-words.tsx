import { Search } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../forms/field.tsx';
import { Input } from '../forms/input.tsx';

interface SearchWordsProps {
  /** Label and placeholder of the field. */
  label: string;
  /** Current search text. */
  words: string;
  onFind: (words: string) => void;
}

/** Search field of a list; applies with Enter or when the field loses the focus. */
export function SearchWords({ label, words, onFind }: SearchWordsProps) {
  const [text, setText] = useState(words);
  const [applied, setApplied] = useState(words);
  if (applied !== words) {
    setApplied(words);
    setText(words);
  }
  function apply() {
    if (text.trim() !== words) onFind(text.trim());
  }
  return (
    <search className="block max-w-md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Field label={label} hideLabel>
          <Input
            type="search"
            icon={Search}
            value={text}
            maxLength={100}
            placeholder={label}
            onChange={(event) => setText(event.target.value)}
            onBlur={apply}
          />
        </Field>
      </form>
    </search>
  );
}
