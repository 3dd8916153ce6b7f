import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { platformName } from '../../../contract/core/platforms.ts';
import type { Import, ImportChoices } from '../../../contract/operators/imports.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/forms/button.tsx';

interface ImportQuestionsProps {
  of: Import;
  onAnswer: (choices: ImportChoices) => void;
}

type ImportQuestion = Import['questions'][number];

/** Questions asked once for a column; without an answer their lines stay out. */
export function ImportQuestions({ of, onAnswer }: ImportQuestionsProps) {
  return of.questions
    .filter(({ column }) => of.choices[column] === undefined)
    .map((question) => (
      <section key={question.column} className="border-line border-t bg-amber-tint px-4 py-4 text-on-tint md:px-5">
        <div className="flex gap-3">
          <span className="grid size-10 flex-none place-items-center rounded-box bg-surface">
            <CircleHelp />
          </span>
          <div className="min-w-0">
            <h3 className="h5 break-words">
              <Asked question={question} name={headingOf(of, question)} />
            </h3>
            <p className="text-sm">
              <Plural
                value={question.count}
                one="Asked once for the column. Without an answer this line stays out."
                other="Asked once for the column. Without an answer these # lines stay out."
              />
            </p>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          {question.options.map(({ answer, reading }) => (
            <Button key={answer} size="sm" onClick={() => onAnswer({ [question.column]: answer } as ImportChoices)}>
              {reading === null ? platformName(answer) : <Reading answer={answer} reading={reading} />}
            </Button>
          ))}
          <Button size="sm" onClick={() => onAnswer({ [question.column]: 'leave' } as ImportChoices)}>
            <Trans>Leave them out</Trans>
          </Button>
        </div>
      </section>
    ));
}

function headingOf({ columns }: Import, { column }: ImportQuestion): string {
  return columns.find(({ key }) => key === column)?.heading ?? column;
}

function Asked({ question, name }: { question: ImportQuestion; name: string }) {
  const { column, count, value } = question;
  if (column === 'platform') return <Trans>The list names no platform. Which one is it about?</Trans>;
  return (
    <Plural
      value={count}
      one={`“${name}” says ${value}. What is it?`}
      other={`“${name}” says ${value} and the like in # lines. What is it?`}
    />
  );
}

function Reading({ answer, reading }: { answer: string; reading: number }) {
  const { t } = useLingui();
  const figure = formatCount(reading);
  const words: Record<string, string> = {
    '1': t`As written: ${figure}`,
    '100': t`Fraction of one: ${figure} %`,
    '1000': t`Thousand: ${figure}`,
    '100000': t`Lakh: ${figure}`,
    '1000000': t`Million: ${figure}`,
  };
  return words[answer] ?? figure;
}
