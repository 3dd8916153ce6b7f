import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useSite } from '../../lib/site.ts';
import { Card } from '../../ui/data/card.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Tag } from '../../ui/data/tag.tsx';

interface SuperUserCardProps {
  isSuperUser: boolean;
  qualified: number;
  from: number;
}

/** Progress towards super user status, and its benefits. */
export function SuperUserCard({ isSuperUser, qualified, from }: SuperUserCardProps) {
  const { t } = useLingui();
  const left = Math.max(1, from - qualified);
  return (
    <Card as="section">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="h4">
          <Trans>Super user</Trans>
        </h2>
        {isSuperUser ? (
          <Tag tone="green" icon={Star}>
            <Trans>You’re a super user</Trans>
          </Tag>
        ) : (
          <span className="num font-semibold text-sm text-t2">
            <Trans>
              {qualified} of {from}
            </Trans>
          </span>
        )}
      </div>
      {isSuperUser ? null : (
        <>
          <ProgressBar
            parts={[{ value: qualified }]}
            total={from}
            height={16}
            label={t`${qualified} of ${from} qualified referrals`}
          />
          <p className="mt-2.5 font-semibold">
            <Plural value={left} one="# more qualified referral to go" other="# more qualified referrals to go" />
          </p>
        </>
      )}
      <p className="mt-1 text-sm text-t2">
        <SuperUserGain />
      </p>
    </Card>
  );
}

function SuperUserGain() {
  const { superUserShare, superUserMonths } = useSite().referral;
  return (
    <Trans>
      Super users earn {superUserShare}% of what the people they invited pay for a subscription, for {superUserMonths}{' '}
      months from the day each joined.
    </Trans>
  );
}
