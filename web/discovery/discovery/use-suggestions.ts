import { useQuery } from '@tanstack/react-query';
import type { Suggestion } from '../../../contract/discovery/discovery.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { suggestQuery } from './discovery.queries.ts';

const none: Suggestion[] = [];

/** Key of a suggestion. */
export const suggestionKey = ({ kind, id }: Suggestion) => `${kind} ${id}`;

/** Whether each typed word is the beginning of a word of the suggestion. */
function fits({ name, detail }: Suggestion, typed: string): boolean {
  const words = ` ${name} ${detail ?? ''}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(` ${word}`));
}

/** Suggestions for a text. While loading, the previous ones that still match. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const text = cutText(typed, 100);
  const asked = useDebounced(text, 120);
  const { data = none, isPlaceholderData } = useQuery(suggestQuery(asked));
  if (text === '' || asked === '') return none;
  return asked === text && !isPlaceholderData ? data : data.filter((suggestion) => fits(suggestion, text));
}
