import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { BookOpen, MessageCircle, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { Card } from '../../ui/data/card.tsx';
import { buttonClass } from '../../ui/forms/button-look.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';

/** Shown by the service worker under any URL, so hydration would take it for another page. */
export const handle = { hydrate: 'never' };

/** Offline page, shown when a page is not cached and the server cannot be reached. */
export default function Offline() {
  const { t } = useLingui();
  const { brand } = useSite();
  return (
    <div className="flex min-h-dvh flex-col">
      <PageMeta title={t`You’re offline · ${brand}`} noIndex />
      <div className="h-[22dvh] min-h-24 overflow-hidden">
        <JaaliBand id="aarohi-8" />
      </div>
      <main className="wrap flex flex-1 flex-col py-6 md:max-w-[760px] md:py-12">
        <Logo name={brand} size="sm" />
        {/* The page's own script shows the right one. */}
        <h1 className="h1 mt-6 [[data-away]_&]:hidden">
          <Trans>You’re offline</Trans>
        </h1>
        <h1 className="h1 mt-6 hidden [[data-away]_&]:block">
          <Trans>Can’t reach {brand}</Trans>
        </h1>
        <p className="mt-2 text-lg text-t2">
          <Trans>This page opens automatically once you’re back online.</Trans>
        </p>
        <h2 className="h4 mt-8 mb-3">
          <Trans>What still works</Trans>
        </h2>
        <Card padding="none">
          <ul>
            <Thing icon={MessageCircle} forMembers>
              <p className="h5">
                <Trans>Messages</Trans>
              </p>
              <p className="text-t2">
                <Trans>Messages you write now are sent when you’re back online.</Trans>
              </p>
              <a href={paths.messages} className="link inline-flex min-h-11 items-center font-semibold">
                <Trans>Open Messages</Trans>
              </a>
            </Thing>
            <Thing icon={PencilLine}>
              <p className="h5">
                <Trans>Drafts</Trans>
              </p>
              <p className="text-t2">
                <Trans>Your unsent messages, campaigns and applications are saved on this device.</Trans>
              </p>
            </Thing>
            <Thing icon={BookOpen}>
              <p className="h5">
                <Trans>Pages you’ve visited</Trans>
              </p>
              <p className="text-t2">
                <Trans>Plans, questions and policies you opened before are available offline.</Trans>
              </p>
            </Thing>
          </ul>
        </Card>
        <p className="mt-auto pt-8 md:mt-0">
          {/* A button, because the page may have any URL. The page's own script handles it. */}
          <button type="button" data-retry className={`${buttonClass({ variant: 'primary' })} max-md:w-full`}>
            <Trans>Retry</Trans>
          </button>
        </p>
      </main>
    </div>
  );
}

function Thing({ icon: Icon, forMembers, children }: { icon: LucideIcon; forMembers?: boolean; children: ReactNode }) {
  return (
    <li
      className={`flex gap-3 border-line p-4 not-last:border-b ${forMembers ? '[html:not([data-role])_&]:hidden' : ''}`}
    >
      <Icon className="mt-0.5 text-link" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}
