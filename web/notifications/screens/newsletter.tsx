import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, data, Form, useActionData, useSearchParams } from 'react-router';
import type { PageHost } from '../../../contract/site/pages.ts';
import { pageContext } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';

type Done = 'asked' | 'confirmed' | 'ended';

/**
 * Target of the footer's form without scripts, and of the confirmation e-mail: makes the same calls and renders the result.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { done, answer } = await decide(context.get(pageContext), {
    email: String(form.get('email') ?? ''),
    token: String(form.get('token') ?? ''),
    isWanted: form.get('wanted') === 'yes',
  });
  return data({ done: answer.status < 300 ? done : null, reason: reasonOf(answer) }, { status: answer.status });
}

interface Posted {
  email: string;
  token: string;
  isWanted: boolean;
}

async function decide({ callApi }: PageHost, { email, token, isWanted }: Posted) {
  if (token) {
    const answer = await callApi('/newsletter/decision', { method: 'POST', body: { token, wanted: isWanted } });
    const done: Done = isWanted ? 'confirmed' : 'ended';
    return { done, answer };
  }
  const answer = await callApi('/newsletter/subscribe', { method: 'POST', body: { email, source: 'website' } });
  return { done: 'asked' as Done, answer };
}

function reasonOf({ body }: { body: unknown }): string | undefined {
  const refusal = body as { message?: string; reason?: string } | null;
  return refusal?.message ?? refusal?.reason;
}

export default function Newsletter() {
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  const { brand } = useSite();
  const { t } = useLingui();
  const token = search.get('token');
  const done = answer?.done ?? null;
  return (
    <div className="wrap pt-8 md:pt-14">
      <PageMeta title={t`Newsletter · ${brand}`} noIndex />
      <h1 className="h1 md:d2">{done ? <Thanks done={done} /> : <Trans>Newsletter</Trans>}</h1>
      <p className="lead mt-3 mb-6 max-w-[46em]">
        {answer && (done || token) ? (
          <Next done={done} reason={answer.reason} />
        ) : (
          <Trans>One email a month: what creators charge, by city and format.</Trans>
        )}
      </p>
      {done ? (
        <LinkButton to={paths.home}>
          <Trans>Home</Trans>
        </LinkButton>
      ) : token ? (
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" name="wanted" value="yes">
            <Trans>Yes, subscribe me</Trans>
          </Button>
          <Button type="submit" name="wanted" value="no">
            <Trans>Unsubscribe</Trans>
          </Button>
        </Form>
      ) : (
        <Subscribe error={answer ? <Next done={null} reason={answer.reason} /> : undefined} />
      )}
    </div>
  );
}

/** Form to request the e-mail, for visitors without a link from one. */
function Subscribe({ error }: { error: ReactNode }) {
  return (
    <Form method="post" noValidate className="grid max-w-[46ch] gap-4">
      <Field
        label={<Trans>Email address</Trans>}
        hint={<Trans>We’ll send you an email to confirm. You can unsubscribe any time.</Trans>}
        error={error}
        required
      >
        <Input name="email" type="email" autoComplete="email" placeholder="you@company.in" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          <Trans>Subscribe</Trans>
        </Button>
        <LinkButton to={paths.home}>
          <Trans>Home</Trans>
        </LinkButton>
      </div>
    </Form>
  );
}

function Thanks({ done }: { done: Done }) {
  return done === 'ended' ? <Trans>You’re unsubscribed</Trans> : <Trans>Thanks for subscribing!</Trans>;
}

function Next({ done, reason }: { done: Done | null; reason: string | undefined }) {
  if (done === null) return reason ?? <Trans>Something went wrong. Please try again.</Trans>;
  if (done === 'asked')
    return <Trans>We’ve sent you an email. Confirm there, and you’ll start getting the newsletter.</Trans>;
  if (done === 'confirmed') return <Trans>You’ll get the next newsletter. You can unsubscribe any time.</Trans>;
  return <Trans>You won’t get the newsletter any more.</Trans>;
}
