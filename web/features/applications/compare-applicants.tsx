import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Application } from '../../../contract/applications.ts';
import { dayOf } from '../../lib/campaign-words.ts';
import { formatDay, formatPercent } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Money } from '../../ui/money.tsx';
import { shortenIndian } from '../../ui/rupees.ts';
import { Table } from '../../ui/table.tsx';
import { handleOf } from './applicant-parts.tsx';
import { ApplicationTag } from './application-tag.tsx';

interface CompareApplicantsProps {
  applications: readonly Application[];
  statusOf: (application: Application) => Application['status'];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Up to four applicants side by side: what they ask, whom they reach, why they fit and what they say. */
export default function CompareApplicants({ applications, statusOf, onOpen, onClose }: CompareApplicantsProps) {
  const { t, i18n } = useLingui();
  const line = (name: ReactNode, value: (application: Application) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {applications.map((application) => (
        <td key={application.id} className="wrap-anywhere align-top!">
          {value(application)}
        </td>
      ))}
    </tr>
  );
  return (
    <Modal
      labelledBy="compare-applicants"
      onClose={onClose}
      className="inset-0 m-auto h-fit max-h-[calc(100dvh-32px)] w-[min(1080px,calc(100vw-32px))] max-w-none rounded-dialog"
    >
      <div className="flex items-center gap-3 px-6 pt-5 pb-3">
        <h2 id="compare-applicants" className="h3 flex-1">
          <Trans>Compare applicants</Trans>
        </h2>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </div>
      <div className="relative min-h-0 overflow-y-auto pb-4">
        <Table caption={t`Applicants compared`} className="min-w-[640px]">
          <thead>
            <tr>
              <th scope="col" className="w-28">
                <span className="sr-only">
                  <Trans>Figure</Trans>
                </span>
              </th>
              {applications.map((application) => (
                <th key={application.id} scope="col">
                  <Head application={application} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line(<Trans>Status</Trans>, (one) => (
              <ApplicationTag status={statusOf(one)} />
            ))}
            {line(<Trans>Match</Trans>, ({ match }) => (
              <b className="font-bold text-link text-xl">{match?.score ?? '–'}</b>
            ))}
            {line(<Trans>Quote</Trans>, ({ quote }) =>
              quote === null ? '–' : <Money value={quote} className="font-bold text-base" />,
            )}
            {line(<Trans>Ready by</Trans>, ({ ready_by: ready }) =>
              ready ? formatDay(dayOf(ready), { locale: i18n.locale }) : '–',
            )}
            {line(<Trans>Reach</Trans>, ({ user }) => shortenIndian(user.followers))}
            {line(<Trans>Engagement</Trans>, ({ user }) =>
              user.engagement_rate === null ? '–' : formatPercent(user.engagement_rate),
            )}
            {line(<Trans>Authenticity</Trans>, ({ user }) => user.authenticity ?? '–')}
            {line(<Trans>Why</Trans>, (one) => (
              <Why match={one.match} />
            ))}
            {line(<Trans>Message</Trans>, ({ message }) => message)}
            {line(<span className="sr-only">{t`Open`}</span>, ({ id }) => (
              <Button
                size="sm"
                onClick={() => {
                  onClose();
                  onOpen(id);
                }}
              >
                <Trans>Open</Trans>
              </Button>
            ))}
          </tbody>
        </Table>
      </div>
    </Modal>
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
  return (
    <ul className="grid gap-1">
      {match.reasons.map((reason) => (
        <li key={reason} className="flex gap-1.5">
          <Check className="mt-0.5 size-3.5 flex-none text-ok" />
          {reason}
        </li>
      ))}
      {match.gaps.map((gap) => (
        <li key={gap} className="flex gap-1.5 text-t2">
          <Minus className="mt-0.5 size-3.5 flex-none text-t3" />
          {gap}
        </li>
      ))}
    </ul>
  );
}
