import { Link } from 'react-router';
import { useSite } from '../../lib/site.ts';
import { Logo } from '../../ui/brand/logo.tsx';

/** Logo in the header: smaller on phones, without the name when space is short. */
export function HomeLink({ to }: { to: string }) {
  const { brand } = useSite();
  return (
    <Link to={to} className="flex min-h-11 items-center no-underline max-lg:mr-auto max-md:px-1">
      <Logo name={brand} size="sm" className="md:hidden @max-[22rem]:[&>span]:sr-only" />
      <Logo name={brand} className="max-md:hidden" />
    </Link>
  );
}
