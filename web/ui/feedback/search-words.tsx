import { Search } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../forms/field.tsx';
import { Input } from '../forms/input.tsx';

interface SearchWordsProps {
  /** Names the field, and stands in it while it is empty. */
  label: string;
  /** What is looked for now. */
  words: string;
  onFind: (words: string) => void;
}

/** Words to look for in a list; they apply with Enter or when the field is left. */
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
