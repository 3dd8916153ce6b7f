import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { QuestionList } from './question-list.tsx';
import type { listTopics } from './questions.ts';
import { hasWords } from './search.ts';

/** Up to this many results are expanded. */
const openUpTo = 3;

interface QuestionTopicsProps {
  topics: ReturnType<typeof listTopics>;
  /** Search text; empty shows all. */
  wanted: string;
  onAll: () => void;
}

/** Questions by topic, or those that match a search. */
export function QuestionTopics({ topics, wanted, onAll }: QuestionTopicsProps) {
  const { i18n, t } = useLingui();
  const found = topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ title, answer }) =>
      hasWords(`${i18n._(topic.title)} ${i18n._(title)} ${i18n._(answer)}`, wanted),
    );
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isLooking = wanted.trim() !== '';
  return (
    <>
      <p role="status" className="mt-3 min-h-6 text-sm text-t3">
        {isLooking && count > 0 ? <Plural value={count} one="# question found" other="# questions found" /> : null}
      </p>
      {count === 0 ? (
        <EmptyState
          icon={SearchX}
          title={<Trans>No questions match “{wanted}”</Trans>}
          text={<Trans>Try another word, or write to us below.</Trans>}
          action={
            <LinkButton
              to={paths.faqs}
              replace
              preventScrollReset
              onClick={(event) => {
                event.preventDefault();
                onAll();
              }}
            >
              <Trans>Show all questions</Trans>
            </LinkButton>
          }
        />
      ) : null}
      {isLooking ? null : (
        <nav aria-label={t`Topics`} className="mt-1 print:hidden">
          <ul className="flex flex-wrap gap-x-5">
            {topics.map(({ id, title }) => (
              <li key={id}>
                <a href={`#topic-${id}`} className="link inline-flex min-h-11 items-center">
                  {i18n._(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found.map(({ id, title, questions }) => (
        <section
          key={`${id}:${isLooking}`}
          id={`topic-${id}`}
          aria-labelledby={`title-${id}`}
          className="mt-10 grid scroll-mt-20 gap-4 lg:grid-cols-[248px_1fr] lg:gap-16"
        >
          <h2 id={`title-${id}`} className="h3">
            {i18n._(title)}
          </h2>
          <QuestionList questions={questions} open={isLooking && count <= openUpTo ? 'all' : 'none'} />
        </section>
      ))}
    </>
  );
}
