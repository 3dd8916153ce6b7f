import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Suggestion } from '../../../contract/discovery.ts';
import { cx } from '../../ui/cx.ts';
import { Input } from '../../ui/input.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';
import { suggestQuery } from './discovery.queries.ts';
import { useSettled } from './use-settled.ts';

const SuggestionRows = lazy(async () => ({ default: (await import('./suggestion-rows.tsx')).SuggestionRows }));

interface SearchBoxProps {
  /** What the address says is searched for. */
  value: string;
  onSearch: (q: string) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/** The search line: suggestions as one types, arrow keys through them, '/' from anywhere on the page. */
export function SearchBox({ value, onSearch, onChoose }: SearchBoxProps) {
  const { t } = useLingui();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState(-1);
  const text = draft ?? value;
  const [asked, setAsked] = useState('');
  const { data: suggestions = [] } = useQuery(suggestQuery(asked));
  const shown = open && text.trim() !== '' && asked !== '' ? suggestions : [];
  useSlashKey(input);
  useSettled(draft, () => setAsked(text.trim().slice(0, 100)), 120);
  useSettled(draft, () => onSearch(text.trim()), 450);

  function finish() {
    setOpen(false);
    setCurrent(-1);
  }
  function choose(suggestion: Suggestion) {
    finish();
    setDraft(suggestion.kind === 'influencer' ? undefined : '');
    onChoose(suggestion);
  }
  function onKeyDown(event: React.KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const suggestion = shown[current];
    if (step && shown.length > 0) {
      setCurrent((place) => (place + step + shown.length + 1) % (shown.length + 1));
      event.preventDefault();
    } else if (event.key === 'Enter' && suggestion) {
      choose(suggestion);
    } else if (event.key === 'Enter') {
      onSearch(text.trim());
      finish();
    } else if (event.key === 'Escape') {
      finish();
    }
  }
  return (
    <div className="relative min-w-0 flex-1">
      <Input
        ref={input}
        type="search"
        role="combobox"
        aria-label={t`Search creators`}
        aria-expanded={shown.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown[current] ? `${list}-${current}` : undefined}
        autoComplete="off"
        maxLength={200}
        icon={Search}
        placeholder={t`Name, handle, topic or “filter coffee in Kochi”`}
        value={text}
        onChange={(event) => {
          setDraft(event.target.value);
          setOpen(true);
          setCurrent(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={finish}
        end={
          <span className="pr-2.5 max-lg:hidden">
            <KeyHint>/</KeyHint>
          </span>
        }
        className="text-ellipsis pr-3 lg:pr-12 [&::-webkit-search-cancel-button]:hidden"
      />
      <div
        id={list}
        role="listbox"
        aria-label={t`Suggestions`}
        className={cx(
          'absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-box bg-raised py-1 shadow-pop',
          shown.length === 0 && 'hidden',
        )}
      >
        <Suspense>
          {shown.length > 0 ? (
            <SuggestionRows list={list} suggestions={shown} current={current} onChoose={choose} />
          ) : null}
        </Suspense>
      </div>
    </div>
  );
}

/** '/' brings the cursor here, unless somebody is typing elsewhere. */
function useSlashKey(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const target = event.target as HTMLElement;
      const isTyping = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      input.current?.focus();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [input]);
}
