import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Eye } from 'lucide-react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { platformName } from '../../../contract/core/platforms.ts';
import type { Kit } from '../../../contract/site/media-kit.ts';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { pictureAlt } from '../../lib/content-words.ts';
import { placeIn, wordIn } from '../../lib/i18n/i18n.ts';
import { langOf } from '../../lib/lang-of.ts';
import { pageContext } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { inviteAfterSignUp } from '../../lib/sign-up-links.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { KitEnd, KitHeader } from '../media-kit/kit-frame.tsx';
import { KitAudience, KitBrands, KitFigures, KitPackages, KitReviews } from '../media-kit/kit-parts.tsx';
import { loadKit } from '../media-kit/load-kit.ts';
import { PublicHead } from '../public-pages/public-head.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const kit = await loadKit(context.get(pageContext), params.username ?? '');
  return data(kit, { status: kit ? 200 : 404 });
}

/** Public media kit of a creator: what they chose to show. */
export default function MediaKit() {
  const kit = useLoaderData<typeof loader>();
  return kit ? <KitPage kit={kit} /> : <NoSuchKit />;
}

function KitPage({ kit }: { kit: Kit }) {
  const { t, i18n } = useLingui();
  const { fullname: name, username } = kit;
  const topics = kit.categories.map((each) => wordIn(i18n.locale, each.name)).join(', ');
  const city = kit.city ? placeIn(i18n.locale, kit.city.name) : '';
  // The dot stays with the words before it.
  const about = [city, topics].filter(Boolean).join('\u00a0· ');
  return (
    <>
      <PublicHead
        title={t`${name}: media kit`}
        description={t`Work, figures with their source, past brands and reviews of ${name} (${about}). Send a brief and get an answer on Tandem.`.slice(
          0,
          160,
        )}
        path={paths.mediaKit(username)}
        image={shareImage('page', 'home')}
        noIndex={!kit.indexable}
      />
      <KitHeader name={name} invite={inviteAfterSignUp(kit.id)} />
      <main id="content">
        <div className="wrap grid items-center gap-8 pt-6 pb-10 md:pt-14 md:pb-16 lg:grid-cols-2">
          <Head kit={kit} about={about} />
          {kit.pictures && kit.pictures.length > 0 ? <Pictures kit={kit} /> : null}
        </div>
        {kit.figures && kit.figures.length > 0 ? <KitFigures figures={kit.figures} /> : null}
        <div className="wrap grid gap-12 py-12 md:gap-20 md:py-18">
          {kit.packages && kit.packages.length > 0 ? <KitPackages packages={kit.packages} kit={kit} /> : null}
          {kit.audience ? <KitAudience audience={kit.audience} /> : null}
          {kit.brands && kit.brands.length > 0 ? <KitBrands brands={kit.brands} /> : null}
          {kit.reviews && kit.reviews.count > 0 ? <KitReviews reviews={kit.reviews} /> : null}
          <HowItWorks kit={kit} />
        </div>
        <KitEnd name={name} path={paths.mediaKit(username)} />
        <div className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface px-4 py-3 md:hidden">
          <LinkButton variant="primary" block to={inviteAfterSignUp(kit.id)}>
            <Trans>Work with me</Trans>
          </LinkButton>
        </div>
      </main>
    </>
  );
}

/** Letters of a word that fit into the half of the page at the largest size. */
const longestLarge = 11;

