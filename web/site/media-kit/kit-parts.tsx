import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { platformName } from '../../../contract/core/platforms.ts';
import type { Kit } from '../../../contract/site/media-kit.ts';
import { PackageCard } from '../../campaigns/packages/package-card.tsx';
import { writeDate } from '../../lib/intl.ts';
import { Avatar } from '../../ui/data/avatar.tsx';

type Part<K extends keyof Kit> = NonNullable<Kit[K]>;

const day = (at: string, locale: string) => writeDate(at, locale, { day: 'numeric', month: 'short', year: 'numeric' });

/** Figures of each account, each with its source and day. */
export function KitFigures({ figures }: { figures: Part<'figures'> }) {
  const { t, i18n } = useLingui();
  const number = new Intl.NumberFormat('en-IN');
  const read = figures.flatMap(({ platform, followers, median_views, engagement_rate, source, as_of }) => {
    const name = platformName(platform);
    const when = day(as_of, i18n.locale);
    const from = source === 'provider' ? t`${name}, read ${when}` : t`Typed in by the creator, ${when}`;
    const shown = [
      followers === null ? null : { label: t`${name} followers`, value: number.format(followers) },
      median_views === null ? null : { label: t`Median views on ${name}`, value: number.format(median_views) },
      engagement_rate === null ? null : { label: t`Engagement on ${name}`, value: `${engagement_rate}%` },
    ];
    return shown.flatMap((each) => (each ? [{ ...each, from }] : []));
  });
  return (
    <div className="bg-pea text-on-pea">
      <dl className="wrap grid grid-cols-2 gap-6 py-8 md:grid-cols-4 md:py-11">
        {read.slice(0, 4).map(({ label, value, from }) => (
          <div key={label} className="min-w-0">
            <dt className="font-semibold text-sm">{label}</dt>
            <dd className="num h1 md:d2">{value}</dd>
            <dd className="text-sm opacity-80">{from}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function KitAudience({ audience }: { audience: Part<'audience'> }) {
  const { t, i18n } = useLingui();
  const groups = [
    { name: t`Age`, shares: audience.age },
    { name: t`Gender`, shares: audience.gender },
    { name: t`Country`, shares: audience.country },
  ];
  return (
    <section>
      <h2 className="h2">
        <Trans>Who watches</Trans>
      </h2>
      <p className="mt-1 text-sm text-t3">
        {platformName(audience.platform)} · {day(audience.as_of, i18n.locale)}
      </p>
      <div className="mt-5 grid gap-6 md:grid-cols-3">
        {groups.map(({ name, shares }) =>
          shares ? (
            <div key={name}>
              <h3 className="h5 mb-2">{name}</h3>
              <dl className="grid gap-1.5 text-sm">
                {shares.slice(0, 5).map((share) => (
                  <div key={share.name} className="flex items-center gap-3">
                    <dt className="w-20 flex-none capitalize">{share.name}</dt>
                    <span aria-hidden="true" className="h-2 min-w-0 flex-1 rounded-full bg-sunken">
                      <span
                        className="block h-full rounded-full bg-c1"
                        style={{ width: `${Math.min(100, share.percent)}%` }}
                      />
                    </span>
                    <dd className="num w-12 flex-none text-right font-semibold">{Math.round(share.percent)}%</dd>
                  </div>
                ))}
              </dl>
            </div>
          ) : null,
        )}
      </div>
    </section>
  );
}

export function KitPackages({ packages, name }: { packages: Part<'packages'>; name: string }) {
  return (
    <section>
      <h2 className="h2">
        <Trans>Packages</Trans>
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {packages.map((each) => (
          <li key={each.id}>
            <PackageCard offered={each} by={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function KitBrands({ brands }: { brands: Part<'brands'> }) {
  return (
    <section>
      <h2 className="h2">
        <Trans>Brands they have worked with</Trans>
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
        {brands.slice(0, 8).map(({ id, name, times }) => (
          <li key={id} className="flex flex-col items-center gap-2 bg-surface p-5 text-center">
            <Avatar id={id} shape="organisation" size={48} />
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-t3">
              <Plural value={times} one="once" other="# times" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function KitReviews({ reviews }: { reviews: Part<'reviews'> }) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2 className="h2 flex flex-wrap items-baseline gap-x-3">
        <Trans>Reviews</Trans>
        <span className="inline-flex items-center gap-1.5 font-normal text-base text-t2">
          <Star className="size-4 fill-current" aria-hidden="true" />
          <span className="num font-bold">{reviews.rating}</span>
          <Plural value={reviews.count} one="from # collaboration" other="from # collaborations" />
        </span>
      </h2>
      <ul className="mt-5 grid gap-8 md:grid-cols-2">
        {reviews.latest.map(({ author, text, createdAt }) => (
          <li key={`${author} ${createdAt}`}>
            <blockquote className="h3">“{text}”</blockquote>
            <p className="mt-2 text-sm text-t3">
              {author} · {writeDate(createdAt, i18n.locale, { month: 'short', year: 'numeric' })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
