import type { ComponentType } from 'react';
import { useState } from 'react';
import { hydrationBlockers } from '../../lib/hydration-blockers.ts';
import { lazyWithRetry } from './lazy-with-retry.ts';

/**
 * A part with scripts of its own that the server draws with its page. Where it came drawn, they come before the page
 * wakes, so that what is seen answers; on any other way to the page it is a late one.
 *
 * @param name What the document knows it by.
 */
export function preloadedLazy<P extends object>(name: string, load: () => Promise<{ default: ComponentType<P> }>) {
  let Fetched: ComponentType<P> | undefined;
  const fetch = async () => {
    const part = await load();
    Fetched = part.default;
    return part;
  };
  const Late: ComponentType<P> = lazyWithRetry(fetch);
  if (!import.meta.env.SSR && document.querySelector(`[data-part=${name}]`)) hydrationBlockers.push(fetch());
  return function DrawnPart(props: P) {
    // The same one for as long as it is shown.
    const [Shown] = useState(() => Fetched ?? Late);
    return (
      <div data-part={name}>
        <Shown {...props} />
      </div>
    );
  };
}
