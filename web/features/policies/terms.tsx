import { Trans } from '@lingui/react/macro';
import type { PolicySection } from './policy-page.tsx';

export const termsSections: readonly PolicySection[] = [
  {
    id: 'who-may-join',
    title: <Trans>Who may join</Trans>,
    text: [
      <Trans key="age">
        You are at least 18 years old, or you act with the consent of a parent or guardian who accepts these terms for
        you. Who signs up for a company says with that act that they may bind it.
      </Trans>,
      <Trans key="account">
        One account is for one person or one company. Keep your password to yourself; tell us at once when somebody else
        has used your account.
      </Trans>,
    ],
  },
  {
    id: 'what-we-do',
    title: <Trans>What we do, and what we do not</Trans>,
    text: [
      <Trans key="venue">
        We run the place where brands, influencers and partners find each other, agree and work. The agreement about a
        campaign is between the sides named in it. We are not an employer, an agent or an advertising agency of either.
      </Trans>,
      <Trans key="figures">
        Figures about an account say where they came from and how old they are. We show them as the platforms report
        them and label what a person typed by hand; we do not promise a result of a campaign.
      </Trans>,
    ],
  },
  {
    id: 'campaigns',
    title: <Trans>Campaigns and agreements</Trans>,
    text: [
      <Trans key="offer">
        An offer that is accepted becomes an agreement: deliverables, price, dates, usage rights and disclosure label
        are frozen as they were accepted. A change needs the word of both sides.
      </Trans>,
      <Trans key="label">
        Paid content carries an advertising label in the language of the content, up front, as India’s rules ask.
        Content without one is not approved here. Content made with artificial intelligence is declared.
      </Trans>,
      <Trans key="end">
        Every application reaches an end. What was not decided seven days after the application deadline is declined by
        the system.
      </Trans>,
    ],
  },
  {
    id: 'money',
    title: <Trans>Money</Trans>,
    text: [
      <Trans key="held">
        Money for a campaign is held by our payment partner, a payment aggregator licensed in India; we never pool it.
        It is released on approval, seven days after a delivery that was not answered, or as an operator decides in a
        dispute.
      </Trans>,
      <Trans key="fee">
        On paid work the platform fee is 5% of the agreed price, GST included, taken once and shown before you accept.
        Tax deducted at source is shown in the same place where the law asks for it.
      </Trans>,
      <Trans key="coins">
        Coins unlock contacts. They do not expire, cannot be bought back and are not redeemable for rupees.
      </Trans>,
    ],
  },
  {
    id: 'conduct',
    title: <Trans>What is not allowed</Trans>,
    text: [
      <Trans key="fake">
        No bought followers or engagement, no false figures, no account in another’s name, no harassment, no unlawful
        advertising, no copying of the contact data of others out of the product, no attempt to break into it.
      </Trans>,
      <Trans key="act">
        Whoever breaks these rules may be limited, suspended or removed after we have looked at the case. You are told
        why, and you can answer. Money that is yours stays yours.
      </Trans>,
    ],
  },
  {
    id: 'content',
    title: <Trans>Your content</Trans>,
    text: [
      <Trans key="yours">
        What you upload stays yours. You allow us to store it and to show it inside the product as its features need.
        What a brand may do with your work is written in the agreement, with its term and territory, and with nothing
        beyond it.
      </Trans>,
    ],
  },
  {
    id: 'liability',
    title: <Trans>If something goes wrong</Trans>,
    text: [
      <Trans key="limits">
        We answer for what we do with intent or by gross negligence, and for whatever the law does not let anybody
        exclude. Otherwise our liability for one event is limited to the fees you paid us in the twelve months before
        it.
      </Trans>,
      <Trans key="law">
        Indian law applies. Consumers may go to the court or commission at the place where they live. Write to us first:
        complaints are acknowledged within 48 hours and answered within 30 days.
      </Trans>,
    ],
  },
  {
    id: 'changes',
    title: <Trans>Changes and the end</Trans>,
    text: [
      <Trans key="changes">
        A change of these terms is announced 30 days before it comes into force. You may leave at any time in your
        profile settings; an account with money under way closes when that has reached its end.
      </Trans>,
    ],
  },
];
