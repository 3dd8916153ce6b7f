import { useLingui } from '@lingui/react/macro';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Performance } from '../../../contract/performance.ts';
import { dayOf } from '../../lib/campaign-words.ts';
import { formatShortDate } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { shortenIndian } from '../../ui/rupees.ts';
import { type Point, pointsOf, topOf } from './chart-points.ts';

type Timeline = Performance['timeline'];

/** px, so that words keep their size whatever the width. */
const height = 180;
const edge = { left: 52, right: 76, top: 16, bottom: 28 };

/** Views as a line, reach dashed beside it; name and value stand at each line's end. */
export function GrowthChart({ timeline }: { timeline: Timeline }) {
  const { t, i18n } = useLingui();
  const title = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [first, last] = [timeline[0], timeline.at(-1)];
  if (!first || !last) return null;
  const box = { width: Math.max(120, width - edge.left - edge.right), height };
  const top = topOf(timeline.flatMap(({ views, reach }) => [views, reach]));
  const span = { ...box, top, from: first.date, to: last.date };
  const lineOf = (name: 'views' | 'reach') =>
    pointsOf(
      timeline.map((day) => ({ date: day.date, value: day[name] })),
      span,
    );
  const [views, reach] = [lineOf('views'), lineOf('reach')];
  const day = (date: string) => formatShortDate(dayOf(date), i18n.locale);
  const isClose = Math.abs((views.at(-1)?.y ?? 99) - (reach.at(-1)?.y ?? -99)) < 30;
  const viewsEnd = shortenIndian(views.at(-1)?.value ?? 0);
  const reachEnd = shortenIndian(reach.at(-1)?.value ?? 0);
  return (
    <div ref={frame} className="mt-2 mb-3">
      <svg
        width="100%"
        height={edge.top + height + edge.bottom}
        role="img"
        aria-labelledby={title}
        className="num block"
      >
        <title
          id={title}
        >{t`Views and reach from ${day(first.date)} to ${day(last.date)}; ${viewsEnd} views, ${reachEnd} reached`}</title>
        <g transform={`translate(${edge.left} ${edge.top})`}>
          {[0, 0.5, 1].map((share) => (
            <g key={share} transform={`translate(0 ${box.height * (1 - share)})`}>
              <line x2={box.width} className={share === 0 ? 'stroke-ctl' : 'stroke-line'} />
              <text x={-8} y={4} textAnchor="end" className="fill-t3 text-xs">
                {shortenIndian(top * share)}
              </text>
            </g>
          ))}
          <Line points={reach} name={t`reached`} dashed labelDown={isClose} />
          <Line points={views} name={t`views`} />
          <text
            y={box.height + 20}
            className="fill-t3 text-xs"
            textAnchor={first === last ? 'middle' : 'start'}
            x={first === last ? box.width / 2 : 0}
          >
            {day(first.date)}
          </text>
          {first === last ? null : (
            <text x={box.width} y={box.height + 20} textAnchor="end" className="fill-t3 text-xs">
              {day(last.date)}
            </text>
          )}
        </g>
      </svg>
    </div>
  );
}

/** The width of an element in px, as it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    setWidth(node.clientWidth);
    const observer = new ResizeObserver(() => setWidth(node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

interface LineProps {
  points: readonly Point[];
  name: string;
  dashed?: boolean;
  /** Its label stands lower, out of the way of another. */
  labelDown?: boolean;
}

function Line({ points, name, dashed = false, labelDown = false }: LineProps) {
  const end = points.at(-1);
  if (!end) return null;
  const path = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return (
    <g>
      <path
        d={path}
        fill="none"
        strokeWidth={2.5}
        strokeLinejoin="round"
        strokeDasharray={dashed ? '6 5' : undefined}
        className={dashed ? 'stroke-c2' : 'stroke-c1'}
      />
      {points.map(({ x, y, date }) => (
        <circle
          key={date}
          cx={x}
          cy={y}
          r={3.5}
          className={cx('stroke-surface stroke-2', dashed ? 'fill-c2' : 'fill-c1')}
        />
      ))}
      <text x={end.x + 10} y={end.y + (labelDown ? 22 : 0)} className="fill-t1 font-bold text-sm">
        {shortenIndian(end.value)}
        <tspan x={end.x + 10} dy={14} className="fill-t2 font-normal text-xs">
          {name}
        </tspan>
      </text>
    </g>
  );
}
