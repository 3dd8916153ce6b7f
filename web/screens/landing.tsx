import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { QuestionList } from '../features/faq/question-list.tsx';
import { questions } from '../features/faq/questions.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import { JointSection } from '../features/landing/joint-section.tsx';
import { FinalCall, PricesSection, QuestionsSection } from '../features/landing/sections.tsx';
import { PlanGrid } from '../features/plans/plan-grid.tsx';
import { readPublicPlans } from '../features/plans/public-plans.ts';
import { SubscribeLink } from '../features/plans/subscribe-link.tsx';
import { pageContext } from '../lib/page-context.ts';
import { useSite } from '../lib/site.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

const questionsOnLanding = 5;

export async function loader({ context }: LoaderFunctionArgs) {
  return { plans: await readPublicPlans(context.get(pageContext)) };
}

export default function Landing() {
  const { plans } = useLoaderData<typeof loader>();
  const { brand, origin, supportEmail } = useSite();
  const { t } = useLingui();
  return (
    <>
      <PageMeta
        title={t`Influencer and brand collaborations in India · ${brand}`}
        description={t`Compare real reach, post a brief in ten minutes, pay in rupees when the work is live.`}
        canonical={`${origin}/`}
      />
      <JsonLd data={{ '@type': 'Organization', name: brand, url: origin, email: supportEmail, areaServed: 'IN' }} />
      <Hero />
      <HowItWorks />
      <JointSection />
      <PricesSection>
        <PlanGrid plans={plans} level={3} action={() => <SubscribeLink />} />
      </PricesSection>
      <QuestionsSection>
        <QuestionList questions={questions.slice(0, questionsOnLanding)} firstOpen />
      </QuestionsSection>
      <FinalCall />
    </>
  );
}
