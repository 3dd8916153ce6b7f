import { Trans, useLingui } from '@lingui/react/macro';
import { Check, type LucideIcon, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { MatchScore } from '../../../ui/data/match-score.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useMatch } from '../matches.queries.ts';

/** Match with the reader's newest open campaign, with reasons. */
export function FitPart({ id }: { id: string }) {
  const { t } = useLingui();
  const { campaign, match, isPending } = useMatch(id);
  if (isPending) return <Skeleton className="mx-5 my-3 h-36" />;
  if (!campaign || !match) return null;
  const { title } = campaign;
  return (
    <section aria-label={t`Match`} className="px-4 pt-3.5 max-lg:pb-4 md:px-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="h5 min-w-0">
          <Link to={paths.campaign(campaign.id)} className="block truncate hover:underline">
            <Trans>For “{title}”</Trans>
          </Link>
        </h2>
        <MatchScore match={match} isLarge />
      </div>
      <ul className="mt-2 grid gap-1.5 text-sm">
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
    </section>
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
