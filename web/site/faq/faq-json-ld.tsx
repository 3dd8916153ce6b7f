import { useLingui } from '@lingui/react/macro';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import type { Question } from './question.ts';

/** Structured data of the FAQ for search engines. */
export function FaqJsonLd({ questions }: { questions: readonly Question[] }) {
  const { i18n } = useLingui();
  const entries = questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: i18n._(title),
    acceptedAnswer: { '@type': 'Answer', text: i18n._(answer) },
  }));
  return <JsonLd data={{ '@type': 'FAQPage', mainEntity: entries }} />;
}
