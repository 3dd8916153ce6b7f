import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { joinAs } from '../../lib/join-as.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ByHolding } from '../../ui/by-holding.tsx';
import { JaaliBand } from '../../ui/jaali-tile.tsx';

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
    lead: <Trans>From “we need creators” to a paid invoice, with the figures in front of you at every step.</Trans>,
    points: [
      {
        name: 'find',
        title: <Trans>Find by what matters</Trans>,
        text: <Trans>City, language, category, followers, engagement and price, each filter with its count.</Trans>,
      },
      {
        name: 'brief',
        title: <Trans>Brief in fields</Trans>,
        text: <Trans>Deliverables, dates, budget and label as fields, so that quotes can be compared.</Trans>,
      },
      {
        name: 'decide',
        title: <Trans>Decide forty applications in ten minutes</Trans>,
        text: <Trans>Sort by match, price or followers; shortlist, offer or decline from the keyboard.</Trans>,
      },
      {
        name: 'prove',
        title: <Trans>Pay for what was delivered</Trans>,
        text: (
          <ByHolding
            partner={<Trans>Money is held by the payment partner and released on your approval.</Trans>}
            plain={<Trans>Money is set aside before work starts and released on your approval.</Trans>}
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
    lead: <Trans>Work that fits you, terms that do not move, and the day the money comes.</Trans>,
    points: [
      {
        name: 'kit',
        title: <Trans>A media kit that writes itself</Trans>,
        text: <Trans>Connected accounts are read daily; every figure carries its source and age.</Trans>,
      },
      {
        name: 'match',
        title: <Trans>Campaigns that fit</Trans>,
        text: <Trans>Each post says how well you match it, and why.</Trans>,
      },
      {
        name: 'net',
        title: <Trans>Net in hand before you accept</Trans>,
        text: <Trans>Fee, GST and tax are on the offer. What it says is what arrives.</Trans>,
      },
      {
        name: 'scope',
        title: <Trans>A scope that stays</Trans>,
        text: <Trans>Accepted terms are frozen; another revision needs your word.</Trans>,
      },
    ],
    act: <Trans>Join as an influencer</Trans>,
  },
  {
    id: 'partner',
    tile: 'kabir-3',
    title: <Trans>For partners</Trans>,
    lead: <Trans>Agencies, studios, venues and sponsors bring what campaigns need, and share in what they earn.</Trans>,
    points: [
      {
        name: 'pledge',
        title: <Trans>Pledge what you have</Trans>,
        text: <Trans>Production, a place, travel, product, reach or budget, valued in rupees.</Trans>,
      },
      {
        name: 'see',
        title: <Trans>See the same ledger</Trans>,
        text: <Trans>Every accepted side is a party: its chat, deliverables and figures are yours too.</Trans>,
      },
      {
        name: 'share',
        title: <Trans>Settled to the paisa</Trans>,
        text: <Trans>Shares are exact fractions of what was confirmed; the sum is always the whole.</Trans>,
      },
      {
        name: 'own',
        title: <Trans>Post campaigns of your own</Trans>,
        text: <Trans>Partners post standard and joint campaigns like brands do.</Trans>,
      },
    ],
    act: <Trans>Join as a partner</Trans>,
  },
];

/** What the product does for each role, beside a piece of it as it looks. */
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
      <LinkButton to={joinAs[id]} className="mt-6">
        {act}
      </LinkButton>
    </div>
  );
}
