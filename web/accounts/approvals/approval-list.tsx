import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Clock, type LucideIcon, Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Approval, ApprovalStatus } from '../../../contract/accounts/approvals.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { SettingRow } from '../../ui/data/setting-row.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ApprovalDialog } from './approval-dialog.tsx';
import { askOf, outcomeOf, subjectOf, workOf } from './approval-words.tsx';
import { answerMutation, isOfOperators } from './approvals.queries.ts';
import { ExplainDialog } from './explain-dialog.tsx';

interface GroupProps {
  title: ReactNode;
  approvals: readonly Approval[];
  /** Shown without any. */
  empty?: ReactNode;
  children: (approval: Approval) => ReactNode;
}

function Group({ title, approvals, empty, children }: GroupProps) {
  if (approvals.length === 0 && !empty) return null;
  return (
    <Card as="section" padding="none">
      <CardHead
        line
        title={
          <h2 className="h4">
            {title} {approvals.length > 0 ? <span className="num text-t3">{approvals.length}</span> : null}
          </h2>
        }
      />
      {approvals.length === 0 ? <p className="px-4 py-4 text-sm text-t3 md:px-5">{empty}</p> : null}
      <ul className="divide-y divide-line">{approvals.map(children)}</ul>
    </Card>
  );
}

/** Payments that wait for the reader, for others, and those decided. */
export function ApprovalList({ approvals }: { approvals: readonly Approval[] }) {
  const [open, setOpen] = useState<Approval>();
  const waiting = approvals.filter(({ status }) => status === 'waiting');
  return (
    <>
      <Group
        title={<Trans>Waiting for you</Trans>}
        approvals={waiting.filter((one) => !one.asked_by_me || one.can.approve === true)}
        empty={<Trans>Nothing to approve right now.</Trans>}
      >
        {(one) => <WaitingRow key={one.id} approval={one} onReview={() => setOpen(one)} />}
      </Group>
      <Group
        title={<Trans>Waiting for others</Trans>}
        approvals={waiting.filter((one) => one.asked_by_me && one.can.approve !== true)}
      >
        {(one) => <WaitingRow key={one.id} approval={one} />}
      </Group>
      <Group title={<Trans>Decided</Trans>} approvals={approvals.filter(({ status }) => status !== 'waiting')}>
        {(one) => <DecidedRow key={one.id} approval={one} />}
      </Group>
      {open ? <ApprovalDialog approval={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

function WaitingRow({ approval, onReview }: { approval: Approval; onReview?: () => void }) {
  const { t, i18n } = useLingui();
  const { mutateAsync, isPending } = useMutation(answerMutation(useQueryClient(), approval));
  const [isExplaining, setExplaining] = useState(false);
  const { id, campaign, message, createdAt, expires_at: until, can } = approval;
  const [asked, ends] = [createdAt, until].map((at) => formatDate(at, { locale: i18n.locale }));
  const ask = askOf(approval, i18n);
  async function takeBack() {
    try {
      await mutateAsync({ id, status: 'withdrawn' });
      showToast('success', t`Taken back. Nothing was paid.`);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <SettingRow
      face={<Avatar id={approval.asked_by?.id ?? ''} size={40} />}
      title={ask}
      text={
        <>
          <Dotted>
            {campaign}
            {workOf(approval, i18n) || null}
            <Trans>asked {asked}</Trans>
            <Trans>runs out {ends}</Trans>
          </Dotted>
          {message ? <span className="mt-1 block text-t2">“{message}”</span> : null}
        </>
      }
    >
      {can.withdraw === true && !isOfOperators(approval) ? (
        <Button size="sm" variant="text" onClick={() => setExplaining(true)}>
          {message ? <Trans>Change note</Trans> : <Trans>Add a note</Trans>}
        </Button>
      ) : null}
      {isExplaining ? <ExplainDialog approval={approval} onClose={() => setExplaining(false)} /> : null}
      {can.withdraw === true ? (
        <Button size="sm" disabled={isPending} onClick={takeBack}>
          <Trans>Take back</Trans>
        </Button>
      ) : null}
      {onReview ? (
        <Button size="sm" variant="primary" onClick={onReview} aria-label={t`Review: ${ask}`}>
          <Trans>Review</Trans>
        </Button>
      ) : null}
    </SettingRow>
  );
}

const looks: Record<ApprovalStatus, { icon: LucideIcon; tint: 'green' | 'grey' | 'amber' }> = {
  waiting: { icon: Clock, tint: 'amber' },
  approved: { icon: Check, tint: 'green' },
  refused: { icon: X, tint: 'grey' },
  withdrawn: { icon: Undo2, tint: 'grey' },
  expired: { icon: Clock, tint: 'grey' },
};

function DecidedRow({ approval }: { approval: Approval }) {
  const { i18n } = useLingui();
  const { status, decided_at: at } = approval;
  return (
    <SettingRow {...looks[status]} title={subjectOf(approval, i18n)} text={outcomeOf(approval, i18n)}>
      {at ? <span className="num text-sm text-t3">{formatDate(at, { locale: i18n.locale })}</span> : null}
    </SettingRow>
  );
}