function Head({ kit, about }: { kit: Kit; about: string }) {
  const { i18n } = useLingui();
  const languages = kit.languages.map(({ name }) => wordIn(i18n.locale, name)).join(', ');
  const isShort = kit.fullname.split(' ').every((word) => word.length <= longestLarge);
  return (
    <header className="min-w-0">
      <Avatar id={kit.id} image={kit.profile_image} size={128} className="rounded-leaf" />
      <h1
        lang={langOf(kit.fullname)}
        className={cx('d1 mt-6 break-words max-md:text-[3rem]', isShort && 'lg:text-[5.75rem]')}
      >
        {kit.fullname}
      </h1>
      {kit.bio ? <p className="lead mt-3 max-w-[46ch] whitespace-pre-line">{kit.bio}</p> : null}
      <p className="mt-3 flex items-start gap-x-2 text-t2">
        {kit.verified ? <BadgeCheck className="size-5 flex-none text-link" aria-hidden="true" /> : null}
        <span className="min-w-0">{[`@${kit.username}`, about, languages].filter(Boolean).join('\u00a0· ')}</span>
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2 max-md:hidden">
        <LinkButton variant="primary" size="lg" to={inviteAfterSignUp(kit.id)}>
          <Trans>Work with me</Trans>
        </LinkButton>
        <span className="text-sm text-t3">
          <Trans>Free to ask.</Trans>
        </span>
      </div>
    </header>
  );
}

/** One large picture and up to five beside it. */
function Pictures({ kit: { fullname, pictures } }: { kit: Kit }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid grid-cols-3 gap-2">
      {pictures?.slice(0, 6).map((piece, at) => (
        <li key={piece.id} className={at === 0 ? 'relative col-span-2 row-span-2' : 'relative'}>
          <ContentImage
            id={piece.id}
            picture={piece.picture}
            alt={pictureAlt(piece, fullname, i18n)}
            sizes={at === 0 ? '(min-width: 1024px) 400px, 66vw' : '(min-width: 1024px) 200px, 33vw'}
            className="aspect-square size-full rounded-[4px_16px_16px_16px]"
            isFirst
          />
          {piece.views === null ? null : (
            <span className="num absolute bottom-2 left-2 inline-flex h-6 items-center gap-1 rounded-tag bg-[rgba(9,21,24,.76)] px-1.5 font-semibold text-[#fffdf6] text-xs">
              <Eye className="size-3.5" aria-hidden="true" />
              {shortenIndian(piece.views)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function HowItWorks({ kit }: { kit: Kit }) {
  const { fullname: name } = kit;
  const platforms = [...new Set(kit.figures?.map(({ platform }) => platformName(platform)) ?? [])].join(', ');
  return (
    <section>
      <h2 className="h2">
        <Trans>How working together works</Trans>
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-3 text-t2 md:grid-cols-3">
        <p>
          <Trans>
            Tell {name} what you have in mind: create a free brand account, post a short brief with your dates and
            budget, and invite {name} to it. You agree on the pieces, the price and the usage rights before anything
            starts, and both sides see the same agreement.
          </Trans>
        </p>
        <p>
          <Trans>
            You pay into a held amount with the payment partner. It is paid out when the agreed work is published, or
            approved if you only receive the content, and goes back to you when it is not delivered. You see a draft
            before it is posted, and every post carries the label the rules ask for.
          </Trans>
        </p>
        <p>
          {platforms ? (
            <Trans>
              Figures on this page come from {platforms}. Each says whether the platform reported it or the creator
              entered it, and when.
            </Trans>
          ) : (
            <Trans>Contact details stay private until both sides want to talk.</Trans>
          )}
        </p>
      </div>
    </section>
  );
}

function NoSuchKit() {
  const { t } = useLingui();
  return (
    <main id="content" className="wrap pt-8 pb-16 md:pt-14">
      <PageMeta title={t`Media kit not found`} noIndex />
      <h1 className="sr-only">{t`Media kit not found`}</h1>
      <EmptyState
        jaali="media-kit"
        title={<Trans>This media kit isn’t here</Trans>}
        text={<Trans>Its creator may have switched it off, or the address has a typo.</Trans>}
        action={
          <LinkButton variant="primary" to={paths.topInfluencers('mumbai')}>
            <Trans>Top influencers in Mumbai</Trans>
          </LinkButton>
        }
      />
    </main>
  );
}
