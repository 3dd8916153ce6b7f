import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { ApplicationTag } from '../../campaigns/applications/application-tag.tsx';
import { formatDay, formatPercent } from '../../lib/format.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Comparison, ComparisonLine } from '../../ui/data/comparison.tsx';
import { FollowerCount } from '../../ui/data/follower-count.tsx';
import { ForAndAgainst } from '../../ui/data/for-and-against.tsx';
import { MatchScore } from '../../ui/data/match-score.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { handleOf } from './applicant-parts.tsx';

interface CompareApplicantsProps {
  applications: readonly Application[];
  statusOf: (application: Application) => Application['status'];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Compares up to four applicants: price, reach, match and message. */
export default function CompareApplicants({ applications, statusOf, onOpen, onClose }: CompareApplicantsProps) {
  const { t, i18n } = useLingui();
  const items = applications;
  return (
    <Comparison
      title={<Trans>Compare applicants</Trans>}
      caption={t`Applicant comparison`}
      items={items}
      renderHead={(application) => <Head application={application} />}
      onClose={onClose}
      className="min-w-[640px]"
    >
      <ComparisonLine
        name={<Trans>Status</Trans>}
        items={items}
        value={(one) => <ApplicationTag application={{ ...one, status: statusOf(one) }} />}
      />
      <ComparisonLine
        name={<Trans>Match</Trans>}
        items={items}
        value={({ match }) => (match ? <MatchScore match={match} isLarge isNamed /> : '–')}
      />
      <ComparisonLine
        name={<Trans>Quote</Trans>}
        items={items}
        value={({ quote }) => (quote === null ? '–' : <Money value={quote} className="font-bold text-base" />)}
      />
      <ComparisonLine
        name={<Trans>Ready by</Trans>}
        items={items}
        value={({ ready_by: ready }) => (ready ? formatDay(ready, { locale: i18n.locale }) : '–')}
      />
      <ComparisonLine
        name={<Trans>Followers</Trans>}
        items={items}
        value={({ user }) => <FollowerCount card={user} />}
      />
      <ComparisonLine
        name={<Trans>Engagement</Trans>}
        items={items}
        value={({ user }) => (user.engagement_rate === null ? '–' : formatPercent(user.engagement_rate))}
      />
      <ComparisonLine name={<Trans>Authenticity</Trans>} items={items} value={({ user }) => user.authenticity ?? '–'} />
      <ComparisonLine name={<Trans>Reason</Trans>} items={items} value={(one) => <Why match={one.match} />} />
      <ComparisonLine name={<Trans>Message</Trans>} items={items} value={({ message }) => message} />
      <ComparisonLine
        name={<span className="sr-only">{t`Open`}</span>}
        items={items}
        value={({ id }) => (
          <Button
            size="sm"
            onClick={() => {
              onClose();
              onOpen(id);
            }}
          >
            <Trans>Open</Trans>
          </Button>
        )}
      />
    </Comparison>
  );
}

function Head({ application }: { application: Application }) {
  const { user } = application;
  return (
    <span className="flex items-center gap-2">
      <Avatar id={user.id} image={user.profile_image} size={32} />
      <span className="min-w-0">
        <span className="block truncate text-sm text-t1">{user.fullname}</span>
        <span className="block truncate">{handleOf(application)}</span>
      </span>
    </span>
  );
}

function Why({ match }: Pick<Application, 'match'>) {
  if (!match) return '–';
  return <ForAndAgainst pros={match.reasons} cons={match.gaps} small />;
}
