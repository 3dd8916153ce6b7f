import { type LocalizedMessage, msg, translateStored } from '../../kit/i18n/messages.ts';

/** Purposes of statement lines. Stored in English with the transaction and translated for each reader. */
export const ledgerNotes = {
  welcome: msg`Your welcome coins`,
  unlocked: msg`Unlocked an influencer`,
  unlockBack: msg`You got an unlock back`,
  referred: msg`A referral qualified`,
  referralShare: msg`Share of a subscription payment`,
  referralFree: msg`Referral money available for withdrawal`,
  referralPending: msg`A referral reward, on hold until it qualifies`,
  referralCancelled: msg`A referral reward was cancelled`,
  debtRepaid: msg`Paid off what you owed`,
  advanceBack: msg`An advance of cancelled work was paid back`,
  chargedBack: msg`A payment was charged back`,
  chargebackOpen: msg`A payment is being disputed at the payer’s bank`,
  chargebackWon: msg`The payer’s bank rejected a chargeback`,
  cardFree: msg`Card money is no longer on hold`,
  workHeld: msg`Money for work is on hold`,
  workBack: msg`Money for work was refunded`,
  disputed: msg`Money is on hold until our team has decided`,
  work: (campaign: string) => msg`Work for ${{ campaign }}`,
  cancelledWork: (campaign: string) => msg`Work for ${{ campaign }}, cancelled with a split`,
  decidedWork: (campaign: string) => msg`Work for ${{ campaign }}, decided in a dispute`,
  contribution: (campaign: string) => msg`Contribution to ${{ campaign }}`,
  contributionBack: (campaign: string) => msg`Contribution to ${{ campaign }} refunded`,
  settlement: (number: string, campaign: string) => msg`Settlement ${{ number }} of ${{ campaign }}`,
  spending: (campaign: string, what: string) => msg`Drawn from the pool of ${{ campaign }}: ${{ what }}`,
  payout: (method: string) => msg`Payout to ${{ method }}`,
  payoutBack: (method: string) => msg`Payout to ${{ method }} failed, money returned`,
};

/** Longest template first, because a stored note may match several and the longest match is the right one. */
const templates: readonly LocalizedMessage[] = Object.values(ledgerNotes)
  .map((note) => (typeof note === 'function' ? note('', '') : note))
  .toSorted((a, b) => b.template.length - a.template.length);

/** Texts stored by earlier releases, with their current wording. */
export const formerNotes = {
  'A referral reward, not withdrawable yet': ledgerNotes.referralPending,
  'Coins to welcome you': ledgerNotes.welcome,
  'An unlock came back': ledgerNotes.unlockBack,
  'Referral money can be withdrawn': ledgerNotes.referralFree,
  'A payment is in dispute at the payer’s bank': ledgerNotes.chargebackOpen,
  'A dispute at the payer’s bank was won': ledgerNotes.chargebackWon,
  'The hold on card money is over': ledgerNotes.cardFree,
  'Money for work is held': ledgerNotes.workHeld,
  'Money for work went back': ledgerNotes.workBack,
  'Money is held until an operator has decided': ledgerNotes.disputed,
  'Work for {campaign}, as an operator decided': ledgerNotes.decidedWork(''),
  'Contribution to {campaign} went back': ledgerNotes.contributionBack(''),
};

export function translateNote(stored: string): LocalizedMessage {
  return translateStored(stored, templates, formerNotes);
}
