import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Tag, UserRound } from 'lucide-react';
import type { Suggestion } from '../../../contract/discovery/discovery.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { langOf } from '../../lib/lang-of.ts';
import { cx } from '../../ui/cx.ts';
import { suggestionKey } from './use-suggestions.ts';

interface SuggestionRowsProps {
  /** Id of the listbox. */
  list: string;
  suggestions: readonly Suggestion[];
  /** Index of the option chosen by Enter. */
  current: number;
  onChoose: (suggestion: Suggestion) => void;
}

/** Suggestions; loaded with the first one. */
export function SuggestionRows({ list, suggestions, current, onChoose }: SuggestionRowsProps) {
  return suggestions.map((suggestion, place) => (
    <SuggestionRow
      key={suggestionKey(suggestion)}
      id={`${list}-${place}`}
      suggestion={suggestion}
      isCurrent={place === current}
      onChoose={() => onChoose(suggestion)}
    />
  ));
}

const icons = { influencer: UserRound, category: Tag, city: MapPin };

interface SuggestionRowProps {
  id: string;
  suggestion: Suggestion;
  isCurrent: boolean;
  onChoose: () => void;
}

function SuggestionRow({ id, suggestion, isCurrent, onChoose }: SuggestionRowProps) {
  const { i18n } = useLingui();
  const Icon = icons[suggestion.kind];
  return (
    // Keys are handled by the input, which keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onPointerDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
      className={cx('flex min-h-11 cursor-pointer items-center gap-3 px-3.5 hover:bg-sunken', isCurrent && 'bg-sunken')}
    >
      <Icon className="size-4.5 text-t3" />
      <span lang={langOf(suggestion.name)} className="min-w-0 truncate font-semibold">
        {suggestion.kind === 'influencer' ? suggestion.name : placeIn(i18n.locale, suggestion.name)}
      </span>
      <span className="min-w-0 truncate text-sm text-t3">
        <Detail suggestion={suggestion} />
      </span>
    </div>
  );
}

function Detail({ suggestion: { kind, detail } }: { suggestion: Suggestion }) {
  const { i18n } = useLingui();
  if (kind === 'category') return <Trans>Category</Trans>;
  return kind === 'influencer' ? `@${detail}` : detail && placeIn(i18n.locale, detail);
}
