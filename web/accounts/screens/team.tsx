import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { nameOf } from '../../lib/people-names.ts';
import { updateProfile, useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { PhoneBar } from '../../ui/page/phone-bar.tsx';
import { ActivityCard } from '../activity/activity-card.tsx';
import { TeamTabs } from '../approvals/team-tabs.tsx';
import { InvitationList } from '../members/invitation-list.tsx';
import { InviteDialog } from '../members/invite-dialog.tsx';
import { MemberList } from '../members/member-list.tsx';
import { membersQuery } from '../members/members.queries.ts';
import { SecondFactorCard } from '../sign-in-rules/second-factor-card.tsx';

/** Members of the account and open invitations. */
export default function Team() {
  const { t } = useLingui();
  const { token, profile } = useSession();
  const [search] = useSearchParams();
  const { data, isPending, error, refetch } = useQuery({ ...membersQuery, enabled: token !== null });
  const asked = search.get('invite');
  const [isInviting, setInviting] = useState(asked !== null);
  const hasTeam = data && data.data.length > 1;
  // The header shows the account's name for accounts of several people.
  useEffect(() => {
    if (hasTeam !== undefined) updateProfile({ has_team: hasTeam });
  }, [hasTeam]);
  const invite = (isBlock: boolean) => (
    <Button block={isBlock} variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
      <Trans>Invite someone</Trans>
    </Button>
  );
  const account = profile ? nameOf(profile) : '';
  return (
    <>
      <title>{t`Team`}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="h1">
            <Trans>Team</Trans>
          </h1>
          <p className="mt-1 text-sm text-t3">
            <Trans>People who act for {account}, each with what their role includes.</Trans>
          </p>
        </div>
        {data ? (
          <div className="flex gap-3 max-md:hidden">
            <LinkButton to="#sign-in-rules" icon={ShieldCheck}>
              <Trans>Sign-in rules</Trans>
            </LinkButton>
            {invite(false)}
          </div>
        ) : null}
      </div>
      <div className="mt-4">
        <TeamTabs current="team" />
      </div>
      <div className="mt-6 grid items-start gap-6 md:pb-18 xl:grid-cols-[minmax(0,816px)_minmax(0,360px)]">
        <div className="grid gap-6">
          {isPending ? <Skeleton className="h-40 rounded-card" /> : null}
          {error ? <ErrorState title={reasonOf(error)} onRetry={refetch} /> : null}
          {data ? (
            <>
              <MemberList members={data.data} grantable={data.grantable} />
              <InvitationList invitations={data.invitations} />
              <SecondFactorCard members={data.data} />
            </>
          ) : null}
        </div>
        {data ? <ActivityCard /> : null}
      </div>
      {data ? <PhoneBar>{invite(true)}</PhoneBar> : null}
      {data && isInviting ? (
        <InviteDialog grantable={data.grantable} asked={asked} onClose={() => setInviting(false)} />
      ) : null}
    </>
  );
}
