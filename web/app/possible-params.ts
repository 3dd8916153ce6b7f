import type { Params } from 'react-router';

/** Patterns of URL parameters; others can be anything. */
const possible: Readonly<Record<string, RegExp>> = {
  id: /^(new|[1-9]\d{0,14})$/,
  type: /^(influencer|brand|partner)$/,
};

/** False when no page can exist at the URL, which is then a 404. */
export function arePossible(params: Params): boolean {
  return Object.entries(params).every(([name, value = '']) => possible[name]?.test(value) ?? true);
}
