import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../lib/session.ts';
import { Tabs } from '../../../ui/data/tabs.tsx';

/** Sections of a profile, each with its own URL hash. */
const parts = ['overview', 'audience', 'record'] as const;

type Part = (typeof parts)[number];

export function ProfileTabs({ shown }: { shown: readonly Part[] }) {
  const { t } = useLingui();
  const { hash } = useLocation();
  // The hash is not sent to the server.
  const isKnown = useHydrated();
  const names: Record<Part, ReactNode> = {
    overview: <Trans>Overview</Trans>,
    audience: <Trans>Audience</Trans>,
    record: <Trans>Past work and reviews</Trans>,
  };
  const tabs = parts.filter((part) => shown.includes(part)).map((id) => ({ id, to: `#${id}`, name: names[id] }));
  const current = tabs.find(({ to }) => isKnown && to === hash)?.id ?? 'overview';
  return (
    <div className="mt-6">
      <Tabs label={t`Sections`} tabs={tabs} current={current} isOnePage />
    </div>
  );
}

/** Anchor of a tab. */
export function ProfilePart({ id, children }: { id: Part; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-20">
      {children}
    </div>
  );
}
