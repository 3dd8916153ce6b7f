/** Ids of the header's popovers, which buttons elsewhere open too. */
export const sideMenuId = 'side-menu';
export const accountMenuId = 'account-menu';
