import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../lib/format.ts';
import type { NextStep } from './next-step.ts';

/** The next step in words; where the reader has to act, a link to where. */
export function NextStepLine({ step }: { step: NextStep }) {
  const { i18n } = useLingui();
  const by = step.by ? formatDay(step.by, { locale: i18n.locale }) : null;
  const words = <Words step={step} by={by} />;
  if (!step.isMine) return <span className="num text-sm text-t2">{words}</span>;
  return (
    <Link to={step.to} className="link hit-44 num inline-flex items-center gap-1.5 font-semibold text-sm">
      {words}
      <ArrowRight className="size-4" />
    </Link>
  );
}

function Words({ step: { kind, count = 0 }, by }: { step: NextStep; by: string | null }): ReactNode {
  switch (kind) {
    case 'finish':
      return <Trans>Finish and post it</Trans>;
    case 'review':
      return <Plural value={count} one="Look at # piece of work" other="Look at # pieces of work" />;
    case 'fund':
      return <Plural value={count} one="Fund # agreement" other="Fund # agreements" />;
    case 'answer-pledges':
      return <Plural value={count} one="Answer # pledge" other="Answer # pledges" />;
    case 'answer':
      return by ? (
        <Plural value={count} one={`Answer # applicant by ${by}`} other={`Answer # applicants by ${by}`} />
      ) : (
        <Plural value={count} one="Answer # applicant" other="Answer # applicants" />
      );
    case 'await-creators':
      return <Plural value={count} one="# offer waits for an answer" other="# offers wait for an answer" />;
    case 'await-work':
      return <Plural value={count} one="# creator is at work" other="# creators are at work" />;
    case 'await-applicants':
      return <Trans>Open: nobody waits for you</Trans>;
    case 'await-answer':
      return by ? <Trans>Expect an answer by {by}</Trans> : <Trans>The owner answers next</Trans>;
    case 'accept':
      return by ? <Trans>Answer the offer by {by}</Trans> : <Trans>Answer the offer</Trans>;
    case 'await-funding':
      return <Trans>Agreed: the owner funds it next</Trans>;
    case 'hand-in':
      return <Trans>Hand in your work</Trans>;
    case 'revise':
      return <Trans>Make the changes asked for</Trans>;
    case 'await-review':
      return <Trans>The owner looks at your work</Trans>;
    case 'bring':
      return <Trans>Bring what you pledged</Trans>;
    default:
      return <Trans>Nothing to do</Trans>;
  }
}
