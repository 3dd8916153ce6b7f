import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { Suggestion } from '../../../contract/discovery/discovery.ts';
import { useMedia } from '../../lib/use-media.ts';
import { cx } from '../../ui/cx.ts';
import { KeyHint } from '../../ui/feedback/key-hint.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { Heard } from './sentence.ts';
import { useDebouncedEffect } from './use-debounced-effect.ts';
import { suggestionKey, useSuggestions } from './use-suggestions.ts';

const SentenceMarks = lazyWithRetry(async () => ({ default: (await import('./sentence-marks.tsx')).SentenceMarks }));
const SuggestionRows = lazyWithRetry(async () => ({ default: (await import('./suggestion-rows.tsx')).SuggestionRows }));

interface SearchBoxProps {
  /** Search text in the URL. */
  value: string;
  /** Missing while it is being read. */
  heard: Heard | undefined;
  onSearch: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/** Search field with suggestions, navigable by arrow keys; '/' focuses it from anywhere on the page. */
export function SearchBox({ value, heard, onSearch, onChoose }: SearchBoxProps) {
  const { t } = useLingui();
  const list = useId();
  const isWide = useMedia('(min-width: 768px)');
  const [draft, setDraft] = useState<string>();
  const [open, setOpen] = useState(false);
  const [currentKey, setCurrentKey] = useState<string>();
  const [scrolled, setScrolled] = useState(0);
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    // The URL changed by a removed chip or another search: discard the typed text.
    if (value !== draft?.trim()) setDraft(undefined);
  }
  const text = draft ?? value;
  const suggestions = useSuggestions(draft?.trim() ?? '');
  const shown = open ? suggestions : [];
  const current = shown.findIndex((suggestion) => suggestionKey(suggestion) === currentKey);
  useDebouncedEffect(draft, () => onSearch(text.trim()));

  function finish() {
    setOpen(false);
    setCurrentKey(undefined);
  }
  function choose(suggestion: Suggestion) {
    finish();
    setDraft(suggestion.kind === 'influencer' ? undefined : '');
    onChoose(suggestion);
  }
  function onKeyDown(event: React.KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const suggestion = shown[current];
    // Keys belong to the input method's own list.
    if (event.nativeEvent.isComposing) return;
    if (step && shown.length > 0) {
      // Beyond either end the input is selected again.
      const next = current + step < -1 ? shown.at(-1) : shown[current + step];
      setCurrentKey(next && suggestionKey(next));
      event.preventDefault();
    } else if (event.key === 'Enter' && suggestion) {
      choose(suggestion);
    } else if (event.key === 'Enter') {
      onSearch(text.trim());
      finish();
    } else if (event.key === 'Escape' && shown.length > 0) {
      // Otherwise the browser clears the field on Escape.
      event.preventDefault();
      finish();
    }
  }
  return (
    <div className="relative min-w-0 flex-1">
      <Input
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
        placeholder={isWide ? t`Food creators in Kochi under ₹7,000 a reel, or a name` : t`Food creators in Kochi`}
        value={text}
        onChange={(event) => {
          setDraft(event.target.value);
          setOpen(true);
          setCurrentKey(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={finish}
        onScroll={(event) => setScrolled(event.currentTarget.scrollLeft)}
        end={
          <FieldEnd
            isEmpty={text === ''}
            onClear={() => {
              setDraft(undefined);
              onSearch('');
            }}
          />
        }
        className="pr-12 [&::-webkit-search-cancel-button]:hidden"
      />
      <Suspense>{heard && heard.phrase === text ? <SentenceMarks heard={heard} scrolled={scrolled} /> : null}</Suspense>
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

function FieldEnd({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  const { t } = useLingui();
  return isEmpty ? (
    <span className="pr-2.5 max-lg:hidden">
      <KeyHint>/</KeyHint>
    </span>
  ) : (
    <IconButton icon={X} size="sm" label={t`Clear the search`} onClick={onClear} />
  );
}
