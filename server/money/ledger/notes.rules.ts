import { retell, type Said, say } from '../../kit/i18n/messages.ts';

/** Purposes of statement lines. Stored in English with the transaction and translated for each reader. */
export const ledgerNotes = {
  welcome: say`Your welcome coins`,
  unlocked: say`Unlocked an influencer`,
  unlockBack: say`You got an unlock back`,
  referred: say`A referral qualified`,
  referralShare: say`Share of a subscription payment`,
  referralFree: say`Referral money available for withdrawal`,
  referralPending: say`A referral reward, on hold until it qualifies`,
  referralCancelled: say`A referral reward was cancelled`,
  debtRepaid: say`Paid off what you owed`,
  chargedBack: say`A payment was charged back`,
  chargebackOpen: say`A payment is being disputed at the payer’s bank`,
  chargebackWon: say`The payer’s bank rejected a chargeback`,
  cardFree: say`Card money is no longer on hold`,
  workHeld: say`Money for work is on hold`,
  workBack: say`Money for work was refunded`,
  disputed: say`Money is on hold until our team has decided`,
  work: (campaign: string) => say`Work for ${{ campaign }}`,
  decidedWork: (campaign: string) => say`Work for ${{ campaign }}, decided in a dispute`,
  contribution: (campaign: string) => say`Contribution to ${{ campaign }}`,
  contributionBack: (campaign: string) => say`Contribution to ${{ campaign }} refunded`,
  settlement: (number: string, campaign: string) => say`Settlement ${{ number }} of ${{ campaign }}`,
  spending: (campaign: string, what: string) => say`Drawn from the pool of ${{ campaign }}: ${{ what }}`,
  payout: (method: string) => say`Payout to ${{ method }}`,
  payoutBack: (method: string) => say`Payout to ${{ method }} failed, money returned`,
};

/** Longest template first, because a stored note may match several and the longest match is the right one. */
const templates: readonly Said[] = Object.values(ledgerNotes)
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

export function retellNote(stored: string): Said {
  return retell(stored, templates, formerNotes);
}
