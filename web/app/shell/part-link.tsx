import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { useOpens } from '../../lib/member-roles.ts';
import { usePageSection } from '../../lib/page-section.ts';

interface PartLinkProps extends ComponentProps<typeof Link> {
  to: string;
  /** Current on exactly this page, not on pages below it. */
  end?: boolean | undefined;
  /** Other pages of the same section, and those below them. */
  also?: readonly string[] | undefined;
}

/** Pages reached from the search. */
export const browsePages = ['/influencer-profile/influencer'];

/** Pages reached from the user's own campaigns. */
export const ownCampaignPages = [
  '/all-campaigns',
  '/all-campaigns-chats',
  '/create-campaigns',
  '/create-joint-campaign',
];

/** Navigation link, marked as current on all pages of its section; nothing where the reader's role does not include the page. */
export function PartLink({ to, end, also = [], ...rest }: PartLinkProps) {
  const { pathname } = useLocation();
  const opens = useOpens();
  const section = usePageSection();
  const isBelow = (page: string) => pathname.startsWith(`${page}/`);
  const isHere = pathname === to || (!end && isBelow(to));
  const isNear = section === to || also.some((page) => pathname === page || isBelow(page));
  if (!opens(to)) return null;
  return <Link to={to} aria-current={isHere ? 'page' : isNear ? 'true' : undefined} {...rest} />;
}
