import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookmarkCard } from '../../../contract/campaigns/bookmarks.ts';
import { placeIn, wordIn } from '../../lib/i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';

/** Card of a bookmark, clickable as a whole. */
export const frame =
  'relative h-full min-w-0 rounded-card border border-line bg-surface p-4 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus';

interface KeptProps {
  to: string;
  id: string;
  image: string | null;
  title: string;
  lines: (ReactNode | null)[];
  heart: ReactNode;
}

function Kept({ to, id, image, title, lines, heart }: KeptProps) {
  return (
    <article className={cx(frame, 'flex items-center gap-3')}>
      <Avatar id={id} image={image} shape="organisation" size={48} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold">
          <Link to={to} className="block truncate no-underline outline-none after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        {lines.filter(Boolean).map((line, place) => (
          <p key={place === 0 ? 'first' : 'second'} className="truncate text-sm text-t3">
            {line}
          </p>
        ))}
      </div>
      {heart}
    </article>
  );
}

/** Bookmarked brand or partner. */
export function KeptBrand({ brand, heart }: { brand: NonNullable<BookmarkCard['brand']>; heart: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <Kept
      to={paths.influencerProfile(brand.role === 'Partner' ? 'partner' : 'brand', brand.id)}
      id={brand.id}
      image={brand.profile_image}
      title={nameOf(brand)}
      lines={[wordIn(i18n.locale, brand.role), placeIn(i18n.locale, brand.location ?? '')]}
      heart={heart}
    />
  );
}
