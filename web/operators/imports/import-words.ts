import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportField, ImportNote } from '../../../contract/core/import-fields.ts';
import type { ImportOutcome } from '../../../contract/operators/imports.ts';

export const fieldWords: Record<ImportField, MessageDescriptor> = {
  ignore: msg`Do not store`,
  name: msg`Name`,
  handle: msg`Handle`,
  address: msg`Profile address`,
  name_and_handle: msg`Name and handle in one cell`,
  platform: msg`Platform`,
  handle_instagram: msg`Instagram handle or address`,
  handle_facebook: msg`Facebook handle or address`,
  handle_youtube: msg`YouTube handle or address`,
  foreign: msg`Account on another platform`,
  followers: msg`Followers`,
  followers_instagram: msg`Followers on Instagram`,
  followers_facebook: msg`Followers on Facebook`,
  followers_youtube: msg`Subscribers on YouTube`,
  engagement_rate: msg`Engagement in percent`,
  average_views: msg`Average views`,
  city: msg`City`,
  location: msg`City, state or country`,
  country: msg`Country`,
  gender: msg`Gender`,
  categories: msg`Topics`,
  languages: msg`Languages`,
  bio: msg`Bio`,
  email: msg`Email`,
  mobile: msg`Mobile`,
  contact: msg`Mobile or email, by its form`,
  website: msg`Website`,
  price_post: msg`Price of a post`,
  price_reel: msg`Price of a reel`,
  price_story: msg`Price of a story`,
  price_video: msg`Price of a video`,
  price_short: msg`Price of a short`,
  price_live: msg`Price of a live`,
};

export const noteWords: Record<ImportNote, MessageDescriptor> = {
  foreign_account: msg`Accounts on other platforms`,
  unknown_place: msg`Cities that aren’t known`,
  unknown_country: msg`Countries that aren’t known`,
  unknown_language: msg`Languages that aren’t known`,
  unknown_gender: msg`Genders that aren’t known`,
  unclear_figures: msg`Figures of which account isn’t clear`,
};

export const outcomeWords: Record<ImportOutcome, MessageDescriptor> = {
  added: msg`New`,
  changed: msg`Changes`,
  unchanged: msg`Unchanged`,
  claimed: msg`Claimed`,
  suppressed: msg`Suppressed`,
  refused: msg`Left out`,
};
