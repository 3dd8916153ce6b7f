import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { pageContext } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import type { Values } from '../../lib/use-contract-form.ts';
import { PublicHead } from '../../site/public-pages/public-head.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { type OpenRole, readRoleId, storeRoleId, toRoleId } from '../auth/role-id.ts';
import { loadSignInPlaces } from '../auth/sign-in-places.ts';
import { SignupStart } from '../auth/signup-start.tsx';
import { SocialButtons } from '../auth/social-buttons.tsx';
import { useCodeStep } from '../auth/use-code-step.ts';
import { useSkipWhenSignedIn } from '../auth/use-skip-when-signed-in.ts';

// Later steps are loaded while the first is filled in.
const CodeStep = lazy(async () => ({ default: (await import('../auth/code-step.tsx')).CodeStep }));
const details = () => import('../auth/signup-details.tsx');
const SignupDetails = lazy(async () => ({ default: (await details()).SignupDetails }));

export async function loader({ context }: LoaderFunctionArgs) {
  return { places: await loadSignInPlaces(context.get(pageContext)) };
}

const greeting = {
  title: <Trans>Embrace your influence</Trans>,
  text: <Trans>Connect with renowned global brands.</Trans>,
};
const businessGreeting = {
  title: <Trans>Find the right creators</Trans>,
  text: <Trans>Free to join, post and chat.</Trans>,
};

/** Two steps and the code. Each later step is a history entry, so that Back keeps the values. */
export default function Signup() {
  const { t } = useLingui();
  useSkipWhenSignedIn();
  const { places } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const [role, setRole] = useState<OpenRole>(toRoleId(params.get('role')) ?? 'influencer');
  const [contact, setContact] = useState('');
  const [typed, setTyped] = useState<Values>({});
  const { coded, askFor, back } = useCodeStep();
  const onDetails = params.get('step') === 'details' && contact !== '';

  useEffect(() => {
    const known = readRoleId();
    if (known && !params.has('role')) setRole(known);
  }, [params]);

  function chooseRole(next: OpenRole) {
    setRole(next);
    storeRoleId(next);
  }
  function continueWith(text: string) {
    setContact(text);
    const next = new URLSearchParams(params);
    next.set('step', 'details');
    void navigate(`?${next}`);
  }
  if (coded) {
    return (
      <Suspense>
        <CodeStep {...coded} onBack={back} />
      </Suspense>
    );
  }
  if (onDetails) {
    return (
      <AuthFrame title={<Trans>Your account</Trans>} back={back}>
        <title>{t`Sign Up`}</title>
        <Suspense fallback={<Skeleton className="mt-6 h-96" />}>
          <SignupDetails
            role={role}
            contact={contact}
            known={{ referral_code: params.get('ref') ?? '', ...typed }}
            onSend={setTyped}
            onRegistered={askFor}
          />
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame {...(role === 'influencer' ? greeting : businessGreeting)}>
      <PublicHead
        title={t`Sign Up`}
        description={t`Join as a brand, an influencer or a partner. Joining, posting, applying and chatting are free.`}
        path={paths.signup}
        image={shareImage('page', 'signup')}
      />
      <SignupStart
        onReach={() => void details()}
        role={role}
        onRole={chooseRole}
        contact={contact}
        onContinue={continueWith}
      />
      <SocialButtons places={places} />
      <p className="pt-3 text-center text-sm text-t2">
        <Trans>Already have an account?</Trans>{' '}
        <Link to={`${paths.login}${search}`} className="link hit-44 font-semibold">
          <Trans>Login</Trans>
        </Link>
      </p>
    </AuthFrame>
  );
}
