import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { FeedQuery } from './feed-filters.ts';

/** Words to look for in titles and briefs; they apply with Enter or when the field is left. */
export function FeedSearch({ query, onChange }: { query: FeedQuery; onChange: (query: FeedQuery) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(query.q ?? '');
  const [applied, setApplied] = useState(query.q ?? '');
  if (applied !== (query.q ?? '')) {
    setApplied(query.q ?? '');
    setText(query.q ?? '');
  }
  function apply() {
    const { q: _, ...rest } = query;
    const words = text.trim();
    if (words !== (query.q ?? '')) onChange(words ? { ...rest, q: words } : rest);
  }
  return (
    <search>
      <form
        className="mb-2 max-w-md"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Field label={<Trans>Search campaigns</Trans>} hideLabel>
          <Input
            type="search"
            icon={Search}
            value={text}
            maxLength={100}
            placeholder={t`Search campaigns`}
            onChange={(event) => setText(event.target.value)}
            onBlur={apply}
          />
        </Field>
      </form>
    </search>
  );
}
