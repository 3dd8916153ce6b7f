import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type RemovalRequest, removalRequestCalls } from '../../../contract/operators/removal-requests.ts';
import { type Suppression, suppressionCalls } from '../../../contract/operators/suppressions.ts';
import { request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatCount } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { removalRequestsQuery, suppressionsQuery, useRosterAct } from './roster.queries.ts';

const tell = (error: unknown) => showToast('error', reasonOf(error));

/** Open removal requests; nothing if there are none. */
export function RemovalRequests() {
  const { data } = useInfiniteQuery(removalRequestsQuery);
  const requests = data?.pages.flatMap((page) => page.data) ?? [];
  if (requests.length === 0) return null;
  return (
    <Card as="section" padding="none" className="mb-6">
      <h2 className="h3 px-5 pt-4">
        <Trans>Asked to be removed</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {requests.map((each) => (
          <RequestRow key={each.id} asked={each} />
        ))}
      </ul>
    </Card>
  );
}

function RequestRow({ asked }: { asked: RemovalRequest }) {
  const deciding = useRosterAct((status: 'removed' | 'refused') =>
    request(removalRequestCalls.decideRemoval, { params: { id: asked.id }, body: { status } }),
  );
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3">
      <div className="min-w-0 flex-[1_1_280px]">
        <b className="block truncate">
          {[asked.handle && `@${asked.handle}`, asked.email].filter(Boolean).join(' · ')}
        </b>
        <p className="text-sm text-t2">{asked.reason}</p>
        <p className="text-sm text-t3">
          <Plural value={asked.profiles.length} _0="No profile" one="# profile" other="# profiles" />
          {' · '}
          <Trans>proof in the bio: {asked.bio_text}</Trans>
        </p>
      </div>
      {asked.can.refused === true ? (
        <Button size="sm" disabled={deciding.isPending} onClick={() => deciding.mutate('refused', { onError: tell })}>
          <Trans>Refuse</Trans>
        </Button>
      ) : null}
      {asked.can.removed === true ? (
        <Button
          size="sm"
          variant="danger"
          busy={deciding.isPending}
          onClick={() => deciding.mutate('removed', { onError: tell })}
        >
          <Trans>Remove and block</Trans>
        </Button>
      ) : null}
    </li>
  );
}

/** Suppression list: fingerprints of people no import may store. */
export function SuppressionList() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const list = useInfiniteQuery(suppressionsQuery(asked));
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const adding = useRosterAct(() => {
    const isEmail = /^[^\s/]+@[^\s/]+\.\S+$/.test(typed);
    const isMobile = /^[+\d\s()-]{10,16}$/.test(typed);
    const body = isEmail ? { email: typed } : isMobile ? { mobile: typed } : { handle: typed };
    return request(suppressionCalls.addSuppression, { body });
  });
  function check(event: FormEvent) {
    event.preventDefault();
    setAsked(typed.trim());
  }
  return (
    <Card as="section" padding="none" className="mt-6">
      <div className="px-5 pt-4">
        <h2 className="h3">
          <Trans>
            Blocked from import <span className="num text-t3">{formatCount(total)}</span>
          </Trans>
        </h2>
        <p className="text-sm text-t2">
          <Trans>Kept permanently as fingerprints: we can recognise these contacts but not read them.</Trans>
        </p>
        <form onSubmit={check} className="my-4 flex flex-wrap gap-3">
          <div className="min-w-60 flex-1">
            <Input
              value={typed}
              aria-label={t`Check a handle, email or mobile number`}
              placeholder={t`Check a handle, email or mobile number`}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <Button type="submit">
            <Trans>Check</Trans>
          </Button>
          <Button
            variant="peacock"
            disabled={typed.trim().length < 2}
            busy={adding.isPending}
            onClick={() => adding.mutate(undefined, { onError: tell })}
          >
            <Trans>Add</Trans>
          </Button>
        </form>
      </div>
      <p role="status" className="px-5 pb-3 text-sm text-t2 empty:hidden">
        {asked && list.data && entries.length === 0 ? <Trans>Not on the list.</Trans> : null}
      </p>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}

function EntryRow({ entry }: { entry: Suppression }) {
  const removing = useRosterAct(() => request(suppressionCalls.deleteSuppression, { params: { id: entry.id } }));
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-2.5 text-sm">
      <code className="w-44">
        {entry.kind} {entry.fingerprint}
      </code>
      <span className="min-w-0 flex-1 truncate text-t2">{entry.reason || '–'}</span>
      <span className="text-t3">
        <Plural value={entry.stopped} one="# import line blocked" other="# import lines blocked" />
      </span>
      <Button size="sm" busy={removing.isPending} onClick={() => removing.mutate(undefined, { onError: tell })}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}
