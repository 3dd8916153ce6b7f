import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { CityLinks } from '../../discovery/discovery/top/city-links.tsx';
import { readTopCities } from '../../discovery/discovery/top/read-top-cities.ts';
import { pageContext } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { PlanGrid } from '../../money/plans/plan-grid.tsx';
import { readPublicPlans } from '../../money/plans/public-plans.ts';
import { SubscribeLink } from '../../money/plans/subscribe-link.tsx';
import { QuestionList } from '../faq/question-list.tsx';
import { listLandingQuestions } from '../faq/questions.ts';
import { Hero } from '../landing/hero.tsx';
import { HowItWorks } from '../landing/how-it-works.tsx';
import { JointSection } from '../landing/joint-section.tsx';
import { FinalCall, PricesSection, QuestionsSection } from '../landing/sections.tsx';
import { HouseJsonLd } from '../public-pages/house-json-ld.tsx';
import { PublicHead } from '../public-pages/public-head.tsx';

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
