import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';

/** Not-found page, also shown where the user may not know that a page exists. */
export function NotFound() {
  const { brand } = useSite();
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Page not found · ${brand}`} noIndex />
      <div className="h-[36dvh] min-h-40 overflow-hidden">
        <JaaliBand id="aarohi-8" />
      </div>
      <div className="wrap flex flex-1 flex-col pt-6 pb-6 md:pt-12">
        <p className="font-semibold text-sm text-t3">404</p>
        <h1 className="h1 md:d2 mt-2">
          <Trans>
            Uh oh! Looks like you got lost.{' '}
            <span className="mt-2.5 block font-normal text-lg text-t2 leading-[1.4] tracking-normal">
              Go back to the homepage
            </span>
          </Trans>
        </h1>
        <p className="mt-auto pt-8 md:mt-0">
          <LinkButton variant="primary" to={paths.home} className="max-md:w-full">
            <Trans>Go To Homepage</Trans>
          </LinkButton>
        </p>
      </div>
    </>
  );
}
