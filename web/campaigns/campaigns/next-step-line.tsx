import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../lib/format.ts';
import { untilEndOf } from '../../lib/time-labels.ts';
import type { NextStep } from './next-step.ts';

/** Next step as text; a link if the reader has to act. */
export function NextStepLine({ step }: { step: NextStep }) {
  const { i18n } = useLingui();
  const by = step.by ? formatDay(step.by, { locale: i18n.locale }) : null;
  const until = step.by ? untilEndOf(step.by, { i18n }) : null;
  const words = <Words step={step} by={by} until={until} />;
  if (!step.isMine) return <span className="num text-sm text-t2">{words}</span>;
  return (
    <Link to={step.to} className="link hit-44 num inline-flex items-center gap-1.5 font-semibold text-sm">
      {words}
      <ArrowRight className="size-4" />
    </Link>
  );
}

interface WordsProps {
  step: NextStep;
  by: string | null;
  until: string | null;
}

function Words({ step: { kind, count = 0 }, by, until }: WordsProps): ReactNode {
  switch (kind) {
    case 'finish':
      return <Trans>Finish and post</Trans>;
    case 'review':
      return <Plural value={count} one="Review # submission" other="Review # submissions" />;
    case 'fund':
      return <Plural value={count} one="Fund # agreement" other="Fund # agreements" />;
    case 'answer-pledges':
      return <Plural value={count} one="Answer # pledge" other="Answer # pledges" />;
    case 'answer':
      return until ? (
        <Plural value={count} one={`Answer # applicant ${until}`} other={`Answer # applicants ${until}`} />
      ) : (
        <Plural value={count} one="Answer # applicant" other="Answer # applicants" />
      );
    case 'await-creators':
      return <Plural value={count} one="# offer awaiting an answer" other="# offers awaiting an answer" />;
    case 'await-work':
      return <Plural value={count} one="# creator working" other="# creators working" />;
    case 'await-applicants':
      return <Trans>Nothing to do right now</Trans>;
    case 'await-answer':
      return by ? <Trans>Answer expected by {by}</Trans> : <Trans>Waiting for the owner’s answer</Trans>;
    case 'accept':
      return until ? <Trans>Answer the offer {until}</Trans> : <Trans>Answer the offer</Trans>;
    case 'await-funding':
      return <Trans>Agreed. Waiting for the owner to fund it</Trans>;
    case 'hand-in':
      return <Trans>Submit your work</Trans>;
    case 'revise':
      return <Trans>Make the requested changes</Trans>;
    case 'await-review':
      return <Trans>The owner is reviewing your work</Trans>;
    case 'bring':
      return <Trans>Provide what you pledged</Trans>;
    default:
      return <Trans>Nothing to do</Trans>;
  }
}
