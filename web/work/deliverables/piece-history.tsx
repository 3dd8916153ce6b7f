import { Trans, useLingui } from '@lingui/react/macro';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { formatClock, formatDate } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { ActingName } from '../../ui/data/acting-name.tsx';
import { pieceLooks } from './piece-words.tsx';

/** History of a piece: who did what, when, with which note. */
export function PieceHistory({ piece }: { piece: Deliverable }) {
  const { i18n } = useLingui();
  const { profile } = useSession();
  const { history, user } = piece;
  if (history.length === 0) return null;
  const nameOf = (accountId: string | null) => {
    if (accountId === null) return <Trans>Approved automatically, no answer from the owner</Trans>;
    if (accountId === profile?.id) return <Trans>You</Trans>;
    return accountId === user.id ? user.fullname : <Trans>Campaign owner</Trans>;
  };
  const shownOf = (accountId: string | null) => [profile, user].find((one) => one?.id === accountId)?.fullname ?? '';
  return (
    <section>
      <h4 className="h5 mb-2">
        <Trans>History</Trans>
      </h4>
      <ol className="grid gap-3 border-line border-l-2 pl-3.5">
        {history.toReversed().map(({ to, by, account_id: accountId, note, createdAt }) => {
          const { name, icon: Icon } = pieceLooks[to];
          return (
            <li key={`${to}-${createdAt}`} className="text-sm">
              <p className="flex items-center gap-1.5 font-semibold">
                <Icon className="size-4 text-t3" />
                {i18n._(name)}
              </p>
              <p className="num text-t3">
                {nameOf(accountId)}
                <ActingName person={by} account={shownOf(accountId)} /> ·{' '}
                {formatDate(createdAt, { locale: i18n.locale })}, {formatClock(createdAt, i18n.locale)}
              </p>
              {note ? <p className="mt-0.5 text-t2">“{note}”</p> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
