import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { newsletterCalls } from '../../../contract/notifications/newsletter.ts';
import { ApiError, exchange, refusalOf } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';

type State = { name: 'idle' | 'submitting' | 'success' } | { name: 'error'; reason: string };

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Newsletter form of the footer. Works without scripts, through a page of its own. */
export function NewsletterForm() {
  const [state, setState] = useState<State>({ name: 'idle' });
  const { t } = useLingui();
  const id = useId();
  const done = state.name === 'success';

  function problemOf(email: string): string | null {
    if (!email) return t`Please enter your email address`;
    return looksLikeEmail.test(email) ? null : t`Please enter a valid email address`;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.name === 'submitting') return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    const problem = problemOf(email);
    if (problem) {
      setState({ name: 'error', reason: problem });
      form.querySelector('input')?.focus();
      return;
    }
    setState({ name: 'submitting' });
    setState(await subscribe(email, t`Something went wrong. Please try again.`));
  }

  return (
    <form method="post" action={paths.newsletter} onSubmit={submit} noValidate>
      <label htmlFor={id} className="sr-only">
        <Trans>Email address</Trans>
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@company.in"
          disabled={done}
          aria-invalid={state.name === 'error' || undefined}
          aria-describedby={`${id}-note`}
          onInput={() => state.name === 'error' && setState({ name: 'idle' })}
          className="min-h-12 w-full min-w-0 rounded-ctl border-[1.5px] border-on-band-2 bg-transparent px-3 pt-px text-base text-on-band placeholder:text-on-band-2 placeholder:opacity-100 focus-visible:outline-on-band disabled:opacity-70 md:min-h-11"
        />
        {done ? null : (
          <button
            type="submit"
            aria-disabled={state.name === 'submitting' || undefined}
            className="min-h-12 flex-none cursor-pointer rounded-ctl border-[1.5px] border-on-band-2 px-4 pt-px font-semibold hover:bg-[rgb(255_255_255/0.14)] focus-visible:outline-on-band md:min-h-11"
          >
            {labelOf(state)}
          </button>
        )}
      </div>
      <p id={`${id}-note`} role="status" className="mt-2 min-h-5 font-semibold text-sm">
        {done ? <Trans>Thanks for subscribing!</Trans> : null}
        {state.name === 'error' ? state.reason : null}
      </p>
    </form>
  );
}

function labelOf(state: State) {
  if (state.name === 'submitting') return <Trans>Subscribing…</Trans>;
  if (state.name === 'error') return <Trans>Try Again</Trans>;
  return <Trans>Subscribe</Trans>;
}

async function subscribe(email: string, fallback: string): Promise<State> {
  try {
    const { response, token } = await exchange(
      newsletterCalls.subscribeToNewsletter,
      {
        body: { email, source: 'website' },
      },
      {},
    );
    // Source: the specification, validation: success is any status from 200 to 299, whatever its body.
    if (response.ok) return { name: 'success' };
    throw refusalOf({ response, token, reply: await response.json().catch(() => null) });
  } catch (error) {
    const told = error instanceof ApiError && error.status > 0 ? error.message : '';
    return { name: 'error', reason: told || fallback };
  }
}
