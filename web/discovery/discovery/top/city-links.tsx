import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { TopCity } from '../../../../contract/discovery/discovery.ts';
import { placeIn } from '../../../lib/i18n/i18n.ts';
import { paths } from '../../../lib/paths.ts';

/** Links to the rankings by city. */
export function CityLinks({ cities }: { cities: readonly TopCity[] }) {
  const { i18n } = useLingui();
  if (cities.length === 0) return null;
  return (
    <section className="max-md:far wrap grid gap-5 pt-16 md:pt-24 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div>
        <h2 className="h1 md:d2">
          <Trans>Creators by city</Trans>
        </h2>
        <p className="lead mt-3">
          <Trans>Verified accounts ranked by followers. No sign-up needed.</Trans>
        </p>
      </div>
      <ul className="columns-2 gap-6 self-start sm:columns-3">
        {cities.map(({ id, name, state }) => (
          <li key={id} className="break-inside-avoid border-line border-b border-dashed">
            <Link
              to={paths.topInfluencers(id)}
              className="group flex min-h-14 flex-col justify-center py-1.5 text-t1 no-underline"
            >
              <span className="font-semibold leading-tight group-hover:underline">{placeIn(i18n.locale, name)}</span>
              <span className="truncate text-t3 text-xs">{placeIn(i18n.locale, state)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
