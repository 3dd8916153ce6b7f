import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { ConsoleHead } from '../console/console-head.tsx';
import { Moment } from '../console/moment.tsx';
import { reportQuery } from '../console/operator.queries.ts';
import { PersonLine } from '../console/person-line.tsx';
import { ReportDecision } from '../console/report-decision.tsx';
import { ReportRow } from '../console/report-list.tsx';
import { ReportTag } from '../console/state-tags.tsx';

/** Report with its context and the decision. */
export default function OperatorReport() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { profile } = useSession();
  const { data: report, error, refetch } = useQuery(reportQuery(id));
  const list = { to: paths.operatorReports, name: <Trans>Reports</Trans> };
  if (!report) {
    return (
      <>
        <ConsoleHead name={t({ message: 'Report', context: 'case' })} list={list} />
        {error ? (
          <ErrorState title={<Trans>Couldn’t load this report</Trans>} text={reasonOf(error)} onRetry={refetch} />
        ) : (
          <Skeleton className="h-96 rounded-card" />
        )}
      </>
    );
  }
  const { made, dismissed } = report.reporter_record;
  return (
    <>
      <ConsoleHead name={t`About ${report.target.name}`} list={list} tag={<ReportTag report={report} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid gap-4">
          <Card as="section" aria-labelledby="said" className="grid gap-3">
            <h2 id="said" className="h4">
              <Trans>Reported content</Trans>
            </h2>
            <blockquote className="whitespace-pre-line [overflow-wrap:anywhere]">“{report.reason}”</blockquote>
            <p className="text-sm text-t3">
              <Moment at={report.createdAt} />
            </p>
            {report.campaign ? (
              <p>
                <Link to={paths.campaign(report.campaign.id)} className="link">
                  {report.campaign.name}
                </Link>
              </p>
            ) : (
              <>
                <PersonLine person={report.reporter} />
                <p className="text-sm text-t2">
                  <Plural value={made} one="# report by this person" other="# reports by this person" />,{' '}
                  <Plural value={dismissed} _0="none dismissed" one="# dismissed" other="# dismissed" />
                </p>
              </>
            )}
          </Card>
          <Card as="section" aria-labelledby="about" className="grid gap-3">
            <h2 id="about" className="h4">
              <Trans>Reported person</Trans>
            </h2>
            {report.target.person ? (
              <PersonLine person={report.target.person} />
            ) : (
              <p>
                <Trans>{report.target.name}, an unclaimed profile</Trans>
              </p>
            )}
            <p className="text-sm text-t2">
              <Plural
                value={report.blocked_by}
                _0="Not blocked by anyone"
                one="Blocked by # person"
                other="Blocked by # people"
              />
              {report.is_suspended ? (
                <>
                  {', '}
                  <Trans>currently suspended</Trans>
                </>
              ) : null}
            </p>
          </Card>
          {report.earlier.length > 0 ? (
            <section aria-labelledby="earlier" className="grid gap-3">
              <h2 id="earlier" className="h4">
                <Trans>Other reports about this person</Trans>
              </h2>
              {report.earlier.map((each) => (
                <ReportRow key={each.id} report={each} />
              ))}
            </section>
          ) : null}
        </div>
        {report.decided_at === null ? (
          <ReportDecision report={report} me={profile?.id ?? ''} />
        ) : (
          <Card flat>
            <h2 className="h5">
              <Trans>Decision</Trans>
            </h2>
            <p className="whitespace-pre-line">{report.note ? `“${report.note}”` : '–'}</p>
          </Card>
        )}
      </div>
    </>
  );
}
