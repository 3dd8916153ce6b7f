import type { ComponentType } from 'react';
import { useState } from 'react';
import { hydrationBlockers } from '../../lib/hydration-blockers.ts';
import { lazyWithRetry } from './lazy-with-retry.ts';

/**
 * Lazy component that is rendered on the server. On a server-rendered page its scripts load before hydration, so that it
 * reacts at once; on client navigation it loads lazily.
 *
 * @param name Name of the component in the document.
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
    // Keeps the same component type while mounted.
    const [Shown] = useState(() => Fetched ?? Late);
    return (
      <div data-part={name}>
        <Shown {...props} />
      </div>
    );
  };
}
