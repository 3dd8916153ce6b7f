import type { Params } from 'react-router';

/** Possible values of each parameter of a page's address; others can be anything. */
const possible: Readonly<Record<string, RegExp>> = {
  id: /^(new|[1-9]\d{0,14})$/,
  type: /^(influencer|brand|partner)$/,
};

/** False where no page can ever stand at such an address: it is answered with 404. */
export function arePossible(params: Params): boolean {
  return Object.entries(params).every(([name, value = '']) => possible[name]?.test(value) ?? true);
}
