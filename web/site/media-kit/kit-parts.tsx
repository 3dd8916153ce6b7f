import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { platformName } from '../../../contract/core/platforms.ts';
import { formatTag } from '../../../contract/kit/languages.ts';
import type { Kit } from '../../../contract/site/media-kit.ts';
import { PackageCard } from '../../campaigns/packages/package-card.tsx';
import { writeDate } from '../../lib/intl.ts';
import { langOf } from '../../lib/lang-of.ts';
import { inviteAfterSignUp } from '../../lib/sign-up-links.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';

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
      followers === null
        ? null
        : {
            label: platform === 'youtube' ? t`${name} subscribers` : t`${name} followers`,
            value: number.format(followers),
          },
      median_views === null ? null : { label: t`Median views on ${name}`, value: shortenIndian(median_views) },
      engagement_rate === null ? null : { label: t`Engagement on ${name}`, value: `${engagement_rate}%` },
    ];
    return shown.flatMap((each) => (each ? [{ ...each, from }] : []));
  });
  return (
    <div className="bg-band text-on-band">
      <dl className="wrap grid grid-cols-2 gap-6 py-8 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:py-11 md:[&>div+div]:border-current/25 md:[&>div+div]:border-l md:[&>div+div]:pl-7">
        {read.slice(0, 4).map(({ label, value, from }) => (
          <div key={label} className="min-w-0">
            <dt className="font-semibold">{label}</dt>
            <dd className="num h1 my-1 md:d2 lg:d1">{value}</dd>
            <dd className="text-on-band-2 text-sm">{from}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function KitAudience({ audience }: { audience: Part<'audience'> }) {
  const { t, i18n } = useLingui();
  const source = platformName(audience.platform);
  const date = day(audience.as_of, i18n.locale);
  const genders: Record<string, string> = { female: t`Women`, male: t`Men`, other: t`Others` };
  const countries = new Intl.DisplayNames(formatTag(i18n.locale), { type: 'region' });
  const groups = [
    { name: t`Age`, most: 7, shares: audience.age, nameOf: (band: string) => band.replace('-', '–') },
    { name: t`Gender`, most: 3, shares: audience.gender, nameOf: (gender: string) => genders[gender] ?? gender },
    {
      name: t`Countries`,
      most: 5,
      shares: audience.country,
      nameOf: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    },
  ];
  return (
    <section>
      <h2 className="h2">
        <Trans>Who watches</Trans>
      </h2>
      <p className="mt-1 text-sm text-t3">
        <Trans>
          {source} insights, {date}
        </Trans>
      </p>
      <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {groups.map(({ name, most, shares, nameOf }) =>
          shares ? (
            <div key={name}>
              <h3 className="h5 mb-2">{name}</h3>
              <dl className="grid gap-1.5 text-sm">
                {shares.slice(0, most).map((share) => (
                  <div key={share.name} className="flex items-center gap-3">
                    <dt className="w-28 flex-none">{nameOf(share.name)}</dt>
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

/** Each leads where its creator is invited. */
export function KitPackages({ packages, kit: { id, fullname } }: { packages: Part<'packages'>; kit: Kit }) {
  const { t } = useLingui();
  return (
    <section>
      <h2 className="h2">
        <Trans>What you can book</Trans>
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {packages.map((each) => (
          <li key={each.id}>
            <PackageCard
              offered={each}
              by={fullname}
              actions={
                <LinkButton size="sm" to={inviteAfterSignUp(id)} aria-label={t`Book ${each.title}`}>
                  <Trans>Book</Trans>
                </LinkButton>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function KitBrands({ brands }: { brands: Part<'brands'> }) {
  const times = brands.reduce((sum, brand) => sum + brand.times, 0);
  return (
    <section>
      <h2 className="h2">
        <Trans>Brands they have worked with</Trans>
      </h2>
      <ul className="mt-5 grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[repeat(auto-fit,minmax(160px,1fr))] [&>li]:-mr-px [&>li]:-mb-px [&>li]:border-line [&>li]:border-r [&>li]:border-b">
        {brands.slice(0, 6).map(({ id, name, times }) => (
          <li key={id} className="flex min-w-0 flex-col items-center gap-2 p-5 text-center">
            <Avatar id={id} shape="organisation" size={48} />
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-t3">
              <Plural value={times} one="once" other="# times" />
            </span>
          </li>
        ))}
      </ul>
      <p className="num mt-3 text-sm text-t3">
        <Plural value={times} one="# finished campaign on Tandem" other="# finished campaigns on Tandem" />
      </p>
    </section>
  );
}

export function KitReviews({ reviews }: { reviews: Part<'reviews'> }) {
  const { i18n } = useLingui();
  const monthOf = (at: string) => writeDate(at, i18n.locale, { month: 'short', year: 'numeric' });
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
      <ul className="mt-5 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {reviews.latest.map(({ author_id, author, text, createdAt }, place) => (
          <li key={`${author_id} ${createdAt}`}>
            <blockquote lang={langOf(text)} className={place === 0 ? 'h3' : 'text-lg'}>
              “{text}”
            </blockquote>
            <div className="mt-3 flex items-center gap-3">
              <Avatar id={author_id} shape="organisation" size={40} />
              <p className="text-sm text-t3">
                <span className="block font-semibold text-base text-t1">{author}</span>
                <Trans>Paid collaboration · {monthOf(createdAt)}</Trans>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
