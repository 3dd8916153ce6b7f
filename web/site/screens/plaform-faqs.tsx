import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ActionFunctionArgs, data, useActionData, useSearchParams } from 'react-router';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { pageContext } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { ContactForm } from '../../notifications/contact/contact-form.tsx';
import { sendContact } from '../../notifications/contact/send-contact.ts';
import { FaqJsonLd } from '../faq/faq-json-ld.tsx';
import { QuestionSearch } from '../faq/question-search.tsx';
import { QuestionTopics } from '../faq/question-topics.tsx';
import { listTopics } from '../faq/questions.ts';
import { PublicHead } from '../public-pages/public-head.tsx';

/** Target of the form without scripts: makes the same call and renders the result. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { answer, status } = await sendContact(context.get(pageContext), await request.formData());
  return data(answer, { status });
}

export default function Faqs() {
  const site = useSite();
  const answer = useActionData<typeof action>();
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const [wanted, setWanted] = useState(query.get('q') ?? '');
  const topics = listTopics(site);
  function look(text: string) {
    setWanted(text);
    setQuery(text ? { q: text } : {}, { replace: true, preventScrollReset: true });
  }
  return (
    <div className="wrap pt-8 md:pt-14">
      <PublicHead
        title={t`Questions and answers`}
        description={t`Answers on who holds the money, what an unlock gives you, where our numbers come from, and more.`}
        path={paths.faqs}
        image={shareImage('page', 'faqs')}
      />
      <FaqJsonLd questions={topics.flatMap(({ questions }) => questions)} />
      <h1 className="h1 md:d2">
        <Trans>Questions and answers</Trans>
      </h1>
      <p className="lead mt-3 mb-6 max-w-[46em]">
        <Trans>
          Didn’t find your question?{' '}
          <a href="#contact" className="link">
            Write to us.
          </a>
        </Trans>
      </p>
      <QuestionSearch wanted={wanted} onWanted={look} />
      <QuestionTopics topics={topics} wanted={wanted} onAll={() => look('')} />
      <section id="contact" aria-labelledby="contact-title" className="mt-16 scroll-mt-24 print:hidden">
        <div className="grid gap-6 lg:grid-cols-[5fr_7fr] lg:gap-16">
          <div>
            <h2 id="contact-title" className="h2">
              <Trans>Write to us</Trans>
            </h2>
            <p className="mt-3 text-t2">
              <Trans>We answer in English or Hindi. You can also email us:</Trans>{' '}
              <a href={`mailto:${site.supportEmail}`} className="link break-words">
                {site.supportEmail}
              </a>
            </p>
          </div>
          <ContactForm answer={answer} />
        </div>
      </section>
    </div>
  );
}
