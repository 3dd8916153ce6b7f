import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { signUpLinks } from '../../lib/sign-up-links.ts';
import { useSite } from '../../lib/site.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { EscrowText } from '../../ui/data/escrow-text.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';

interface Step {
  name: string;
  title: ReactNode;
  text: ReactNode;
}

const forBrands: readonly Step[] = [
  {
    name: 'brief',
    title: <Trans>Post a brief in ten minutes</Trans>,
    text: <Trans>Formats, dates and budget have their own fields, so quotes are easy to compare.</Trans>,
  },
  {
    name: 'choose',
    title: <Trans>Choose by numbers you can trust</Trans>,
    text: <Trans>Followers and engagement come straight from the connected account, with date and time.</Trans>,
  },
  {
    name: 'fund',
    title: <Trans>Money first, then work</Trans>,
    text: (
      <EscrowText
        partner={
          <Trans>Our payment partner holds the money. It’s released by the payment plan that you both agreed on.</Trans>
        }
        plain={
          <Trans>The money is set aside for the work. It’s released by the payment plan that you both agreed on.</Trans>
        }
      />
    ),
  },
  {
    name: 'approve',
    title: <Trans>Approve and pay</Trans>,
    text: (
      <Trans>
        Work can’t be approved without the #ad label. Your finance team gets the agreement and statements as PDF.
      </Trans>
    ),
  },
];

const forInfluencers: readonly Step[] = [
  {
    name: 'connect',
    title: <Trans>Connect an account</Trans>,
    text: <Trans>Instagram, YouTube or Facebook. Your media kit updates itself every night.</Trans>,
  },
  {
    name: 'apply',
    title: <Trans>Apply in three steps</Trans>,
    text: <Trans>See the pay, the open slots and how well you match before you apply.</Trans>,
  },
  {
    name: 'net',
    title: <Trans>Know what you’ll receive</Trans>,
    text: <Trans>Fee, GST and tax are shown on the offer. Quote, agreement and payout are the same amount.</Trans>,
  },
  {
    name: 'paid',
    title: <Trans>Get paid even if a brand goes quiet</Trans>,
    text: <Silence />,
  },
];

function Silence() {
  const { autoReleaseDays: days } = useSite().terms;
  return (
    <Trans>
      If a brand doesn’t respond within {days} days after you submit, your work with its ad label counts as approved.
      Publish it, and you get paid.
    </Trans>
  );
}

/** How it works for each side; linked from the menus. */
export function HowItWorks() {
  return (
    <section id="how-it-works" className="max-md:far wrap scroll-mt-16 pt-16 md:pt-24">
      <h2 className="h1 md:d2 max-w-[15em]">
        <Trans>How it works for brands and creators</Trans>
      </h2>
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        <Side tile="brands-13" title={<Trans>For brands</Trans>} steps={forBrands}>
          <LinkButton to={signUpLinks.brand}>
            <Trans>Post a campaign</Trans>
          </LinkButton>
        </Side>
        <Side tile="influencers-14" title={<Trans>For influencers</Trans>} steps={forInfluencers}>
          <LinkButton to={signUpLinks.influencer}>
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
