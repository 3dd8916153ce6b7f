import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Compass, MapPin } from 'lucide-react';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { placeIn, wordIn } from '../../lib/i18n/i18n.ts';
import { pageContext } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { PublicHead } from '../../site/public-pages/public-head.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { dayInIndia } from '../discovery/top/day-in-india.ts';
import { loadTopCity, type TopCity } from '../discovery/top/load-top-city.ts';
import { TopRow } from '../discovery/top/top-row.tsx';
import { topicsOf } from '../discovery/top/topics.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const top = await loadTopCity(context.get(pageContext), (params.city ?? '').toLowerCase());
  return data(top, { status: top ? 200 : 404 });
}

/** Public ranking of a city's creators. */
export default function TopInfluencers() {
  const top = useLoaderData<typeof loader>();
  return <div className="wrap pt-8 md:pt-14">{top ? <Ranking top={top} /> : <NoSuchCity />}</div>;
}

function Ranking({ top }: { top: TopCity }) {
  const { origin } = useSite();
  const { t, i18n } = useLingui();
  const { cards, nearby } = top;
  const inWords = (place: string) => placeIn(i18n.locale, place);
  const city = { ...top.city, name: inWords(top.city.name), state: inWords(top.city.state) };
  const day = dayInIndia(top.asOf, i18n.locale);
  const count = cards.length;
  const title = t`Top influencers in ${city.name}`;
  const place = `${city.name}, ${city.state}`;
  const first = cards
    .slice(0, 3)
    .map(({ fullname }) => fullname)
    .join(', ');
  return (
    <>
      <PublicHead
        title={t`Top influencers in ${place}`}
        description={
          count > 0
            ? t`The verified influencers of ${place} by followers: ${first}. With engagement and prices, as of ${day}.`
            : t`The verified influencers of ${place}, by followers, with engagement and prices.`
        }
        path={paths.topInfluencers(city.id)}
        image={shareImage('city', city.id)}
        noIndex={cards.length === 0}
      />
      {cards.length > 0 ? <JsonLd data={listOf(title, cards, origin)} /> : null}
      <h1 className="h1 md:d2">{title}</h1>
      <p className="lead mt-3 mb-8 max-w-[46em]">
        {city.state}
        {' · '}
        {cards.length > 0 ? (
          <Trans>
            <Plural
              value={count}
              one="# creator with connected accounts, ranked by followers."
              other="# creators with connected accounts, ranked by followers."
            />{' '}
            As of <time dateTime={top.asOf}>{day}</time>.
          </Trans>
        ) : (
          <Trans>No creator here has connected an account yet.</Trans>
        )}
      </p>
      {cards.length > 0 ? (
        <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {cards.map((card, place) => (
            <li key={card.id}>
              <TopRow card={card} place={place + 1} />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          jaali={city.id}
          title={<Trans>No verified creators here yet</Trans>}
          text={<Trans>Creators appear here once they connect an account. Try a nearby city.</Trans>}
        />
      )}
      <LinkButton
        variant="primary"
        icon={Compass}
        to={`${paths.browse}?city=${city.id}`}
        className="mt-6 max-md:whitespace-normal"
      >
        <Trans>See all creators in {city.name}</Trans>
      </LinkButton>
      <Topics city={city} cards={cards} />
      <h2 className="h4 mt-12 mb-3">
        <Trans>Cities nearby</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {nearby.map(({ id, name, km }) => (
          <li key={id}>
            <Link to={paths.topInfluencers(id)} className="link inline-flex min-h-11 items-center gap-1.5">
              {inWords(name)}{' '}
              <span className="num text-sm text-t3">
                <Trans>{km} km</Trans>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-12 max-w-[68ch] text-sm text-t3">
        <Trans>
          Ranked by total followers across accounts connected through their platform and updated daily. Self-reported
          numbers and unclaimed profiles aren’t included.
        </Trans>{' '}
        <a href={`${paths.faqs}#follower-counts`} className="link">
          <Trans>How we rank creators</Trans>
        </a>
      </p>
    </>
  );
}

/** Topics of the ranked creators by frequency, linked to a search in this city. */
function Topics({ city, cards }: Pick<TopCity, 'city' | 'cards'>) {
  const { i18n } = useLingui();
  const topics = topicsOf(cards);
  if (topics.length === 0) return null;
  return (
    <>
      <h2 className="h4 mt-12 mb-3">
        <Trans>Categories</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {topics.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={`${paths.browse}?city=${city.id}&category=${id}`}
              className="link inline-flex min-h-11 items-center gap-1.5"
            >
              {wordIn(i18n.locale, name)} <span className="num text-sm text-t3">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function listOf(name: string, cards: TopCity['cards'], origin: string): Record<string, unknown> {
  const people = cards.map((card, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    item: {
      '@type': 'Person',
      name: card.fullname,
      alternateName: card.username,
      url: origin + paths.influencerProfile('influencer', card.id),
    },
  }));
  return { '@type': 'ItemList', name, numberOfItems: cards.length, itemListElement: people };
}

function NoSuchCity() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`City not found`} noIndex />
      <h1 className="sr-only">{t`City not found`}</h1>
      <EmptyState
        icon={MapPin}
        title={<Trans>We couldn’t find this city</Trans>}
        text={<Trans>Check the spelling and try again.</Trans>}
        action={
          <LinkButton variant="primary" to={paths.topInfluencers('mumbai')}>
            <Trans>Top influencers in Mumbai</Trans>
          </LinkButton>
        }
      />
    </>
  );
}
