import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Check, CircleAlert, Clock, Hourglass, Pause, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { pieceName } from '../../lib/campaign-labels.ts';
import { cx } from '../../ui/cx.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { StepClock, StepLine, StepName } from './step-words.tsx';
import { lateBy, type StepId, shownStep, stepsOf, turnOf, type WorkStep } from './work-steps.ts';

interface PieceRailProps {
  piece: Deliverable;
  as: 'creator' | 'influencer' | 'side';
  /** Work and dates rest until a proposal to cancel is answered. */
  isPaused: boolean;
  /** When silence approves the work. */
  silenceAt: string | null;
  /** The payments for the piece are all made; undefined where no money is shown. */
  isPaid: boolean | undefined;
  /** Money that waits for the piece. */
  money: ReactNode;
  /** The work with what can be done. */
  children: ReactNode;
}

/** Steps of a piece along a rail; the one that it is at is a framed card with the work in it. */
export function PieceRail({ piece, as, isPaused, silenceAt, isPaid, money, children }: PieceRailProps) {
  const steps = stepsOf(piece, isPaid);
  const shown = shownStep(steps);
  return (
    <ol className="grid">
      {steps.map((step, index) => {
        const isLast = index === steps.length - 1;
        const clock = (
          <StepClock step={step.id} piece={piece} isOver={step.state === 'done'} silenceAt={silenceAt} money={money} />
        );
        return (
          <li
            // The work moves from step to step as one, with what is typed in it and the dialogs that it opened.
            key={step.id === shown ? 'work' : step.id}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className="relative grid grid-cols-[minmax(0,1fr)] md:grid-cols-[40px_minmax(0,1fr)] md:gap-x-4"
          >
            <Dot state={step.state} isFirst={index === 0} isLast={isLast} />
            {step.id === shown ? (
              <section
                className={cx(
                  'mb-3 min-w-0 overflow-clip rounded-card bg-surface',
                  step.state === 'current' ? 'border-2 border-pea' : 'border border-line',
                )}
              >
                <StepHead step={step} piece={piece} as={as} isPaused={isPaused} clock={clock} />
                <div className="@container px-4 py-4">{children}</div>
              </section>
            ) : (
              <StepRow step={step} clock={clock} piece={piece} as={as} isLast={isLast} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface DotProps {
  state: WorkStep['state'];
  isFirst: boolean;
  isLast: boolean;
}

/** Mark of a step on the rail: a tick, a ring, or an open circle. */
function Dot({ state, isFirst, isLast }: DotProps) {
  return (
    <span aria-hidden="true" className="relative flex justify-center pt-4.5 max-md:hidden">
      <span
        className={cx(
          'absolute left-1/2 -ml-px w-0.5 bg-line',
          isFirst ? 'top-7.5' : 'top-0',
          isLast ? 'h-7.5' : 'bottom-0',
        )}
      />
      <span
        className={cx(
          'relative grid size-6 place-items-center rounded-full border-2',
          state === 'done' && 'border-pea bg-pea text-on-pea',
          state === 'current' && 'border-pea bg-surface',
          state === 'open' && 'border-ctl bg-bg',
        )}
      >
        {state === 'done' ? <Check className="size-3.5 stroke-[3]" /> : null}
        {state === 'current' ? <span className="size-2.5 rounded-full bg-pea" /> : null}
      </span>
    </span>
  );
}

const clockIcons = { idea: Clock, draft: CalendarDays, approve: Clock, publish: CalendarDays, paid: Wallet } as const;

function ClockLine({ step, children }: { step: StepId; children: ReactNode }) {
  const Icon = clockIcons[step];
  return (
    <span className="num inline-flex items-center gap-1.5 text-sm text-t2 has-[>span:empty]:hidden">
      <Icon className="size-4 flex-none text-t3" />
      <span>{children}</span>
    </span>
  );
}

interface StepProps {
  step: WorkStep;
  piece: Deliverable;
  as: PieceRailProps['as'];
  clock: ReactNode;
}

/** A step that is over or to come, in one row. */
function StepRow({ step, piece, as, clock, isLast }: StepProps & { isLast: boolean }) {
  const isDone = step.state === 'done';
  return (
    <div
      className={cx(
        'flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-3 max-md:min-h-12',
        isLast ? '' : 'border-line border-b',
      )}
    >
      {isDone ? <Check className="size-4 flex-none text-link md:hidden" /> : null}
      <span className="min-w-0 flex-[1_1_12rem]">
        <b className="h5 block">
          <StepName step={step.id} />
          {isDone ? (
            <span className="sr-only">
              {' '}
              <Trans>done</Trans>
            </span>
          ) : null}
        </b>
        <span className="block text-sm text-t3">
          <StepLine step={step.id} piece={piece} as={as} />
        </span>
      </span>
      <ClockLine step={step.id}>{clock}</ClockLine>
    </div>
  );
}

/** Head of the step with the work: whose turn it is, and until when. */
function StepHead({ step, piece, as, isPaused, clock }: StepProps & { isPaused: boolean }) {
  const { i18n } = useLingui();
  const turn = step.state === 'current' ? turnOf(piece, step.id) : null;
  const late = step.state === 'current' && !isPaused ? lateBy(piece, step.id, dateInIndia(new Date())) : 0;
  return (
    <div
      className={cx(
        'flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2.5',
        step.state === 'current' ? 'bg-pea-tint' : 'border-line border-b',
      )}
    >
      <h3 className="h5 min-w-0 flex-[1_1_12rem]">
        {pieceName(piece, i18n)}: <StepName step={step.id} />
        <span className="font-normal text-sm text-t2 max-md:hidden">
          {' · '}
          <StepLine step={step.id} piece={piece} as={as} />
        </span>
      </h3>
      {late > 0 ? (
        <Tag tone="red" icon={CircleAlert} size="md">
          <Late days={late} />
        </Tag>
      ) : null}
      {isPaused && step.state === 'current' ? (
        <Tag tone="grey" icon={Pause} size="md">
          <Trans>Paused</Trans>
        </Tag>
      ) : turn === null ? (
        <ClockLine step={step.id}>{clock}</ClockLine>
      ) : (
        <Tag tone={turn === as ? 'amber' : 'grey'} icon={Hourglass} size="md">
          <Turn turn={turn} as={as} />
        </Tag>
      )}
      {turn === null || isPaused ? null : <ClockLine step={step.id}>{clock}</ClockLine>}
    </div>
  );
}

function Late({ days }: { days: number }) {
  return days === 1 ? <Trans>1 day late</Trans> : <Trans>{days} days late</Trans>;
}

function Turn({ turn, as }: { turn: 'creator' | 'influencer'; as: PieceRailProps['as'] }) {
  if (turn === as) return <Trans>Your turn</Trans>;
  return turn === 'creator' ? <Trans>Waiting for the brand</Trans> : <Trans>Waiting for the influencer</Trans>;
}
