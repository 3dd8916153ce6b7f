import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, ChevronRight, X } from 'lucide-react';
import { Link } from 'react-router';
import type { Checklist, ChecklistStep } from '../../../contract/insights/checklist.ts';
import { useSession } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';
import { Steps } from '../../ui/data/steps.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { wordsOf } from './checklist-words.ts';
import { dismissChecklistMutation } from './dashboard.queries.ts';
import { DashboardCard } from './dashboard-card.tsx';
import { LeadingPictures } from './leading-pictures.tsx';

/** A newcomer's first steps: done ones are ticked, the next one has a button. */
export function ChecklistCard({ checklist }: { checklist: Checklist }) {
  const { t } = useLingui();
  const { steps } = checklist;
  const done = steps.filter(({ is_done }) => is_done).length;
  const next = steps.find(({ is_done }) => !is_done);
  return (
    <DashboardCard
      title={<Trans>Start here</Trans>}
      aside={
        <Trans>
          {done} of {steps.length} done
        </Trans>
      }
      acts={<Dismiss />}
    >
      <div className="px-4 pb-4 md:px-5">
        <Steps current={done} total={steps.length} label={t`${done} of ${steps.length} steps done`} />
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {steps.map((step) => (
          <li key={step.kind}>
            {step.is_done ? (
              <DoneStep step={step} account={checklist.account} />
            ) : step === next ? (
              <NextStep step={step} />
            ) : (
              <LaterStep step={step} />
            )}
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}

function Dismiss() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(dismissChecklistMutation(client));
  const failed = () => showToast('error', t`Couldn’t save that. Please try again.`);

  // Awaited, since callbacks of `mutate` are dropped when the answer removes this card.
  async function close() {
    try {
      await mutateAsync(true);
    } catch {
      return failed();
    }
    const onUndo = () => void mutateAsync(false).catch(failed);
    showToast('success', t`Checklist closed.`, { undo: { label: t`Undo`, onUndo } });
  }

  return <IconButton icon={X} label={t`Close the checklist`} onClick={close} disabled={isPending} className="-mr-2" />;
}

interface StepProps {
  step: ChecklistStep;
}

function useWords(step: ChecklistStep) {
  const isCreator = useSession().profile?.role === 'Influencer';
  return { ...wordsOf(step, isCreator), isCreator };
}

const row = 'flex gap-3.5 px-4 py-3.5 md:px-5';

function DoneStep({ step, account }: StepProps & Pick<Checklist, 'account'>) {
  const { i18n } = useLingui();
  const { done, doneText } = useWords(step);
  return (
    <div className={cx(row, 'items-start')}>
      <span className="grid size-7 flex-none place-items-center rounded-full bg-ok-tint text-ok">
        <Check className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="h5 text-t2">
          {i18n._(done)}
          <span className="sr-only">
            {' '}
            <Trans>(done)</Trans>
          </span>
        </h3>
        <p className="num text-sm text-t3">
          {step.kind === 'account' && account && account.followers > 0 ? (
            <Plural value={account.followers} one="# follower" other="# followers" />
          ) : (
            i18n._(doneText)
          )}
        </p>
      </div>
    </div>
  );
}

function NextStep({ step }: StepProps) {
  const { i18n } = useLingui();
  const { to, title, text, act } = useWords(step);
  return (
    <div className={cx(row, 'flex-wrap items-start bg-pea-tint')} aria-current="step">
      <span className="size-7 flex-none rounded-full border-2 border-pea" />
      <div className="min-w-0 flex-[1_1_200px]">
        <h3 className="h5">{i18n._(title)}</h3>
        <p className="text-sm text-t2">{i18n._(text)}</p>
        {step.kind === 'pictures' ? <LeadingPictures /> : null}
      </div>
      <LinkButton variant="primary" to={to} className="max-md:ml-10.5 max-md:flex-1">
        {i18n._(act)}
      </LinkButton>
    </div>
  );
}

function LaterStep({ step }: StepProps) {
  const { i18n } = useLingui();
  const { to, title, text } = useWords(step);
  return (
    <Link
      to={to}
      className={cx(row, 'items-center text-t1 no-underline hover:bg-sunken focus-visible:-outline-offset-2')}
    >
      <span className="size-7 flex-none rounded-full border-2 border-ctl border-dashed" />
      <span className="min-w-0 flex-1">
        <b className="h5 block">{i18n._(title)}</b>
        <span className="text-sm text-t3">{i18n._(text)}</span>
      </span>
      <ChevronRight className="text-t3" />
    </Link>
  );
}
