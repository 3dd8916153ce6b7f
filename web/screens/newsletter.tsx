import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { pageContext } from '../lib/page-context.ts';
import { paths } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

/** Where the footer's form goes when the scripts have not come: the same call, the answer as a page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const email = (await request.formData()).get('email');
  const answer = await context
    .get(pageContext)
    .callApi('/newsletter/subscribe', { method: 'POST', body: { email: String(email ?? ''), source: 'website' } });
  return data({ reason: reasonOf(answer) }, { status: answer.status });
}

function reasonOf({ status, body }: { status: number; body: unknown }): string | null {
  if (status < 300) return null;
  const refusal = body as { message?: string } | null;
  return refusal?.message ?? 'Something went wrong. Please try again.';
}

export default function Newsletter() {
  const answer = useActionData<typeof action>();
  const { brand } = useSite();
  const { t } = useLingui();
  return (
    <div className="wrap pt-8 md:pt-14">
      <PageMeta title={t`Newsletter · ${brand}`} noIndex />
      <h1 className="h1 md:d2">
        {answer && !answer.reason ? <Trans>Thanks for subscribing!</Trans> : <Trans>Newsletter</Trans>}
      </h1>
      <p className="lead mt-3 mb-6 max-w-[46em]">
        {answer?.reason ?? <Trans>One letter a month: what creators charge, by city and format.</Trans>}
      </p>
      <LinkButton to={paths.home}>
        <Trans>Home</Trans>
      </LinkButton>
    </div>
  );
}
