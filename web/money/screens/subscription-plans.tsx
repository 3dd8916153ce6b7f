import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { pageContext } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { QuestionList } from '../../site/faq/question-list.tsx';
import { listTopics } from '../../site/faq/questions.ts';
import { PublicHead } from '../../site/public-pages/public-head.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { PlanAssurances } from '../plans/plan-assurances.tsx';
import { PlanGrid } from '../plans/plan-grid.tsx';
import { PlansJsonLd } from '../plans/plans-json-ld.tsx';
import { readPublicPlans } from '../plans/public-plans.ts';
import { SubscribeLink } from '../plans/subscribe-link.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return { plans: await readPublicPlans(context.get(pageContext)) };
}

/** Plans for visitors. */
export default function SubscriptionPlans() {
  const { plans } = useLoaderData<typeof loader>();
  const site = useSite();
  const { influencerClaim } = site;
  const { freeUnlocks } = site.terms;
  const { t } = useLingui();
  const description = t`Data on ${influencerClaim} social media influencers, a campaign collaboration tool and priority customer support.`;
  const questions = listTopics(site).find(({ id }) => id === 'plans')?.questions ?? [];
  return (
    <div className="wrap pt-8 md:pt-14">
      <PublicHead
        title={t`Subscription plans`}
        description={description}
        path={paths.plans}
        image={shareImage('page', 'plans')}
      />
      <PlansJsonLd plans={plans} description={description} />
      <h1 className="h1 md:d2">
        <Trans>Premium Subscription Plans</Trans>
      </h1>
      <p className="lead mt-3 mb-8 max-w-[46em]">
        <Trans>
          Everyone gets {freeUnlocks} free unlocks a month. A plan gives you more, plus data on {influencerClaim} social
          media influencers.
        </Trans>
      </p>
      {plans.length > 0 ? (
        <PlanGrid plans={plans} action={(_plan, suggested) => <SubscribeLink suggested={suggested} />} />
      ) : (
        <NoPlans />
      )}
      <div className="mt-6">
        <PlanAssurances />
      </div>
      <section className="mt-16 grid gap-5 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 className="h2">
            <Trans>About the plans</Trans>
          </h2>
          <p className="mt-3 text-t2">
            <Trans>
              See the <a href={paths.cancellation}>cancellation and refund policy</a> for details.
            </Trans>
          </p>
        </div>
        <QuestionList questions={questions} />
      </section>
    </div>
  );
}

/** Shown when there are no plans or they could not be read. */
function NoPlans() {
  return (
    <EmptyState
      icon={CircleAlert}
      title={<Trans>Couldn’t load the plans</Trans>}
      text={<Trans>All free features still work. Please try again in a minute.</Trans>}
      action={
        <LinkButton reloadDocument to={paths.plans}>
          <Trans>Retry</Trans>
        </LinkButton>
      }
    />
  );
}
