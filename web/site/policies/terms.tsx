import { Trans, useLingui } from '@lingui/react/macro';
import { answerDays } from '../../../contract/campaigns/applications.ts';
import { refusedKinds } from '../../../contract/campaigns/refused-kinds.ts';
import { formatTag } from '../../../contract/kit/languages.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { GrievanceOfficer } from './grievance.tsx';
import type { PolicySection } from './policy-page.tsx';
import { Points } from './policy-parts.tsx';
import { moneyTerms } from './terms-money.tsx';
import { WhoWeAre } from './who-we-are.tsx';

/** The same list the server refuses by. */
function RefusedKinds() {
  const { i18n } = useLingui();
  const kinds = Object.values(refusedKinds).map((kind) => wordIn(i18n.locale, kind));
  return <>{new Intl.ListFormat(formatTag(i18n.locale)).format(kinds)}.</>;
}

export const termsSections: readonly PolicySection[] = [
  { id: 'who-we-are', title: <Trans>Who we are</Trans>, body: <WhoWeAre /> },
  {
    id: 'who-may-join',
    title: <Trans>Who may join</Trans>,
    body: (
      <>
        <p>
          <Trans>
            You’re at least 18 years old and can make contracts. If you sign up for a company, firm or trust, you
            confirm that you may act for it.
          </Trans>
        </p>
        <p>
          <Trans>
            One account is for one person or one organisation, with true details. Keep your password and codes to
            yourself, and tell us at once if someone else has used your account.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'roles',
    title: <Trans>The roles</Trans>,
    body: (
      <Points>
        <li>
          <Trans>Brands post campaigns, choose among applicants, fund and approve work.</Trans>
        </li>
        <li>
          <Trans>Influencers apply, deliver and publish, and get paid for it.</Trans>
        </li>
        <li>
          <Trans>
            Partners, such as agencies, studios, venues and sponsors, post campaigns too and contribute resources to
            joint ones.
          </Trans>
        </li>
        <li>
          <Trans>
            Operators work for us: they look at reports, decide disputes and keep the platform running. Nobody can sign
            up as one, and none of them will ask you for a password or code.
          </Trans>
        </li>
      </Points>
    ),
  },
  {
    id: 'what-we-do',
    title: <Trans>What we do and don’t do</Trans>,
    body: (
      <>
        <p>
          <Trans>
            We run the platform where brands, influencers and partners find each other, agree, work and pay: an
            intermediary under the Information Technology Act, 2000. The agreement about a campaign is between the sides
            named in it. We aren’t an employer, agent or advertising agency of either side.
          </Trans>
        </p>
        <p>
          <Trans>
            Account numbers show their source and date. We show them as the platforms report them and label what was
            typed by hand. Results of published posts are read from the connected account at fixed times; those typed in
            are labelled, and the brand can question them. We don’t guarantee the results of a campaign, or that a
            search or an application leads to work.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'campaigns',
    title: <Trans>Campaigns and agreements</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Until they agree, either side can make an offer or a counter-offer. The newest one can be accepted by the
            other side or withdrawn by its maker, and it expires at the time it names. Silence never accepts an offer.
            An accepted offer becomes an agreement: deliverables, price, payment plan, dates, usage rights, revisions
            and ad label are fixed as accepted, with a version and a fingerprint, and both sides can download it.
            Changes need a change order that both sides accept.
          </Trans>
        </p>
        <p>
          <Trans>
            Beyond the agreed work, nothing is granted unless the agreement says so: usage rights, exclusivity,
            partnership ads, raw files and a collab tag are “none” by default. Usage rights to a piece begin when every
            payment for it is made. When they end, the brand stops using it or agrees on a new term. A post stays up as
            long as agreed; if it’s removed earlier, what isn’t paid yet is decided in a dispute, and the removal counts
            in the track record.
          </Trans>
        </p>
        <p>
          <Trans>
            Every application gets an answer. Applications that aren’t decided {answerDays} days after the deadline are
            declined automatically. Pausing or deleting a campaign hides it; existing agreements continue.
          </Trans>
        </p>
      </>
    ),
  },
  ...moneyTerms,
  {
    id: 'disclosure',
    title: <Trans>Advertising labels</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Paid content, content for a free product and content about your own employer is advertising. It needs a
            label as required by the guidelines of the Advertising Standards Council of India and the Central Consumer
            Protection Authority: Advertisement, Ad, Sponsored, Collaboration, Partnership, Employee or Free gift.
          </Trans>
        </p>
        <Points>
          <li>
            <Trans>
              In the language of the content, at its beginning, visible without a tap, not among the hashtags.
            </Trans>
          </li>
          <li>
            <Trans>
              On video: three seconds in one of up to 15 seconds, a third of one of up to two minutes, and the whole
              promoted part of a longer one. In sound: at the beginning and the end.
            </Trans>
          </li>
          <li>
            <Trans>
              Content made or changed with artificial intelligence that could be mistaken for real has to be declared
              and labelled.
            </Trans>
          </li>
          <li>
            <Trans>
              Claims about health, finance and the like need the qualification the guidelines ask for, and proof on the
              brand’s side.
            </Trans>
          </li>
        </Points>
        <p>
          <Trans>
            Work without the label, or without the influencer’s confirmation of where it’s shown, can’t be approved
            here, nor by silence. The brand can contest that confirmation. Both sides are responsible: the influencer
            for adding and keeping it, the brand for not asking for anything else.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: <Trans>What isn’t allowed</Trans>,
    body: (
      <>
        <Points>
          <li>
            <Trans>Bought followers or engagement, false numbers, or an account in someone else’s name.</Trans>
          </li>
          <li>
            <Trans>Harassment, hate, threats, and content that’s illegal or violates the rights of others.</Trans>
          </li>
          <li>
            <Trans>Illegal or misleading advertising. Campaigns of these kinds aren’t allowed:</Trans> <RefusedKinds />
          </li>
          <li>
            <Trans>Copying contact data or profiles out of the product, by hand or automatically.</Trans>
          </li>
          <li>
            <Trans>Taking a deal made here outside the protected payment, or asking a creator for money.</Trans>
          </li>
          <li>
            <Trans>Accessing what isn’t yours, overloading the service or bypassing its limits.</Trans>
          </li>
        </Points>
        <p>
          <Trans>
            If you break these rules, we may warn, limit, suspend or remove you after looking at the case. We tell you
            why and you can respond. Where harm is imminent, we act first and hear you right after. You keep the money
            that’s yours.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: <Trans>Your content</Trans>,
    body: (
      <>
        <p>
          <Trans>
            What you upload stays yours. You allow us to store it and show it in the product and in previews of links
            you share, as far as its features need, for as long as it’s here. What a brand may do with your work is
            written in the agreement, with term and territory, and nothing more.
          </Trans>
        </p>
        <p>
          <Trans>
            Reviews are about completed work, written by the two sides, and shown unchanged. We only remove one if it
            breaks the law or these rules. If content here violates your rights, write to the grievance officer.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: <Trans>If something goes wrong</Trans>,
    body: (
      <>
        <p>
          <Trans>
            We’re liable without limit for intent and gross negligence, for death and injury, and for anything the law
            doesn’t let anyone exclude. Otherwise, our liability for one event is limited to the fees you paid us in the
            twelve months before it, and doesn’t include lost profit.
          </Trans>
        </p>
        <p>
          <Trans>
            We run the product with care but can’t promise that it’s always available: platforms, banks and networks
            fail too. We announce planned downtime.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: <Trans>Changes and the end</Trans>,
    body: (
      <p>
        <Trans>
          We announce changes to these terms here and by email 30 days before they apply. They never affect existing
          agreements. You can leave at any time in your profile settings. An account with money in progress closes once
          that’s settled. We may close an account with 30 days’ notice, or at once for a serious breach.
        </Trans>
      </p>
    ),
  },
  {
    id: 'grievances',
    title: <Trans>Complaints and law</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Write to us first. We confirm complaints within 48 hours and answer within 30 days. Orders about illegal
            content are followed within the legal deadline.
          </Trans>
        </p>
        <GrievanceOfficer />
        <p>
          <Trans>
            Indian law applies. Consumers may go to the court or commission at the place where they live; between
            businesses the courts at our registered address decide.
          </Trans>
        </p>
      </>
    ),
  },
];
