import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PersonalKind } from '../../../contract/kit/personal-data.ts';

/** Labels of the calls that show personal data; a test compares them with the contract. */
export const readWords: Record<string, MessageDescriptor> = {
  listPoolDisputes: msg`Listed disputes about pools`,
  getPoolDispute: msg`Opened a dispute about a pool`,
  decidePoolDispute: msg`Decided a dispute about a pool`,
  getDisputeCase: msg`Opened a dispute`,
  listOperatorUsers: msg`Listed people`,
  getOperatorUser: msg`Opened a person`,
  suspendUser: msg`Suspended an account`,
  liftSuspension: msg`Restored an account`,
  hideProfile: msg`Hid or showed a profile`,
  setSuperUser: msg`Changed super user`,
  setOperatorLevel: msg`Set the level of an operator`,
  resendVerification: msg`Sent a confirmation code`,
  grantUnlockRefund: msg`Returned coins for an unlock`,
  listRoster: msg`Listed creators’ profiles`,
  updateRosterProfile: msg`Changed a creator’s profile`,
  mergeRosterProfile: msg`Merged profiles`,
  addImport: msg`Uploaded a list`,
  getImport: msg`Opened an imported list`,
  runImport: msg`Imported a list`,
  undoImport: msg`Undid an import`,
  getImportRejects: msg`Downloaded rows that were left out`,
  listRemovalRequests: msg`Listed removal requests`,
  decideRemoval: msg`Decided a removal request`,
  startImpersonation: msg`Started viewing as a person`,
  listOperatorPayouts: msg`Listed payouts`,
  retryPayout: msg`Retried a payout`,
  cancelPayout: msg`Cancelled a payout`,
  listContactMessages: msg`Listed support messages`,
  markContactAnswered: msg`Answered a support message`,
};

export const shownWords: Record<PersonalKind, MessageDescriptor> = {
  contacts: msg`Contacts`,
  messages: msg`Messages`,
  documents: msg`Documents`,
  payment_methods: msg`Payment methods`,
  account: msg`Whole account`,
};
