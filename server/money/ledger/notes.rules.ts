import { retell, type Said, say } from '../../kit/i18n/messages.ts';

/** What a line of a statement was for. Stored in English with its transaction, and said again to whoever reads it. */
export const ledgerNotes = {
  welcome: say`Coins to welcome you`,
  unlocked: say`Unlocked an influencer`,
  unlockBack: say`An unlock came back`,
  referred: say`A referral qualified`,
  referralShare: say`Share of a subscription payment`,
  referralFree: say`Referral money can be withdrawn`,
  referralPending: say`A referral reward, on hold until it qualifies`,
  referralCancelled: say`A referral reward was cancelled`,
  debtRepaid: say`Paid off what you owed`,
  chargedBack: say`A payment was charged back`,
  chargebackOpen: say`A payment is in dispute at the payer’s bank`,
  chargebackWon: say`A dispute at the payer’s bank was won`,
  cardFree: say`The hold on card money is over`,
  workHeld: say`Money for work is held`,
  workBack: say`Money for work went back`,
  disputed: say`Money is held until an operator has decided`,
  work: (campaign: string) => say`Work for ${{ campaign }}`,
  decidedWork: (campaign: string) => say`Work for ${{ campaign }}, as an operator decided`,
  contribution: (campaign: string) => say`Contribution to ${{ campaign }}`,
  contributionBack: (campaign: string) => say`Contribution to ${{ campaign }} went back`,
  settlement: (number: string, campaign: string) => say`Settlement ${{ number }} of ${{ campaign }}`,
  spending: (campaign: string, what: string) => say`Drawn from the pool of ${{ campaign }}: ${{ what }}`,
  payout: (method: string) => say`Payout to ${{ method }}`,
  payoutBack: (method: string) => say`Payout to ${{ method }} failed, money returned`,
};

/** By which a stored one is found again: of two that fit, the longer was meant. */
const sayings: readonly Said[] = Object.values(ledgerNotes)
  .map((note) => (typeof note === 'function' ? note('', '') : note))
  .toSorted((a, b) => b.template.length - a.template.length);

/** A line is read long after: what was only true on its day is told in words that stay true. */
const reworded: Readonly<Record<string, Said>> = {
  'A referral reward, not withdrawable yet': ledgerNotes.referralPending,
};

export function retellNote(stored: string): Said {
  return reworded[stored] ?? retell(stored, sayings);
}
