import { Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Idea } from '../../../contract/work/ideas.ts';
import { formatDay } from '../../lib/format.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { IdeaAnswer } from './idea-answer.tsx';
import { IdeaForm } from './idea-form.tsx';

interface IdeaStepProps {
  campaign: Campaign;
  piece: Deliverable;
  idea: Idea;
  as: 'creator' | 'influencer' | 'side';
}

/** The idea of a piece before the shoot: what silence does and when, and what the reader can do; afterwards the idea as approved. */
export default function IdeaStep({ campaign, piece, idea, as }: IdeaStepProps) {
  if (idea.status === 'approved') return <Approved idea={idea} />;
  return (
    <>
      <Sent idea={idea} />
      {idea.can.submitted === true ? <IdeaForm campaign={campaign} piece={piece} idea={idea} /> : null}
      <Silence idea={idea} />
      {as === 'creator' ? <IdeaAnswer piece={piece} idea={idea} /> : null}
    </>
  );
}

function Approved({ idea }: Pick<IdeaStepProps, 'idea'>) {
  const { i18n } = useLingui();
  const { approved_at, approved_by } = idea;
  const day = approved_at ? formatDay(approved_at, { locale: i18n.locale }) : '';
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-3 rounded-box border border-line px-4 py-3">
      <h4 id={heading} className="flex flex-wrap items-center gap-2 font-semibold">
        <Lightbulb className="size-5 flex-none" />
        <span className="min-w-0 flex-1">
          <Trans>Idea</Trans>
        </span>
        <span className="font-normal text-sm text-t2">
          {approved_by === 'silence' ? (
            <Trans>Approved without an answer on {day}</Trans>
          ) : (
            <Trans>Approved on {day}</Trans>
          )}
        </span>
      </h4>
      <Sent idea={idea} />
    </section>
  );
}

/** The idea as sent, and the change that was asked for. */
function Sent({ idea: { text, file, note, status } }: Pick<IdeaStepProps, 'idea'>) {
  const { t } = useLingui();
  return (
    <>
      {text && status !== 'wanted' ? (
        <p className="max-w-[70ch] whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      ) : null}
      {file ? (
        <img
          src={file}
          alt={t`The idea as sent`}
          className="max-h-80 w-fit max-w-full rounded-box border border-line"
        />
      ) : null}
      {note ? (
        <p className="text-sm text-t2">
          <Trans>Change asked for: “{note}”</Trans>
        </p>
      ) : null}
    </>
  );
}

function Silence({ idea: { silence_at } }: Pick<IdeaStepProps, 'idea'>) {
  const { i18n } = useLingui();
  if (!silence_at) return null;
  const when = momentInWords(new Date(silence_at), i18n);
  return (
    <p className="num rounded-box bg-sunken px-3 py-2.5 text-sm text-t2">
      <Trans>Without an answer, the idea is approved on {when}.</Trans>
    </p>
  );
}
