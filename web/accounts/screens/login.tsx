import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { pageContext } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { PublicHead } from '../../site/public-pages/public-head.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { EndedNote } from '../auth/ended-note.tsx';
import { LoginForm } from '../auth/login-form.tsx';
import { loadSignInPlaces } from '../auth/sign-in-places.ts';
import { SocialButtons } from '../auth/social-buttons.tsx';
import { useCodeStep } from '../auth/use-code-step.ts';
import { useSecondStep } from '../auth/use-second-step.ts';
import { useSkipWhenSignedIn } from '../auth/use-skip-when-signed-in.ts';
import { useSocialReturn } from '../auth/use-social-return.ts';
import { PasskeyLogin } from '../second-step/passkey-login.tsx';

// Rare steps are loaded on demand.
const CodeStep = lazy(async () => ({ default: (await import('../auth/code-step.tsx')).CodeStep }));
const SecondStep = lazy(async () => ({ default: (await import('../second-step/second-step.tsx')).SecondStep }));
const SocialJoin = lazy(async () => ({ default: (await import('../auth/social-join.tsx')).SocialJoin }));

export async function loader({ context }: LoaderFunctionArgs) {
  return { places: await loadSignInPlaces(context.get(pageContext)) };
}

export default function Login() {
  const { t } = useLingui();
  useSkipWhenSignedIn();
  const { places } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const { coded, askFor, back } = useCodeStep();
  const { asked, askForFactor, leave } = useSecondStep();
  const { joining, cancel } = useSocialReturn(askForFactor);
  if (asked) {
    return (
      <Suspense>
        <SecondStep asked={asked} onBack={leave} />
      </Suspense>
    );
  }
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
      <LoginForm onUnverified={askFor} onAsked={askForFactor} />
      <PasskeyLogin />
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
