import { useLingui } from '@lingui/react/macro';
import { scaleLinear } from '@visx/scale';
import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ChartBars } from './chart-bars.tsx';
import { type ChartData, columnsOf, extentOf, formatValue, nearestTo, shortenValue, spaceOut } from './chart-data.ts';
import { ChartLines } from './chart-lines.tsx';
import { ChartTip } from './chart-tip.tsx';

/** Pixels, so that text keeps its size at any width. */
const height = 180;
const letter = 6.4;
const edge = { left: 52, top: 20, bottom: 28 };

interface ChartDrawingProps {
  data: ChartData;
  label: string;
  summary: string;
}

/** Chart drawing with a tooltip for the point chosen by pointer or arrow keys. Not animated. */
export default function ChartDrawing({ data, label, summary }: ChartDrawingProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const outer = useWidth(frame);
  const [chosen, setChosen] = useState<number | null>(null);
  const { points, unit } = data;
  const last = points.length - 1;
  if (last < 0) return null;
  const right = data.kind === 'bars' ? 16 : endWidth(data, outer);
  const letters = Math.floor((right - 12) / letter);
  const width = Math.max(120, outer - edge.left - right);
  const y = scaleLinear<number>({ domain: extentOf(data), range: [height, 0], nice: 4 });
  const places = placesOf(data, width);
  const ticks = y.ticks(4).filter((tick) => unit === 'rupees' || unit === 'percent' || Number.isInteger(tick));
  const longest = Math.max(...points.map((point) => point.label.length)) * letter;
  // When labels do not fit under the bars, the outer ones are aligned inwards, as for lines.
  const isInward = data.kind === 'line' || width / points.length < longest + 6;
  const labelled = spaceOut(places, isInward ? longest * 1.5 + 12 : longest + 6);
  const columns = columnsOf(data);
  const words = (at: number) => {
    const values = columns.map(({ name, values: { [at]: value } }) =>
      typeof value === 'number' ? `${name} ${formatValue(value, unit)}` : t`${name} no data`,
    );
    return `${points[at]?.name ?? points[at]?.label}: ${values.join(', ')}`;
  };
  const choose = (event: PointerEvent) => {
    const from = event.currentTarget.getBoundingClientRect().left + edge.left;
    setChosen(nearestTo(event.clientX - from, places));
  };
  const at = chosen === null ? null : Math.min(chosen, last);
  const Marks = data.kind === 'bars' ? ChartBars : ChartLines;
  return (
    <div
      ref={frame}
      className="relative mt-2 mb-3 touch-pan-y rounded-ctl has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2"
      onPointerMove={choose}
      onPointerDown={choose}
      onPointerLeave={() => setChosen(null)}
    >
      <svg
        width="100%"
        height={edge.top + height + edge.bottom}
        role="img"
        aria-label={summary}
        className="num block select-none"
      >
        <g transform={`translate(${edge.left} ${edge.top})`}>
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x2={width} className={tick === 0 ? 'stroke-ctl' : 'stroke-line'} />
              <text x={-8} y={4} textAnchor="end" className="fill-t3 text-xs">
                {shortenValue(tick, unit)}
              </text>
            </g>
          ))}
          {at === null ? null : <line x1={places[at]} x2={places[at]} y2={height} className="stroke-ctl" />}
          <Marks data={data} places={places} y={y} width={width} height={height} letters={letters} chosen={at} />
          {points.map((point, index) =>
            labelled.has(index) ? (
              <text
                key={point.date}
                x={places[index]}
                y={height + 20}
                textAnchor={isInward && last > 0 ? anchorOf(index, last) : 'middle'}
                className="fill-t3 text-xs"
              >
                {point.label}
              </text>
            ) : null,
          )}
        </g>
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={at ?? last}
        aria-label={t`Read ${label}`}
        aria-valuetext={words(at ?? last)}
        onChange={({ target }) => setChosen(Number(target.value))}
        onFocus={({ target }) => setChosen(Number(target.value))}
        onBlur={() => setChosen(null)}
        className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
      />
      {at === null ? null : <ChartTip data={data} at={at} x={edge.left + (places[at] ?? 0)} outer={outer} />}
    </div>
  );
}

/** Width reserved for name and value at a line's end. */
function endWidth({ series }: ChartData, outer: number): number {
  const longest = Math.max(...series.map(({ name }) => name.length), 5);
  return Math.min(24 + longest * letter, 128, outer * 0.3);
}

/** Horizontal positions: bars side by side, points of a line spaced by days, a single point centred. */
function placesOf({ kind, points }: ChartData, width: number): number[] {
  if (kind === 'bars') return points.map((_, at) => ((at + 0.5) / points.length) * width);
  const days = points.map(({ date }) => Date.parse(date));
  const [from = 0, to = 0] = [days[0], days.at(-1)];
  if (from === to) return points.map(() => width / 2);
  const x = scaleLinear<number>({ domain: [from, to], range: [0, width] });
  return days.map((day) => x(day));
}

function anchorOf(index: number, last: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === last ? 'end' : 'middle';
}

/** Tracks the width of an element in px. */
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
