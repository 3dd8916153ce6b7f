import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StoredKey } from '../../lib/stored.ts';

export interface Kept {
  what: ReactNode;
  until: ReactNode;
}

const logOut = <Trans>You log out</Trans>;
const cleared = <Trans>You clear this site’s data</Trans>;

/** What each key of the browser's storage is for: one that is not explained here does not compile. */
export const keptByKey: Record<StoredKey, Kept> = {
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
    until: <Trans>They are sent or deleted</Trans>,
  },
  chat_drafts: {
    what: <Trans>What you began to write in a chat.</Trans>,
    until: <Trans>It is sent or emptied</Trans>,
  },
  applicant_answers: {
    what: <Trans>Answers to applicants that are not sent yet.</Trans>,
    until: <Trans>They are sent</Trans>,
  },
  pledge_answers: {
    what: <Trans>Answers to pledges that are not sent yet.</Trans>,
    until: <Trans>They are sent</Trans>,
  },
  saved_search_removals: {
    what: <Trans>Which saved searches you removed, until our server knows of it.</Trans>,
    until: <Trans>They are removed</Trans>,
  },
  push_device: {
    what: <Trans>That this browser was registered for push messages.</Trans>,
    until: <Trans>You log out or switch push messages off</Trans>,
  },
  tours: { what: <Trans>Which guided tours you took or left, until our server knows of it.</Trans>, until: cleared },
  single_keys: { what: <Trans>Whether keys without Ctrl or ⌘ do something here.</Trans>, until: cleared },
  impersonation: {
    what: <Trans>Only for our support: its own session, while it looks at somebody’s account.</Trans>,
    until: cleared,
  },
  push_asked: { what: <Trans>That you were asked about push messages once.</Trans>, until: cleared },
};

/** Keys that carry a number of their own. */
export const otherKept: readonly (Kept & { name: string })[] = [
  {
    name: 'campaign_draft:…',
    what: <Trans>A campaign you are writing and have not saved.</Trans>,
    until: <Trans>It is saved or thrown away</Trans>,
  },
];

export const keptForTab: readonly { name: string; what: ReactNode }[] = [
  { name: 'social_sign_in', what: <Trans>Which sign-in with Google or Facebook is under way, and its secret.</Trans> },
  { name: 'role_id', what: <Trans>The role you chose before signing up.</Trans> },
  { name: 'compared', what: <Trans>The creators you compare.</Trans> },
  { name: 'hand-in:…', what: <Trans>Work you are handing in and have not sent.</Trans> },
  { name: 'tour', what: <Trans>Where you are in a guided tour.</Trans> },
  { name: 'react-router-scroll-positions', what: <Trans>Where you were on a page, for the way back.</Trans> },
];
