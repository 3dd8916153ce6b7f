import { cx } from '../cx.ts';

/** Progress through steps as bars, announced as a label ('Step 3 of 5'). */
export function Steps({ current, total, label }: { current: number; total: number; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex gap-1">
      {Array.from({ length: total }, (_, step) => step + 1).map((step) => (
        <span
          key={step}
          className={cx('h-1.5 flex-1 rounded-full forced-color-adjust-none', step <= current ? 'bg-pea' : 'bg-line')}
        />
      ))}
    </div>
  );
}
