import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Activity } from '../../../contract/accounts/activity.ts';
import { formatClock } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { sayDay } from '../../lib/time-labels.ts';
import { useNow } from '../../lib/use-now.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { actWords } from './act-words.ts';

interface ActivityDaysProps {
  acts: readonly Activity[];
  /** Level of a day's heading: one below that of the list around it. */
  heading: 'h2' | 'h3';
}

/** Acts by day, the newest first. */
export function ActivityDays({ acts, heading: Heading }: ActivityDaysProps) {
  const { i18n } = useLingui();
  const now = useNow();
  const days = Map.groupBy(acts, ({ createdAt }) => sayDay(createdAt, { i18n, now }));
  return (
    <div className="divide-y divide-dashed divide-line-strong">
      {[...days].map(([day, each]) => (
        <section key={day} className="px-4 py-3 md:px-5" aria-label={day}>
          <Heading className="font-semibold text-t3 text-xs">{day}</Heading>
          <ul className="mt-1">
            {each.map((act) => (
              <ActivityRow key={act.id} act={act} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ActivityRow({ act: { act, by, campaign, createdAt } }: { act: Activity }) {
  const { i18n } = useLingui();
  const words = actWords[act];
  return (
    <li className="flex gap-3 py-2">
      <Avatar id={by?.id ?? ''} image={null} size={28} />
      <div className="min-w-0 flex-1">
        <p className="break-words text-sm">
          <span className="block font-semibold">{by ? by.fullname : <Trans>The platform</Trans>}</span>
          <span className="text-t2">{words ? i18n._(words) : act}</span>
        </p>
        {campaign ? (
          <p className="break-words text-xs">
            <Link to={paths.campaign(campaign.id)} className="text-t3 hover:underline">
              {campaign.title}
            </Link>
          </p>
        ) : null}
      </div>
      <time dateTime={createdAt} className="num whitespace-nowrap text-t3 text-xs">
        {formatClock(createdAt, i18n.locale)}
      </time>
    </li>
  );
}
