import { cx } from '../../ui/cx.ts';

/** Number of a comment as a leaf; resolved ones are green. */
export function Pin({ number, resolved }: { number: number | null; resolved: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'num inline-grid size-6 flex-none place-items-center rounded-[12px_12px_12px_3px] font-bold text-xs leading-none',
        resolved ? 'bg-ok-tint text-ok' : 'bg-pea text-on-pea',
      )}
    >
      {number}
    </span>
  );
}
