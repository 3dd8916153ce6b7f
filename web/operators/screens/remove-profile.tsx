import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { LinkButton } from '../../ui/forms/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { RemovalForm } from '../removal/removal-form.tsx';

/** Page for people with an imported profile: claim it or request its removal. */
export default function RemoveProfile() {
  const { t } = useLingui();
  const { brand } = useSite();
  const [search] = useSearchParams();
  return (
    <div className="wrap pt-8 pb-12 md:pt-14">
      <PageMeta title={t`Is this you? · ${brand}`} noIndex />
      <h1 className="h1 md:d2">
        <Trans>Is this you?</Trans>
      </h1>
      <p className="lead mt-3 max-w-[46em]">
        <Trans>
          Some profiles come from public data and have no account here yet. Sign up to claim yours, or have it removed
          permanently.
        </Trans>
      </p>
      <div className="mt-4 mb-6">
        <LinkButton to={paths.signup}>
          <Trans>Sign up and claim it</Trans>
        </LinkButton>
      </div>
      <RemovalForm handle={search.get('handle') ?? ''} />
    </div>
  );
}
