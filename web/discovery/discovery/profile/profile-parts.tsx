import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../lib/session.ts';
import { Tabs } from '../../../ui/data/tabs.tsx';

/** The parts of a creator's page one can jump to; each is an address. */
const parts = ['overview', 'audience', 'record'] as const;

type Part = (typeof parts)[number];

export function ProfileTabs({ shown }: { shown: readonly Part[] }) {
  const { t } = useLingui();
  const { hash } = useLocation();
  // No server hears of it.
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
      <Tabs label={t`Sections`} tabs={tabs} current={current} />
    </div>
  );
}

/** Where a tab leads. */
export function ProfilePart({ id, children }: { id: Part; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-20">
      {children}
    </div>
  );
}
