import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportReason } from '../../contract/core/import-fields.ts';

/** Why a line of a list is left out. */
export const reasonWords: Record<ImportReason, MessageDescriptor> = {
  unreadable: msg`The line can’t be read`,
  columns: msg`More or fewer cells than columns`,
  no_account: msg`No handle and no profile address`,
  bad_handle: msg`The handle can’t exist`,
  no_platform: msg`No platform named`,
  foreign_platform: msg`On other platforms only`,
  name: msg`No name`,
  ambiguous: msg`A number with several readings`,
  number: msg`Not a number`,
  too_large: msg`A number too large to be right`,
  city: msg`City not known`,
  contact: msg`Not a valid contact`,
  too_long: msg`Too long`,
  character: msg`A character that can’t be stored`,
  twice: msg`Twice in the file`,
  claimed: msg`Claimed by its owner`,
  suppressed: msg`Asked not to be here`,
};
