import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { signUpLinks } from '../../lib/sign-up-links.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { EscrowText } from '../../ui/data/escrow-text.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';

type Side = 'brand' | 'influencer' | 'partner';

interface Solution {
  id: Side;
  tile: string;
  title: ReactNode;
  lead: ReactNode;
  points: readonly { name: string; title: ReactNode; text: ReactNode }[];
  act: ReactNode;
}

const solutions: readonly Solution[] = [
  {
    id: 'brand',
    tile: 'brands-13',
    title: <Trans>For brands</Trans>,
    lead: <Trans>From “we need creators” to a paid invoice, with clear numbers at every step.</Trans>,
    points: [
      {
        name: 'find',
        title: <Trans>Find by what matters</Trans>,
        text: <Trans>Filter by city, language, category, followers, engagement and price, with live counts.</Trans>,
      },
      {
        name: 'brief',
        title: <Trans>A structured brief</Trans>,
        text: <Trans>Deliverables, dates, budget and label have their own fields, so you can compare quotes.</Trans>,
      },
      {
        name: 'decide',
        title: <Trans>Review forty applications in ten minutes</Trans>,
        text: <Trans>Sort by match, price or followers; shortlist, offer or decline from the keyboard.</Trans>,
      },
      {
        name: 'prove',
        title: <Trans>Pay by the plan you agreed</Trans>,
        text: (
          <EscrowText
            partner={
              <Trans>
                Money is held by the payment partner before work starts and released by the payment plan: usually once
                the work is published.
              </Trans>
            }
            plain={
              <Trans>
                Money is set aside before work starts and released by the payment plan: usually once the work is
                published.
              </Trans>
            }
          />
        ),
      },
    ],
    act: <Trans>Post a campaign</Trans>,
  },
  {
    id: 'influencer',
    tile: 'influencers-14',
    title: <Trans>For influencers</Trans>,
    lead: <Trans>Work that fits you, terms that don’t change, and a clear payment date.</Trans>,
    points: [
      {
        name: 'kit',
        title: <Trans>A media kit that updates itself</Trans>,
        text: <Trans>Connected accounts are updated daily, and every number shows its source and date.</Trans>,
      },
      {
        name: 'match',
        title: <Trans>Campaigns that fit you</Trans>,
        text: <Trans>Each campaign shows how well you match it, and why.</Trans>,
      },
      {
        name: 'net',
        title: <Trans>Net in hand before you accept</Trans>,
        text: <Trans>Fee, GST and tax are shown on the offer. You receive exactly what it says.</Trans>,
      },
      {
        name: 'scope',
        title: <Trans>Terms that don’t change</Trans>,
        text: <Trans>Accepted terms are fixed. Any extra revision needs your OK.</Trans>,
      },
    ],
    act: <Trans>Join as an influencer</Trans>,
  },
  {
    id: 'partner',
    tile: 'kabir-3',
    title: <Trans>For partners</Trans>,
    lead: <Trans>Agencies, studios, venues and sponsors contribute what campaigns need and share the earnings.</Trans>,
    points: [
      {
        name: 'pledge',
        title: <Trans>Pledge what you have</Trans>,
        text: <Trans>Production, venue, travel, product, reach or budget, each with a rupee value.</Trans>,
      },
      {
        name: 'see',
        title: <Trans>One ledger for everyone</Trans>,
        text: <Trans>Once accepted, you’re a party to the campaign: you see its chat, deliverables and numbers.</Trans>,
      },
      {
        name: 'share',
        title: <Trans>Split to the paisa</Trans>,
        text: <Trans>Shares follow each side’s confirmed contribution and always add up exactly.</Trans>,
      },
      {
        name: 'own',
        title: <Trans>Post your own campaigns</Trans>,
        text: <Trans>Partners can post standard and joint campaigns, just like brands.</Trans>,
      },
    ],
    act: <Trans>Join as a partner</Trans>,
  },
];

/** The product's features for each role, with an example. */
export function SolutionList({ examples }: { examples: Record<Side, ReactNode> }) {
  return (
    <div className="grid gap-8 md:gap-12">
      {solutions.map((solution) => (
        <section
          key={solution.id}
          id={solution.id}
          aria-labelledby={`${solution.id}-title`}
          className="scroll-mt-24 overflow-hidden rounded-card border border-line bg-bg"
        >
          <div className="h-[72px] overflow-hidden">
            <JaaliBand id={solution.tile} tile={72} />
          </div>
          <div className="grid gap-8 p-5 md:p-8 lg:grid-cols-[5fr_7fr] lg:gap-12">
            <Told solution={solution} />
            <figure className="grid min-w-0 place-items-center self-center [&>*]:w-full">
              {examples[solution.id]}
            </figure>
          </div>
        </section>
      ))}
    </div>
  );
}

function Told({ solution: { id, title, lead, points, act } }: { solution: Solution }) {
  return (
    <div>
      <h2 id={`${id}-title`} className="h2">
        {title}
      </h2>
      <p className="lead mt-2 mb-5">{lead}</p>
      <dl className="divide-y divide-dashed divide-line border-line border-y">
        {points.map((point) => (
          <div key={point.name} className="py-3">
            <dt className="h5">{point.title}</dt>
            <dd className="mt-0.5 text-t2">{point.text}</dd>
          </div>
        ))}
      </dl>
      <LinkButton to={signUpLinks[id]} className="mt-6">
        {act}
      </LinkButton>
    </div>
  );
}
