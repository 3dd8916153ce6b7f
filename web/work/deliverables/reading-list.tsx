import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Reading } from '../../../contract/work/figures.ts';
import { formatClock, formatCount, formatShortDate } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { isInDays, readingStepsOf } from './reading-steps.ts';

interface ReadingListProps {
  piece: Pick<Deliverable, 'type' | 'post' | 'readings'>;
  /** The reader would have to type the figures otherwise. */
  isOwn: boolean;
}

/** The scheduled readings of a connected account: what each found, and when the next is due. */
export function ReadingList({ piece, isOwn }: ReadingListProps) {
  const steps = readingStepsOf(piece, new Date());
  if (!steps || piece.post?.account == null) return null;
  const { due, coming } = steps;
  return (
    <section className="grid gap-2">
      <h5 className="font-semibold text-sm">
        {isOwn ? <Trans>Nothing to type, we read it for you</Trans> : <Trans>Read by schedule</Trans>}
      </h5>
      <ol className="num grid gap-2 text-sm">
        {due.map(({ hours, reading }) => (
          <Step key={hours} isDone={reading !== null} name={<Ages hours={[hours]} />}>
            {reading ? <Found reading={reading} /> : <Trans>not read</Trans>}
          </Step>
        ))}
        {coming.map(({ hours, at }, index) => (
          <Step key={hours[0]} name={<Ages hours={hours} />}>
            {index === 0 ? <Next at={at} /> : null}
          </Step>
        ))}
      </ol>
    </section>
  );
}

function Next({ at }: { at: Date }) {
  const { i18n } = useLingui();
  const isSoon = at.getTime() - Date.now() < dayMs;
  const when = isSoon ? formatClock(at, i18n.locale) : formatShortDate(at, i18n.locale);
  return <Trans>next {when}</Trans>;
}

/** `After 24 hours`, or of later readings `After 3, 7, 14, 30 days`. */
function Ages({ hours }: { hours: readonly number[] }) {
  const [first = 0] = hours;
  if (!isInDays(first)) return <Plural value={first} one="After # hour" other="After # hours" />;
  const list = hours.map((each) => each / 24).join(', ');
  return <Trans>After {list} days</Trans>;
}

function Found({ reading: { reach, views } }: { reading: Reading }) {
  if (reach !== null) {
    const count = formatCount(reach);
    return <Trans>{count} reached</Trans>;
  }
  if (views === null) return null;
  const count = formatCount(views);
  return <Trans>{count} views</Trans>;
}

interface StepProps {
  /** Undefined for a reading to come. */
  isDone?: boolean;
  name: ReactNode;
  children: ReactNode;
}

function Step({ isDone, name, children }: StepProps) {
  const Icon = isDone ? Check : Minus;
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-6 flex-none place-items-center rounded-full',
          isDone ? 'bg-pea text-on-pea' : 'border border-line text-t3',
        )}
      >
        {isDone === undefined ? null : <Icon className="size-3.5" />}
      </span>
      <b className="font-semibold">{name}</b>
      <span className="ml-auto text-right text-t2">{children}</span>
    </li>
  );
}
