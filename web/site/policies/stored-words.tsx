import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StoredFamily, StoredKey } from '../../lib/stored.ts';

export interface Kept {
  what: ReactNode;
  until: ReactNode;
}

const logOut = <Trans>You log out</Trans>;
const tab = <Trans>The tab is closed or you log out</Trans>;
const cleared = <Trans>You clear this site’s data</Trans>;

/** Purpose of each browser storage key, for the cookie policy; a missing one does not compile. */
export const keptByKey: Record<StoredKey | StoredFamily, Kept> = {
  auth_token: {
    what: <Trans>Your session: whoever has it is signed in as you.</Trans>,
    until: <Trans>You log out, or it expires: after 30 days without use, 90 days at most</Trans>,
  },
  user_profile: {
    what: <Trans>Your own profile, so your name and wallet appear in the header right away.</Trans>,
    until: logOut,
  },
  tab_token: { what: <Trans>The same for this tab, if you act for several accounts.</Trans>, until: tab },
  tab_profile: { what: <Trans>The account this tab acts for, so its name appears right away.</Trans>, until: tab },
  tab_account: { what: <Trans>Which account’s drafts belong to this tab.</Trans>, until: tab },
  own_session: {
    what: <Trans>The session of your own account while you act for another, to return to it.</Trans>,
    until: logOut,
  },
  lost_account: {
    what: <Trans>Which account you no longer act for, until we’ve told you.</Trans>,
    until: tab,
  },
  chats: { what: <Trans>Which chat windows are open.</Trans>, until: logOut },
  isChatPage: {
    what: <Trans>That the messages page is open, so no chat windows cover it.</Trans>,
    until: <Trans>You leave that page</Trans>,
  },
  brandPopupShown: {
    what: <Trans>That you’ve seen the note about connecting a social account.</Trans>,
    until: logOut,
  },
  theme: { what: <Trans>Light or dark, if you chose one.</Trans>, until: cleared },
  chat_outbox: {
    what: <Trans>Messages that haven’t been sent yet, so none is lost when you lose your connection.</Trans>,
    until: <Trans>They’re sent or deleted, or you log out</Trans>,
  },
  chat_drafts: {
    what: <Trans>Text you started writing in a chat.</Trans>,
    until: <Trans>It’s sent or cleared, or you log out</Trans>,
  },
  applicant_answers: {
    what: <Trans>Answers to applicants that haven’t been sent yet.</Trans>,
    until: <Trans>They’re sent, or you log out</Trans>,
  },
  pledge_answers: {
    what: <Trans>Answers to pledges that haven’t been sent yet.</Trans>,
    until: <Trans>They’re sent, or you log out</Trans>,
  },
  saved_search_removals: {
    what: <Trans>Which saved searches you removed, until our server knows.</Trans>,
    until: <Trans>They’re removed, or you log out</Trans>,
  },
  push_device: {
    what: <Trans>That this browser was registered for push messages.</Trans>,
    until: <Trans>You log out or turn off push messages</Trans>,
  },
  tours: { what: <Trans>Which guided tours you finished or skipped, until our server knows.</Trans>, until: logOut },
  single_keys: { what: <Trans>Whether single-key shortcuts are on.</Trans>, until: cleared },
  impersonation: {
    what: <Trans>Only for our support team: their own session while viewing someone’s account.</Trans>,
    until: logOut,
  },
  push_asked: { what: <Trans>That we asked you about push messages once.</Trans>, until: cleared },
  unsent_of: {
    what: (
      <Trans>
        Whose unsent texts these are after a session ended automatically. Another person’s login removes them.
      </Trans>
    ),
    until: <Trans>The next login</Trans>,
  },
  campaign_draft: {
    what: <Trans>A campaign draft you haven’t saved.</Trans>,
    until: <Trans>It’s saved or discarded, or you log out</Trans>,
  },
  tab_reader: { what: <Trans>Who uses this tab, so nobody else finds what you left in it.</Trans>, until: tab },
  social_sign_in: {
    what: <Trans>Which sign-in with Google or Facebook is in progress, and its secret.</Trans>,
    until: tab,
  },
  role_id: { what: <Trans>The role you chose before signing up.</Trans>, until: tab },
  compared: { what: <Trans>The creators you compare.</Trans>, until: tab },
  'hand-in': { what: <Trans>Work you’re submitting but haven’t sent.</Trans>, until: tab },
  apply: { what: <Trans>An application you are writing.</Trans>, until: tab },
  'my-profile': { what: <Trans>Changes to your profile that haven’t been saved.</Trans>, until: tab },
  tour: { what: <Trans>Where you are in a guided tour.</Trans>, until: tab },
  session_ended: { what: <Trans>Why your session ended, until the login page has shown it.</Trans>, until: tab },
  reloaded: {
    what: <Trans>When this tab last loaded a newer version automatically.</Trans>,
    until: <Trans>The tab is closed</Trans>,
  },
};

/** Keys that libraries and the storage module keep for one tab, beside the declared ones. */
export const alsoKeptForTab: readonly (Kept & { name: string })[] = [
  {
    name: 'held_for_tab',
    what: <Trans>Anything that didn’t fit in the storage above, so you stay logged in in this tab.</Trans>,
    until: tab,
  },
  {
    name: 'react-router-scroll-positions',
    what: <Trans>Where you were on a page, for when you go back.</Trans>,
    until: tab,
  },
];
