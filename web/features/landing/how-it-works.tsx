import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { joinAs } from '../../lib/join-as.ts';
import { useSite } from '../../lib/site.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ByHolding } from '../../ui/by-holding.tsx';
import { JaaliBand } from '../../ui/jaali-tile.tsx';

interface Step {
  name: string;
  title: ReactNode;
  text: ReactNode;
}

const forBrands: readonly Step[] = [
  {
    name: 'brief',
    title: <Trans>Post a brief in ten minutes</Trans>,
    text: <Trans>Formats, dates and budget as fields, so that quotes compare line by line.</Trans>,
  },
  {
    name: 'choose',
    title: <Trans>Choose on figures with a source</Trans>,
    text: <Trans>Followers and engagement come from the connected account, with the hour they were read.</Trans>,
  },
  {
    name: 'fund',
    title: <Trans>Fund, then work starts</Trans>,
    text: (
      <ByHolding
        partner={<Trans>The money is held by the payment partner. A cancellation before delivery refunds it.</Trans>}
        plain={<Trans>The money is set aside for the work. A cancellation before delivery refunds it.</Trans>}
      />
    ),
  },
  {
    name: 'approve',
    title: <Trans>Approve and it is paid</Trans>,
    text: <Trans>No approval without the #ad label. Your finance team gets the agreement and statements as PDF.</Trans>,
  },
];

const forInfluencers: readonly Step[] = [
  {
    name: 'connect',
    title: <Trans>Connect an account</Trans>,
    text: <Trans>Instagram, YouTube or Facebook. Your media kit writes itself every night.</Trans>,
  },
  {
    name: 'apply',
    title: <Trans>Apply in three fields</Trans>,
    text: <Trans>You see the pay, the slots left and how well you match before you write a word.</Trans>,
  },
  {
    name: 'net',
    title: <Trans>Know your net in hand</Trans>,
    text: <Trans>Fee, GST and tax are on the offer. Quote, agreement and payout are one figure.</Trans>,
  },
  {
    name: 'paid',
    title: <Trans>Paid, even in silence</Trans>,
    text: <Silence />,
  },
];

function Silence() {
  const { autoReleaseDays: days } = useSite().terms;
  return <Trans>If a brand says nothing for {days} days after you submit, the money is yours.</Trans>;
}

/** How it works for each side; the menus link here. */
export function HowItWorks() {
  return (
    <section id="how-it-works" className="max-md:far wrap scroll-mt-16 pt-16 md:pt-24">
      <h2 className="h1 md:d2 max-w-[15em]">
        <Trans>How it works, from either side of the table</Trans>
      </h2>
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        <Side tile="brands-13" title={<Trans>For brands</Trans>} steps={forBrands}>
          <LinkButton to={joinAs.brand}>
            <Trans>Post a campaign</Trans>
          </LinkButton>
        </Side>
        <Side tile="influencers-14" title={<Trans>For influencers</Trans>} steps={forInfluencers}>
          <LinkButton to={joinAs.influencer}>
            <Trans>Join as an influencer</Trans>
          </LinkButton>
        </Side>
      </div>
    </section>
  );
}

interface SideProps {
  tile: string;
  title: ReactNode;
  steps: readonly Step[];
  children: ReactNode;
}

function Side({ tile, title, steps, children }: SideProps) {
  return (
    <article className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="h-[72px] overflow-hidden">
        <JaaliBand id={tile} tile={72} />
      </div>
      <div className="flex flex-1 flex-col items-start px-5 pt-5 pb-6 md:px-7 md:pt-6 md:pb-7">
        <h3 className="h3">{title}</h3>
        <ol className="mt-3.5 mb-5 w-full flex-1 divide-y divide-dashed divide-line">
          {steps.map((step, at) => (
            <li key={step.name} className="flex gap-[18px] py-3.5">
              <span aria-hidden="true" className="money w-7 flex-none text-3xl text-link">
                {at + 1}
              </span>
              <div>
                <h4 className="h4">{step.title}</h4>
                <p className="text-t2">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </article>
  );
}
