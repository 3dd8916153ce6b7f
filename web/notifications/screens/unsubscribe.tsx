import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, data, Form, useActionData, useSearchParams } from 'react-router';
import { pageContext } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';

/** Ends one type of e-mails with the token from one of them; works signed out and without scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = encodeURIComponent(String(form.get('token') ?? ''));
  const { status } = await context
    .get(pageContext)
    .callApi(`/notifications/unsubscribe/${token}`, { method: 'POST', body: {} });
  return data({ isDone: status < 300, isFailed: status >= 500 }, { status });
}

/** Opening it changes nothing, because programs open the links of e-mails too. */
export default function Unsubscribe() {
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  const { brand } = useSite();
  const { t } = useLingui();
  const token = search.get('token');
  const isOpen = token !== null && (answer === undefined || answer.isFailed);
  return (
    <div className="wrap pt-8 md:pt-14">
      <PageMeta title={t`Email notifications · ${brand}`} noIndex />
      <h1 className="h1 md:d2">
        {answer?.isDone ? <Trans>These emails are off</Trans> : <Trans>Stop these emails?</Trans>}
      </h1>
      <p className="lead mt-3 mb-6 max-w-[46em]">
        {isOpen ? (
          <Trans>You’ll still see these notifications in {brand}. Emails about your security always come.</Trans>
        ) : answer?.isDone ? (
          <Trans>You can switch them on again in your settings.</Trans>
        ) : (
          <Trans>This link is incomplete or too old. You can switch emails off in your settings.</Trans>
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
            <Trans>Stop these emails</Trans>
          </Button>
        </Form>
      ) : (
        <LinkButton to={`${paths.profileSettings}#notifications`}>
          <Trans>Notification settings</Trans>
        </LinkButton>
      )}
    </div>
  );
}
