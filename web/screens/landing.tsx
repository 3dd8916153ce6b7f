import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shareImage } from '../../contract/public-pages.ts';
import { CityLinks } from '../features/discovery/top/city-links.tsx';
import { readTopCities } from '../features/discovery/top/read-top-cities.ts';
import { QuestionList } from '../features/faq/question-list.tsx';
import { listLandingQuestions } from '../features/faq/questions.ts';
import { Hero } from '../features/landing/hero.tsx';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import { JointSection } from '../features/landing/joint-section.tsx';
import { FinalCall, PricesSection, QuestionsSection } from '../features/landing/sections.tsx';
import { PlanGrid } from '../features/plans/plan-grid.tsx';
import { readPublicPlans } from '../features/plans/public-plans.ts';
import { SubscribeLink } from '../features/plans/subscribe-link.tsx';
import { HouseJsonLd } from '../features/site/house-json-ld.tsx';
import { PublicHead } from '../features/site/public-head.tsx';
import { pageContext } from '../lib/page-context.ts';
import { paths } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';

const citiesShown = 24;

export async function loader({ context }: LoaderFunctionArgs) {
  const host = context.get(pageContext);
  const [plans, cities] = await Promise.all([readPublicPlans(host), readTopCities(host)]);
  return { plans, cities: cities.slice(0, citiesShown) };
}

export default function Landing() {
  const { plans, cities } = useLoaderData<typeof loader>();
  const site = useSite();
  const { t } = useLingui();
  return (
    <>
      <PublicHead
        isHome
        title={t`Influencer and brand collaborations in India`}
        description={t`Compare real numbers, post a brief in ten minutes and pay in rupees when the work is live.`}
        path={paths.home}
        image={shareImage('page', 'home')}
      />
      <HouseJsonLd />
      <Hero />
      <HowItWorks />
      <JointSection />
      <PricesSection>
        <PlanGrid plans={plans} level={3} action={() => <SubscribeLink />} />
      </PricesSection>
      <CityLinks cities={cities} />
      <QuestionsSection>
        <QuestionList questions={listLandingQuestions(site)} open="first" />
      </QuestionsSection>
      <FinalCall />
    </>
  );
}
