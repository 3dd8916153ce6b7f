/** Ids of the header's popovers, also used by buttons elsewhere. */
export const sideMenuId = 'side-menu';
export const accountMenuId = 'account-menu';
export const switcherId = 'account-switcher';

/** Classes of a side menu entry. */
export const menuLine =
  'flex min-h-[52px] items-center gap-3.5 px-5 font-semibold text-t1 no-underline hover:bg-sunken aria-[current]:bg-pea-tint aria-[current]:text-link focus-visible:-outline-offset-2';
