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

/** What each key of the browser's storage is for: one that is not explained here does not compile. */
export const keptByKey: Record<StoredKey | StoredFamily, Kept> = {
  auth_token: {
    what: <Trans>Your session: whoever has it is signed in as you.</Trans>,
    until: <Trans>You log out, or it ends: after 30 days without use, 90 days at most</Trans>,
  },
  user_profile: {
    what: <Trans>Your own profile, so that your name and wallet stand in the header at once.</Trans>,
    until: logOut,
  },
  chats: { what: <Trans>Which chat windows are open.</Trans>, until: logOut },
  isChatPage: {
    what: <Trans>That the page of messages is open, so that no windows cover it.</Trans>,
    until: <Trans>You leave that page</Trans>,
  },
  brandPopupShown: {
    what: <Trans>That the note about connecting a social account was shown.</Trans>,
    until: logOut,
  },
  theme: { what: <Trans>Light or dark, if you chose one.</Trans>, until: cleared },
  chat_outbox: {
    what: <Trans>Messages that are not sent yet, so that a lost connection loses none.</Trans>,
    until: <Trans>They are sent or deleted, or you log out</Trans>,
  },
  chat_drafts: {
    what: <Trans>What you began to write in a chat.</Trans>,
    until: <Trans>It is sent or emptied, or you log out</Trans>,
  },
  applicant_answers: {
    what: <Trans>Answers to applicants that are not sent yet.</Trans>,
    until: <Trans>They are sent, or you log out</Trans>,
  },
  pledge_answers: {
    what: <Trans>Answers to pledges that are not sent yet.</Trans>,
    until: <Trans>They are sent, or you log out</Trans>,
  },
  saved_search_removals: {
    what: <Trans>Which saved searches you removed, until our server knows of it.</Trans>,
    until: <Trans>They are removed, or you log out</Trans>,
  },
  push_device: {
    what: <Trans>That this browser was registered for push messages.</Trans>,
    until: <Trans>You log out or switch push messages off</Trans>,
  },
  tours: { what: <Trans>Which guided tours you took or left, until our server knows of it.</Trans>, until: logOut },
  single_keys: { what: <Trans>Whether keys without Ctrl or ⌘ do something here.</Trans>, until: cleared },
  impersonation: {
    what: <Trans>Only for our support: its own session, while it looks at somebody’s account.</Trans>,
    until: logOut,
  },
  push_asked: { what: <Trans>That you were asked about push messages once.</Trans>, until: cleared },
  unsent_of: {
    what: (
      <Trans>Whose unsent texts these are, after a session ended by itself. Somebody else’s login removes them.</Trans>
    ),
    until: <Trans>The next login</Trans>,
  },
  campaign_draft: {
    what: <Trans>A campaign you are writing and have not saved.</Trans>,
    until: <Trans>It is saved or thrown away, or you log out</Trans>,
  },
  tab_reader: { what: <Trans>Who uses this tab, so that nobody else finds what you left in it.</Trans>, until: tab },
  social_sign_in: {
    what: <Trans>Which sign-in with Google or Facebook is under way, and its secret.</Trans>,
    until: tab,
  },
  role_id: { what: <Trans>The role you chose before signing up.</Trans>, until: tab },
  compared: { what: <Trans>The creators you compare.</Trans>, until: tab },
  'hand-in': { what: <Trans>Work you are handing in and have not sent.</Trans>, until: tab },
  apply: { what: <Trans>An application you are writing.</Trans>, until: tab },
  'my-profile': { what: <Trans>Changes to your profile that are not saved.</Trans>, until: tab },
  tour: { what: <Trans>Where you are in a guided tour.</Trans>, until: tab },
  session_ended: { what: <Trans>Why your session ended, until the login page has said so.</Trans>, until: tab },
  reloaded: {
    what: <Trans>When this tab last loaded a newer version by itself.</Trans>,
    until: <Trans>The tab is closed</Trans>,
  },
};

/** Keys that libraries and the storage module keep for one tab, beside the declared ones. */
export const alsoKeptForTab: readonly (Kept & { name: string })[] = [
  {
    name: 'held_for_tab',
    what: <Trans>What the storage above had no room for, so that you stay logged in in this tab.</Trans>,
    until: tab,
  },
  {
    name: 'react-router-scroll-positions',
    what: <Trans>Where you were on a page, for the way back.</Trans>,
    until: tab,
  },
];
