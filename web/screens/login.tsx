import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { shareImage } from '../../contract/public-pages.ts';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { EndedNote } from '../features/auth/ended-note.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { loadSignInPlaces } from '../features/auth/sign-in-places.ts';
import { SocialButtons } from '../features/auth/social-buttons.tsx';
import { useCodeStep } from '../features/auth/use-code-step.ts';
import { useSkipWhenSignedIn } from '../features/auth/use-skip-when-signed-in.ts';
import { useSocialReturn } from '../features/auth/use-social-return.ts';
import { PublicHead } from '../features/site/public-head.tsx';
import { pageContext } from '../lib/page-context.ts';
import { paths } from '../lib/paths.ts';

// Steps that few visits reach are fetched when they are.
const CodeStep = lazy(async () => ({ default: (await import('../features/auth/code-step.tsx')).CodeStep }));
const SocialJoin = lazy(async () => ({ default: (await import('../features/auth/social-join.tsx')).SocialJoin }));

export async function loader({ context }: LoaderFunctionArgs) {
  return { places: await loadSignInPlaces(context.get(pageContext)) };
}

export default function Login() {
  const { t } = useLingui();
  useSkipWhenSignedIn();
  const { places } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const { coded, askFor, back } = useCodeStep();
  const { joining, cancel } = useSocialReturn();
  if (joining) {
    return (
      <Suspense>
        <SocialJoin answer={joining} onBack={cancel} />
      </Suspense>
    );
  }
  if (coded) {
    return (
      <Suspense>
        <CodeStep {...coded} onBack={back} />
      </Suspense>
    );
  }
  return (
    <AuthFrame
      title={<Trans>Welcome back</Trans>}
      text={<Trans>Embrace your influence and connect with renowned global brands.</Trans>}
    >
      <PublicHead
        title={t`Login`}
        description={t`Log in to find creators and campaigns, chat, and keep track of your money.`}
        path={paths.login}
        image={shareImage('page', 'login')}
      />
      <EndedNote />
      <LoginForm onUnverified={askFor} />
      <SocialButtons places={places} />
      <p className="mt-auto pt-5 text-center text-sm text-t2 lg:mt-0">
        <Trans>New here?</Trans>{' '}
        <Link to={`${paths.signup}${search}`} className="link hit-44 font-semibold">
          <Trans>Sign Up</Trans>
        </Link>
      </p>
    </AuthFrame>
  );
}
