import { Link } from 'react-router';
import { useSite } from '../../lib/site.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { cx } from '../../ui/cx.ts';

/** Logo in the header: smaller on phones, without the name when space is short; there the switcher takes its place. */
export function HomeLink({ to, isWideOnly = false }: { to: string; isWideOnly?: boolean }) {
  const { brand } = useSite();
  return (
    <Link
      to={to}
      className={cx(
        'flex min-h-11 items-center no-underline max-lg:mr-auto max-md:px-1',
        isWideOnly && 'max-md:hidden',
      )}
    >
      <Logo name={brand} size="sm" className="md:hidden @max-[22rem]:[&>span]:sr-only" />
      <Logo name={brand} className="max-md:hidden" />
    </Link>
  );
}
