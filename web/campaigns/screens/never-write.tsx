import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, data, Form, useActionData, useSearchParams } from 'react-router';
import { pageContext } from '../../lib/page-context.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/forms/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';

/** Keeps for ever that an address wants no mail that asks to join; works signed out and without scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = encodeURIComponent(String(form.get('token') ?? ''));
  const { status } = await context.get(pageContext).callApi(`/crm/never-write/${token}`, { method: 'POST', body: {} });
  return data({ isDone: status < 300, isFailed: status >= 500 }, { status });
}

/** Opening it changes nothing, because programs open the links of e-mails too. */
export default function NeverWrite() {
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  const { brand } = useSite();
  const { t } = useLingui();
  const token = search.get('token');
  const isOpen = token !== null && (answer === undefined || answer.isFailed);
  return (
    <div className="wrap pt-8 md:pt-14">
      <PageMeta title={t`Emails that ask you to join · ${brand}`} noIndex />
      <h1 className="h1 md:d2">
        {answer?.isDone ? <Trans>We won’t write to you again</Trans> : <Trans>Never write to you again?</Trans>}
      </h1>
      <p className="lead mt-3 mb-6 max-w-[46em]">
        {isOpen ? (
          <Trans>No business can ask you by email to join {brand} any more. This has no end.</Trans>
        ) : answer?.isDone ? (
          <Trans>We keep only a fingerprint of your address, so that we know it when somebody enters it.</Trans>
        ) : (
          <Trans>This link is incomplete. Open it again from the email.</Trans>
        )}
      </p>
      {isOpen ? (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          {answer?.isFailed ? (
            <p role="alert" className="mb-4 text-bad">
              <Trans>Couldn’t save that. Please try again.</Trans>
            </p>
          ) : null}
          <Button type="submit" variant="primary">
            <Trans>Never write to me again</Trans>
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
