import { Trans, useLingui } from '@lingui/react/macro';
import { Check, type LucideIcon, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Card } from '../../../ui/data/card.tsx';
import { MatchScore } from '../../../ui/data/match-score.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useMatch } from '../matches.queries.ts';

/** Match with the reader's newest open campaign, with reasons. */
export function FitCard({ id }: { id: string }) {
  const { t } = useLingui();
  const { campaign, match, isPending } = useMatch(id);
  if (isPending) return <Skeleton className="h-44 rounded-card" />;
  if (!campaign || !match) return null;
  return (
    <Card as="section" aria-label={t`Match`}>
      <h2 className="h4 flex items-baseline justify-between gap-3">
        <Trans>Match</Trans> <MatchScore match={match} isLarge isNamed />
      </h2>
      <Link to={paths.campaign(campaign.id)} className="link hit-44 block truncate text-sm">
        {campaign.title}
      </Link>
      <ul className="mt-3 grid gap-1.5 text-sm">
        {match.reasons.slice(0, 3).map((reason) => (
          <Reason key={reason} icon={Check} tone="text-ok">
            {reason}
          </Reason>
        ))}
        {match.gaps.slice(0, 2).map((gap) => (
          <Reason key={gap} icon={Minus} tone="text-t3">
            {gap}
          </Reason>
        ))}
      </ul>
    </Card>
  );
}

function Reason({ icon: Icon, tone, children }: { icon: LucideIcon; tone: string; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon className={`mt-0.5 size-4 flex-none ${tone}`} />
      {children}
    </li>
  );
}
