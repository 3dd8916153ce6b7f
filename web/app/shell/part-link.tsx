import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';

interface PartLinkProps extends ComponentProps<typeof Link> {
  to: string;
  /** Only this page itself is the current one, not those below it. */
  end?: boolean | undefined;
  /** Other pages of the same part, and those below them. */
  also?: readonly string[] | undefined;
}

/** What one comes to from the search. */
export const browsePages = ['/influencer-profile/influencer'];

/** What one comes to from one's own campaigns. */
export const ownCampaignPages = [
  '/all-campaigns',
  '/all-campaigns-chats',
  '/create-campaigns',
  '/create-joint-campaign',
];

/** A link of a bar: marked on its page, and on the others of its part. */
export function PartLink({ to, end, also = [], ...rest }: PartLinkProps) {
  const { pathname } = useLocation();
  const isBelow = (page: string) => pathname.startsWith(`${page}/`);
  const isHere = pathname === to || (!end && isBelow(to));
  const isNear = also.some((page) => pathname === page || isBelow(page));
  return <Link to={to} aria-current={isHere ? 'page' : isNear ? 'true' : undefined} {...rest} />;
}
