import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Search, SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { cx } from '../../ui/cx.ts';
import { QuoteExample } from './quote-example.tsx';

interface Creator {
  id: string;
  name: string;
  about: ReactNode;
  lang?: 'hi';
  price: string;
  match: number;
  followers: string;
  engaged: string;
}

const creators: readonly Creator[] = [
  {
    id: 'aarohi-8',
    name: 'Aarohi Menon',
    about: <Trans>Food · Kochi</Trans>,
    price: '₹18,000',
    match: 94,
    followers: '86.2K',
    engaged: '4.8%',
  },
  {
    id: 'meera-2',
    name: 'मीरा जोशी',
    about: 'व्यंजन · कोच्चि',
    lang: 'hi',
    price: '₹42,000',
    match: 91,
    followers: '98.4K',
    engaged: '3.9%',
  },
  {
    id: 'kabir-3',
    name: 'Fathima Rasheed',
    about: <Trans>Food · Kozhikode</Trans>,
    price: '₹9,500',
    match: 88,
    followers: '64K',
    engaged: '6.1%',
  },
];

/** Preview of the product in the hero: search results and a quote. */
export function ProductWindow() {
  const { t } = useLingui();
  return (
    <div className="wrap relative">
      <figure
        aria-label={t`A search for creators in Kerala, and a quote`}
        className="flex overflow-hidden rounded-[4px_24px_24px_24px] border border-line bg-surface shadow-pop max-lg:flex-col"
      >
        <div className="min-w-0 flex-1 bg-bg p-4 md:p-6">
          <div className="mb-3.5 flex min-h-10 items-center gap-2 rounded-ctl border-[1.5px] border-ctl bg-surface px-3">
            <Search className="text-t3" />
            <span className="min-w-0 flex-1 truncate">
              <Trans>sadya, home cooking</Trans>
            </span>
            <span className="num text-sm text-t3 max-sm:hidden">
              <Trans>1,248 creators</Trans>
            </span>
          </div>
          <div className="mb-3.5 flex flex-wrap gap-2">
            <Filter>
              <Trans>Kerala</Trans>
            </Filter>
            <Filter>
              <Trans>10K–1L followers</Trans>
            </Filter>
            <Filter>
              <Trans>Verified only</Trans>
            </Filter>
            <span className={cx(chip, 'border-line bg-surface text-t2')}>
              <SlidersHorizontal className="size-4" />
              <Trans>Filters</Trans>
            </span>
          </div>
          <ul className="grid gap-3.5 sm:grid-cols-3">
            {creators.map((creator, at) => (
              <CreatorSample key={creator.id} creator={creator} className={at > 0 ? 'max-sm:hidden' : ''} />
            ))}
          </ul>
        </div>
        <QuoteExample className="flex-none max-lg:border-t lg:w-[392px] lg:border-l" />
      </figure>
    </div>
  );
}

const chip =
  'inline-flex min-h-[34px] items-center gap-1.5 whitespace-nowrap rounded-chip border px-2.5 pt-px font-semibold text-sm leading-none';

function Filter({ children }: { children: ReactNode }) {
  return (
    <span className={cx(chip, 'border-transparent bg-pea-tint text-link')}>
      {children}
      <X className="size-4" />
    </span>
  );
}

function CreatorSample({ creator, className }: { creator: Creator; className: string }) {
  return (
    <li className={cx('min-w-0 overflow-hidden rounded-card border border-line bg-surface', className)}>
      <div className="relative h-[120px] overflow-hidden">
        <JaaliBand id={creator.id} />
        <span className="num absolute bottom-3 left-3 rounded-tag bg-surface px-2 pt-[7px] pb-1.5 font-semibold text-sm leading-none ring-1 ring-line">
          <Trans>Reel from {creator.price}</Trans>
        </span>
      </div>
      <div className="grid gap-2 px-3.5 pt-3 pb-3.5">
        <div>
          <p className="flex h-[26px] items-center gap-2">
            <span lang={creator.lang} className="h5 truncate leading-[26px]!">
              {creator.name}
            </span>
            <BadgeCheck className="text-link" />
            <b className="num ml-auto font-bold text-link">{creator.match}</b>
          </p>
          <p lang={creator.lang} className="h-5 truncate text-sm text-t3 leading-5!">
            {creator.about}
          </p>
        </div>
        <dl className="num grid grid-cols-2 border-line border-t border-dashed pt-2.5">
          <div>
            <dt className="text-t3 text-xs">
              <Trans>Followers</Trans>
            </dt>
            <dd className="font-bold leading-tight">{creator.followers}</dd>
          </div>
          <div>
            <dt className="text-t3 text-xs">
              <Trans>Engagement</Trans>
            </dt>
            <dd className="font-bold leading-tight">{creator.engaged}</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}
