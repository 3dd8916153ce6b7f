import { Minus, Plus } from 'lucide-react';
import type { Question } from './questions.tsx';

interface QuestionListProps {
  questions: readonly Question[];
  /** The first one lies open. */
  firstOpen?: boolean;
}

/** Questions that open on a press, without scripts; each can be linked to by its id. */
export function QuestionList({ questions, firstOpen = false }: QuestionListProps) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {questions.map(({ id, title, answer, lang }, at) => (
        <details key={id} id={id} lang={lang} open={firstOpen && at === 0} className="group scroll-mt-20 py-1">
          <summary className="h4 flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 leading-[1.35] [&::-webkit-details-marker]:hidden">
            {title}
            <Plus className="text-t3 group-open:hidden" />
            <Minus className="hidden text-t3 group-open:block" />
          </summary>
          <p className="max-w-[60ch] pb-4 text-t2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
