import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react';
import { type Application, answerDays } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { untilEndOf } from '../../lib/time-labels.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { useStable } from '../../lib/use-stable.ts';
import { Card } from '../../ui/data/card.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { type Answer, answersTo } from './answer-outbox.ts';
import { ApplicantPanel, type ApplicantPanelProps } from './applicant-panel.tsx';
import { rowName } from './applicant-parts.tsx';
import { ApplicantTable } from './applicant-table.tsx';
import { type Asked, Asking } from './asking.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { RefusedAnswers } from './refused-answers.tsx';
import { TriageKeys } from './triage-keys.tsx';
import { UndoLine } from './undo-line.tsx';
import { useCurrentApplication } from './use-current-application.ts';
import type { AnswerNotice, Triage } from './use-triage.ts';

const CompareApplicants = lazyWithRetry(() => import('./compare-applicants.tsx'));

interface TriageDeskProps {
  campaign: Campaign;
  applications: readonly Application[];
  total: number;
  triage: Triage;
  /** The latest answer, on wide screens. */
  notice: AnswerNotice | undefined;
  onNoticeGone: () => void;
  /** Applicant in the URL, who may no longer be in the list. */
  currentId: string | null;
  onCurrent: (id: string | null) => void;
  /** Wraps the table in the infinite list, or shows the empty state. */
  frame: (table: ReactNode) => ReactNode;
}

/** Loaded applicants with selection, an open one, and keyboard shortcuts. */
export function TriageDesk(props: TriageDeskProps) {
  const { campaign, applications, triage, currentId, onCurrent } = props;
  const selection = useSelection(applications);
  const [asked, setAsked] = useState<Asked>();
  const [isComparing, setComparing] = useState(false);
  const current = useCurrentApplication(campaign.id, applications, currentId);
  const { step, kept } = useSteps(applications, current, onCurrent);
  const { chosen } = selection;
  const open = useStable(onCurrent);
  // The row follows a key at once, the panel a moment later: it is not rendered for those who are only passed.
  const shown = useDeferredValue(current);

  function answer(of: readonly Application[], wanted: Answer) {
    // An offer binds, so a single one is always read before it is sent.
    const isOpened = wanted === 'declined' || (wanted === 'offered' && of.length === 1);
    if (isOpened) setAsked({ applications: of, answer: wanted });
    else triage.answer(of, wanted);
  }
  /** A shortcut answers the open applicant, otherwise the selected ones. */
  function answerByKey(wanted: Answer) {
    const of = current ? [current] : chosen;
    if (of.some((one) => answersTo(one, triage.statusOf(one)).includes(wanted))) answer(of, wanted);
  }
  function leave(): boolean {
    if (current) onCurrent(null);
    else if (chosen.length > 0) selection.clear();
    else return false;
    return true;
  }

  const close = useStable(() => onCurrent(null));
  const stepOn = useStable(step);
  const answerShown = useStable((one: Application, wanted: Answer) => answer([one], wanted));
  const undoLine = <UndoLine notice={props.notice} onGone={props.onNoticeGone} />;
  return (
    <>
      <div className={chosen.length > 0 ? 'min-w-0 max-md:pb-24' : 'min-w-0'}>
        <RefusedAnswers refused={triage.refused} onClose={triage.forgetRefused} />
        {props.frame(
          <Framed>
            {chosen.length > 0 ? (
              <BulkBar
                campaign={campaign}
                chosen={chosen}
                statusOf={triage.statusOf}
                onAnswer={(wanted) => answer(chosen, wanted)}
                onCompare={() => setComparing(true)}
                onClear={selection.clear}
              />
            ) : null}
            <ApplicantTable
              applications={applications}
              currentId={current?.id}
              kept={kept}
              isPaid={offersMoney(campaign)}
              limit={campaign.budget_per_creator}
              statusOf={triage.statusOf}
              selection={selection}
              onOpen={open}
            />
            {undoLine}
          </Framed>,
        )}
        {applications.length === 0 && props.notice ? (
          <Card padding="none" className="mt-3 overflow-clip">
            {undoLine}
          </Card>
        ) : null}
        {applications.length > 0 || current ? (
          <TriageKeys
            onStep={step}
            onAnswer={answerByKey}
            onChoose={() => current && selection.toggle(current.id)}
            onUndo={triage.undoLast}
            onLeave={leave}
          >
            <ReplyBy campaign={campaign} />
          </TriageKeys>
        ) : null}
      </div>
      {current && shown ? (
        <Panel
          campaign={campaign}
          application={shown}
          status={triage.statusOf(shown)}
          position={applications.indexOf(shown) + 1}
          total={props.total}
          onStep={stepOn}
          onClose={close}
          onAnswer={answerShown}
        />
      ) : null}
      <Asking campaign={campaign} asked={asked} onClose={() => setAsked(undefined)} onAnswer={triage.answer} />
      <Suspense>
        {isComparing ? (
          <CompareApplicants
            applications={chosen}
            statusOf={triage.statusOf}
            onOpen={onCurrent}
            onClose={() => setComparing(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

interface PanelProps extends Omit<ApplicantPanelProps, 'onAnswer'> {
  onAnswer: (application: Application, answer: Answer) => void;
}

/** Memoized: keys render the rest of the page. */
const Panel = memo(function Panel({ onAnswer, ...props }: PanelProps) {
  return <ApplicantPanel {...props} onAnswer={(wanted) => onAnswer(props.application, wanted)} />;
});

/** Moves up and down, also from the position of an applicant no longer in the list. */
function useSteps(
  applications: readonly Application[],
  current: Application | undefined,
  onCurrent: (id: string) => void,
) {
  const last = useRef(-1);
  const at = current ? applications.indexOf(current) : -1;
  if (at >= 0) last.current = at;
  function step(by: 1 | -1) {
    const from = at >= 0 ? at + by : by === 1 ? Math.max(last.current, 0) : last.current - 1;
    const next = applications[from];
    if (!next) return;
    onCurrent(next.id);
    document.querySelector<HTMLElement>(`[${rowName}="${next.id}"]`)?.focus();
  }
  // A step focuses their row, which must be rendered for that.
  const kept = at >= 0 ? [at - 1, at, at + 1] : [last.current - 1, Math.max(last.current, 0)];
  return { step, kept };
}

/** On wide screens one card around table and bar; on phones one card per applicant. */
function Framed({ children }: { children: ReactNode }) {
  return (
    <Card padding="none" className="max-md:contents md:overflow-clip">
      {children}
    </Card>
  );
}

function ReplyBy({ campaign }: { campaign: Campaign }) {
  const { i18n } = useLingui();
  if (!campaign.application_deadline) return null;
  const until = untilEndOf(addDays(campaign.application_deadline, answerDays), { i18n });
  return <Trans>Reply {until}, or the application is declined automatically</Trans>;
}
