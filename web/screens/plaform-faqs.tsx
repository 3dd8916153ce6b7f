import { Trans, useLingui } from '@lingui/react/macro';
import { QuestionList } from '../features/faq/question-list.tsx';
import { questions, topics } from '../features/faq/questions.tsx';
import { paths } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';
import { PageMeta } from '../ui/page-meta.tsx';

export default function Faqs() {
  const { brand, origin, supportEmail } = useSite();
  const { t } = useLingui();
  return (
    <div className="wrap pt-8 md:pt-14">
      <PageMeta
        title={t`Questions and answers · ${brand}`}
        description={t`Who holds the money, what an unlock gives, how figures are read, and what else people ask.`}
        canonical={origin + paths.faqs}
      />
      <h1 className="h1 md:d2">
        <Trans>Questions and answers</Trans>
      </h1>
      <p className="lead mt-3 max-w-[46em]">
        <Trans>
          Each answer has its own address. Yours is not here? Write to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </Trans>
      </p>
      {topics.map(({ id, title }) => (
        <section key={id} className="mt-10 grid gap-4 lg:grid-cols-[248px_1fr] lg:gap-16">
          <h2 className="h3">{title}</h2>
          <QuestionList questions={questions.filter(({ topic }) => topic === id)} />
        </section>
      ))}
    </div>
  );
}
