import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportNote } from '../../../contract/core/import-fields.ts';
import type { ImportOutcome } from '../../../contract/operators/imports.ts';

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
