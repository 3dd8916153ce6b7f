import { Trans, useLingui } from '@lingui/react/macro';
import { Link as LinkIcon, Minus, Plus } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import type { Question } from './question.ts';

interface QuestionListProps {
  questions: readonly Question[];
  /** Which questions are initially open. */
  open?: 'first' | 'all' | 'none';
  /** Heading level of the questions. */
  level?: 3 | 4;
}

/** Expandable questions, without scripts. The id is on the answer, so that the browser opens it for links to it. */
export function QuestionList({ questions, open = 'none', level = 3 }: QuestionListProps) {
  const { i18n } = useLingui();
  const Heading = `h${level}` as const;
  return (
    <div className="divide-y divide-line border-line border-y">
      {questions.map(({ id, title, answer }, at) => (
        <details key={id} open={open === 'all' || (open === 'first' && at === 0)} className="group py-1">
          <summary className="flex min-h-14 cursor-pointer py-2 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
            <Heading className="h4 leading-[1.35]">{i18n._(title)}</Heading>
            <Plus className="flex-none text-t3 group-open:hidden print:hidden" />
            <Minus className="hidden flex-none text-t3 group-open:block print:hidden" />
          </summary>
          <div id={id} className="max-w-[60ch] scroll-mt-40 pb-4 text-t2">
            <p>{i18n._(answer)}</p>
            <a
              href={`${paths.faqs}#${id}`}
              className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-link text-sm no-underline hover:underline print:hidden"
            >
              <LinkIcon className="size-4" />
              <Trans>Link to this answer</Trans>
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}
