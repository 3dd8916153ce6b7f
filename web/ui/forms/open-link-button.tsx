import type { ComponentProps } from 'react';
import { useOpens } from '../../lib/member-roles.ts';
import { LinkButton } from './button.tsx';

/** Link button to a page that the reader's role may not include; nothing then. */
export function OpenLinkButton({ to, ...rest }: ComponentProps<typeof LinkButton> & { to: string }) {
  const opens = useOpens();
  return opens(to) ? <LinkButton to={to} {...rest} /> : null;
}
