import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Application } from '../../../contract/applications.ts';
import type { Pledge } from '../../../contract/pledges.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { showToast } from '../../ui/toast.ts';
import { PledgeTag } from './application-tag.tsx';
import { applicantsQuery, type Move, useMove } from './applications.queries.ts';

/** The pledges towards one need, for the creator to answer and to confirm. */
export default function PledgeAnswers({ campaignId, needId }: { campaignId: string; needId: string }) {
  const { data, error, refetch } = useInfiniteQuery(applicantsQuery(campaignId, { sort: 'newest' }));
  const pledges = (data?.pages.flatMap((page) => page.data) ?? []).filter(isPledge);
  if (error && !data) {
    return (
      <p className="mt-2 text-sm text-t2">
        {reasonOf(error)}{' '}
        <button type="button" className="link hit-44 cursor-pointer" onClick={() => refetch()}>
          <Trans>Retry</Trans>
        </button>
      </p>
    );
  }
  const mine = pledges.filter((pledge) => pledge.need_id === needId);
  if (data && mine.length === 0) {
    return (
      <p className="mt-2 text-sm text-t3">
        <Trans>Nobody yet.</Trans>
      </p>
    );
  }
  return (
    <ul className="mt-2 grid gap-2">
      {mine.map((pledge) => (
        <PledgeRow key={pledge.id} pledge={pledge} />
      ))}
    </ul>
  );
}

function isPledge(one: Application | Pledge): one is Pledge {
  return 'need_id' in one;
}

function PledgeRow({ pledge }: { pledge: Pledge }) {
  const { t } = useLingui();
  const move = useMove();
  const { id, user, status, value, description } = pledge;
  async function answer(to: Move['status'], done: string) {
    try {
      await move.mutateAsync({ id, status: to });
      showToast('success', done);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Avatar
        id={user.id}
        image={user.profile_image}
        size={24}
        shape={user.role === 'Influencer' ? 'person' : 'organisation'}
      />
      <span className="min-w-0 font-semibold text-sm">{user.business_name ?? user.fullname}</span>
      <PledgeTag status={status} />
      <span className="flex-1" />
      <Money value={value} className="font-bold text-sm" />
      {status === 'pledged' ? (
        <span className="flex gap-2">
          <Button size="sm" variant="peacock" busy={move.isPending} onClick={() => answer('accepted', t`Accepted.`)}>
            <Trans>Accept</Trans>
          </Button>
          <Button size="sm" busy={move.isPending} onClick={() => answer('declined', t`Declined.`)}>
            <Trans>Decline</Trans>
          </Button>
        </span>
      ) : null}
      {status === 'accepted' ? (
        <Button size="sm" busy={move.isPending} onClick={() => answer('contributed', t`Contribution confirmed.`)}>
          <Trans>Confirm contribution</Trans>
        </Button>
      ) : null}
      {description ? <p className="basis-full text-sm text-t2">{description}</p> : null}
    </li>
  );
}
