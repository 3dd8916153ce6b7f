import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileText, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { roleWords } from '../../lib/role-labels.ts';
import { Card } from '../../ui/data/card.tsx';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { deliverablesQuery } from './deliverables.queries.ts';
import { isDone } from './piece-words.tsx';

interface PartiesTabProps {
  campaign: Campaign;
  isOwn: boolean;
}

/** Agreement partners: for the creator all influencers, for others the creator. */
export default function PartiesTab({ campaign, isOwn }: PartiesTabProps) {
  const { t } = useLingui();
  const query = useQuery(deliverablesQuery(campaign.id));
  if (query.error && !query.data) {
    const title = <Trans>Couldn’t load the parties</Trans>;
    return <ErrorState title={title} text={reasonOf(query.error)} onRetry={query.refetch} />;
  }
  if (!query.data) {
    return (
      <Card role="status" aria-label={t`Loading`} aria-busy="true" className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Card>
    );
  }
  const agreements = isOwn ? [...Map.groupBy(query.data, ({ application_id }) => application_id).values()] : [];
  if (isOwn && agreements.length === 0) return <NoParties campaignId={campaign.id} />;
  return (
    <Card as="section" padding="none">
      <h2 className="sr-only">
        <Trans>Parties</Trans>
      </h2>
      <ul className="divide-y divide-line">
        <Party
          person={campaign.creator}
          to={paths.brandProfileOf(campaign.creator.id)}
          line={<Trans>posted this campaign</Trans>}
        >
          {isOwn ? null : <ChatLink to={paths.campaignChats(campaign.id)} />}
        </Party>
        {agreements.map((pieces) => (
          <CreatorParty key={pieces[0]?.application_id} campaignId={campaign.id} pieces={pieces} />
        ))}
      </ul>
    </Card>
  );
}

/** Influencer with progress and the agreement. */
function CreatorParty({ campaignId, pieces }: { campaignId: string; pieces: readonly Deliverable[] }) {
  const [first] = pieces;
  if (!first) return null;
  const { user, application_id: application } = first;
  const done = pieces.filter(isDone).length;
  return (
    <Party
      person={user}
      to={paths.influencerProfile('influencer', user.id)}
      line={<Plural value={pieces.length} one={`${done} of # piece approved`} other={`${done} of # pieces approved`} />}
    >
      <LinkButton size="sm" icon={FileText} to={`${paths.appliedUsers(campaignId)}&user=${application}`}>
        <Trans>Agreement</Trans>
      </LinkButton>
      <ChatLink to={`${paths.campaignChats(campaignId)}?user=${user.id}`} />
    </Party>
  );
}

interface PartyProps {
  person: Campaign['creator'];
  to: string;
  line: ReactNode;
  children: ReactNode;
}

function Party({ person, to, line, children }: PartyProps) {
  const { i18n } = useLingui();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 md:px-5">
      <PersonAvatar person={person} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="h5 truncate">
          <Link to={to} className="link text-t1">
            {nameOf(person)}
          </Link>
        </p>
        <p className="num text-sm text-t3">
          {i18n._(roleWords[person.role])}, {line}
        </p>
      </div>
      <span className="flex gap-2">{children}</span>
    </li>
  );
}

function ChatLink({ to }: { to: string }) {
  return (
    <LinkButton size="sm" icon={MessageCircle} to={to}>
      <Trans>Chat</Trans>
    </LinkButton>
  );
}

function NoParties({ campaignId }: { campaignId: string }) {
  return (
    <Card>
      <EmptyState
        jaali="no-parties"
        title={<Trans>No one is working on this campaign yet</Trans>}
        text={<Trans>People who accept your offer appear here, with the agreed work and the chat.</Trans>}
        action={
          <LinkButton to={paths.appliedUsers(campaignId)}>
            <Trans>See applicants</Trans>
          </LinkButton>
        }
      />
    </Card>
  );
}
