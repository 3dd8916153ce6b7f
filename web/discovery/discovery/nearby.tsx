import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Grid } from './browse-results.tsx';

interface NearbyProps extends Omit<ComponentProps<typeof Grid>, 'atOnce'> {
  /** The search words. */
  words: string;
  /** True when no name matched. */
  isAlone: boolean;
}

/** Profiles that match by topic, city or bio, in a section apart from the matches by name. */
export function Nearby({ words, isAlone, ...cards }: NearbyProps) {
  return (
    <section className="pt-2 pb-6">
      <h2 className="h3">
        {isAlone ? (
          <Trans>No one is called “{words}”. Here are similar results</Trans>
        ) : (
          <Trans>Similar to “{words}”</Trans>
        )}
      </h2>
      <p className="mt-1 mb-4 text-sm text-t2">
        <Trans>These words appear in their topics, city or bio.</Trans>
      </p>
      <Grid {...cards} atOnce />
    </section>
  );
}
