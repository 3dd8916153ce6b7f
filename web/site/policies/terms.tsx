import { Trans, useLingui } from '@lingui/react/macro';
import { refusedKinds } from '../../../contract/campaigns/refused-kinds.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { GrievanceOfficer } from './grievance.tsx';
import type { PolicySection } from './policy-page.tsx';
import { Points } from './policy-parts.tsx';
import { moneyTerms } from './terms-money.tsx';

function WhoWeAre() {
  const { brand, company } = useSite();
  return (
    <>
      <p>
        {company.name === brand ? (
          <Trans>
            “We” means {brand}
            {company.address ? <>, {company.address}</> : null}.
          </Trans>
        ) : (
          <Trans>
            {brand} is run by {company.name}
            {company.address ? <>, {company.address}</> : null}.
          </Trans>
        )}{' '}
        <Trans>
          These terms are the contract between you and us. They hold from the moment you sign up, in the version you
          agreed to, which stands in your profile settings.
        </Trans>
      </p>
      <p>
        <Trans>
          Together with them, the <a href={paths.privacy}>Privacy Policy</a>, the{' '}
          <a href={paths.cancellation}>Cancellation & Refund</a> policy and, if you refer somebody, the{' '}
          <a href={`${paths.referralProgram}#terms`}>terms of the Referral Program</a> apply. If the English and the
          Hindi text differ, the English one holds.
        </Trans>
      </p>
    </>
  );
}

/** The same list the server refuses by. */
function RefusedKinds() {
  const { i18n } = useLingui();
  const kinds = Object.values(refusedKinds).map((kind) => wordIn(i18n.locale, kind));
  return <>{new Intl.ListFormat(i18n.locale === 'hi' ? 'hi-IN' : 'en-IN').format(kinds)}.</>;
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
            You are at least 18 years old and can make contracts. Whoever signs up for a company, a firm or a trust says
            with that act that they may bind it.
          </Trans>
        </p>
        <p>
          <Trans>
            One account is for one person or one organisation, with true particulars. Keep your password and codes to
            yourself; tell us at once when somebody else has used your account.
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
          <Trans>Influencers apply, deliver and publish, and are paid for it.</Trans>
        </li>
        <li>
          <Trans>
            Partners, such as agencies, studios, venues and sponsors, post campaigns too and bring resources into joint
            ones.
          </Trans>
        </li>
        <li>
          <Trans>
            Operators work for us: they look at reports, decide disputes and keep the place running. Nobody can sign up
            as one, and none of them asks for a password or a code.
          </Trans>
        </li>
      </Points>
    ),
  },
  {
    id: 'what-we-do',
    title: <Trans>What we do, and what we do not</Trans>,
    body: (
      <>
        <p>
          <Trans>
            We run the place where brands, influencers and partners find each other, agree, work and pay: an
            intermediary in the sense of the Information Technology Act, 2000. The agreement about a campaign is between
            the sides named in it. We are not an employer, an agent or an advertising agency of either.
          </Trans>
        </p>
        <p>
          <Trans>
            Figures about an account say where they came from and how old they are. We show them as the platforms report
            them and label what a person typed by hand; we do not promise the result of a campaign, nor that a search or
            an application leads to work.
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
            An offer that is accepted becomes an agreement: deliverables, price, dates, usage rights, rounds of changes
            and disclosure label are frozen as they were accepted, with a version and a fingerprint, and both sides can
            download it. A change is an order of its own and needs the word of both.
          </Trans>
        </p>
        <p>
          <Trans>
            Every application reaches an end. What was not decided seven days after the application deadline is declined
            by the system. Pausing or deleting a campaign takes it out of sight; what was agreed goes on.
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
            Paid content, content for a free product and content about one’s own employer is advertising. It carries a
            label as the guidelines of the Advertising Standards Council of India and of the Central Consumer Protection
            Authority ask: one of Advertisement, Ad, Sponsored, Collaboration, Partnership, Employee or Free gift.
          </Trans>
        </p>
        <Points>
          <li>
            <Trans>In the language of the content, at its beginning, seen without a tap, not among the hashtags.</Trans>
          </li>
          <li>
            <Trans>
              On video: three seconds in one of up to 15 seconds, a third of one of up to two minutes, and the whole
              promoted part of a longer one. In sound: at the beginning and the end.
            </Trans>
          </li>
          <li>
            <Trans>
              What was made or changed with artificial intelligence so that it could be taken for real is declared and
              labelled.
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
            A deliverable without the label cannot be approved here. Both sides answer for it: the influencer for
            putting it there and leaving it there, the brand for not asking for anything else.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: <Trans>What is not allowed</Trans>,
    body: (
      <>
        <Points>
          <li>
            <Trans>Bought followers or engagement, false figures, an account in another’s name.</Trans>
          </li>
          <li>
            <Trans>Harassment, hate, threats, and content that is unlawful or hurts the rights of others.</Trans>
          </li>
          <li>
            <Trans>Advertising that the law forbids or that misleads. Campaigns of these kinds are refused:</Trans>{' '}
            <RefusedKinds />
          </li>
          <li>
            <Trans>Copying contact data or profiles out of the product, by hand or by a program.</Trans>
          </li>
          <li>
            <Trans>Leading a deal that was found here around the held payment, or asking a creator for money.</Trans>
          </li>
          <li>
            <Trans>Getting at what is not yours, overloading the service, or getting around its limits.</Trans>
          </li>
        </Points>
        <p>
          <Trans>
            Whoever breaks these rules may be warned, limited, suspended or removed after we have looked at the case.
            You are told why and can answer; where harm is near we act first and hear you at once after. Money that is
            yours stays yours.
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
            What you upload stays yours. You allow us to store it and to show it inside the product, and in previews of
            links you share, as its features need, for as long as it is here. What a brand may do with your work is
            written in the agreement, with its term and territory, and nothing beyond it.
          </Trans>
        </p>
        <p>
          <Trans>
            Reviews are about finished work, by the two who did it, and are shown unchanged. We remove one only when it
            breaks the law or these rules. If content here hurts a right of yours, write to the grievance officer.
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
            We answer without limit for what we do with intent or by gross negligence, for death and injury, and for
            whatever the law does not let anybody exclude. Otherwise our liability for one event is limited to the fees
            you paid us in the twelve months before it, and does not include profit that was missed.
          </Trans>
        </p>
        <p>
          <Trans>
            We keep the product running with care, and cannot promise that it never stands still: platforms, banks and
            networks fail too. Work that makes it unavailable is announced.
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
          A change of these terms is announced here and by e-mail 30 days before it comes into force, and never touches
          an agreement that was made before. You may leave at any time in your profile settings; an account with money
          under way closes when that has reached its end. We may end an account with 30 days’ notice, or at once for a
          grave breach.
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
            Write to us first: complaints are acknowledged within 48 hours and answered within 30 days; orders about
            unlawful content are followed in the time the law sets.
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
