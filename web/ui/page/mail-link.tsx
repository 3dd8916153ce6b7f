import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, data, Form, useActionData, useSearchParams } from 'react-router';
import { pageContext } from '../../lib/page-context.ts';
import { Button } from '../forms/button.tsx';
import { PageMeta } from './page-meta.tsx';

/** Sends the token of a page's form to this call of the API; works signed out and without scripts. */
export async function sendToken({ request, context }: ActionFunctionArgs, call: string) {
  const form = await request.formData();
  const token = encodeURIComponent(String(form.get('token') ?? ''));
  const { status } = await context.get(pageContext).callApi(`${call}/${token}`, { method: 'POST', body: {} });
  return data({ isDone: status < 300, isFailed: status >= 500 }, { status });
}

interface MailLinkProps {
  title: string;
  /** Heading and sentence: before the press, after it, and without a valid token. */
  ask: { title: ReactNode; text: ReactNode; act: ReactNode };
  done: { title: ReactNode; text: ReactNode };
  invalid: ReactNode;
  /** Shown in place of the button. */
  elsewhere?: ReactNode;
}

/** Page of a link in an e-mail. Opening it changes nothing, because programs open the links of e-mails too. */
export function MailLink({ title, ask, done, invalid, elsewhere = null }: MailLinkProps) {
  const answer = useActionData<typeof sendToken>();
  const [search] = useSearchParams();
  const token = search.get('token');
  const isOpen = token !== null && (answer === undefined || answer.isFailed);
  return (
    <div className="wrap pt-8 md:pt-14">
      <PageMeta title={title} noIndex />
      <h1 className="h1 md:d2">{answer?.isDone ? done.title : ask.title}</h1>
      <p className="lead mt-3 mb-6 max-w-[46em]">{isOpen ? ask.text : answer?.isDone ? done.text : invalid}</p>
      {isOpen ? (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          {answer?.isFailed ? (
            <p role="alert" className="mb-4 text-bad">
              <Trans>Couldn’t save that. Please try again.</Trans>
            </p>
          ) : null}
          <Button type="submit" variant="primary">
            {ask.act}
          </Button>
        </Form>
      ) : (
        elsewhere
      )}
    </div>
  );
}
