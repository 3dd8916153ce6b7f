import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookmarkCard } from '../../../contract/bookmarks.ts';
import { formatShortDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';

const frame =
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

/** A brand or partner that was kept. */
export function KeptBrand({ brand, heart }: { brand: NonNullable<BookmarkCard['brand']>; heart: ReactNode }) {
  return (
    <Kept
      to={paths.influencerProfile(brand.role === 'Partner' ? 'partner' : 'brand', brand.id)}
      id={brand.id}
      image={brand.profile_image}
      title={brand.business_name ?? brand.fullname}
      lines={[brand.role, brand.location]}
      heart={heart}
    />
  );
}

interface KeptCampaignProps {
  campaign: NonNullable<BookmarkCard['campaign']>;
  status: ReactNode;
  pay: ReactNode;
  heart: ReactNode;
  locale: string;
}

/** A campaign that was kept: whose it is, how it stands, what it pays and until when one can apply. */
export function KeptCampaign({ campaign, status, pay, heart, locale }: KeptCampaignProps) {
  const { id, title, creator_name: creator, application_deadline: deadline } = campaign;
  const day = deadline ? formatShortDate(deadline, locale) : null;
  return (
    <article className={cx(frame, 'grid content-start gap-2.5')}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="h4">
            <Link to={paths.campaign(id)} className="no-underline outline-none after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          <p className="truncate text-sm text-t3">{creator}</p>
        </div>
        {heart}
      </div>
      <p className="flex flex-wrap gap-2">{status}</p>
      {pay}
      {day ? (
        <p className="num text-sm text-t2">
          <Trans>Apply by {day}</Trans>
        </p>
      ) : null}
    </article>
  );
}
