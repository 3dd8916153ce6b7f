import { markLeaves } from '../../../contract/core/mark.ts';
import { cx } from '../cx.ts';

/** Two leaves, one behind the other. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 35 28" aria-hidden="true" className={cx('block flex-none', className)}>
      <path d={markLeaves[0]} fill="currentColor" />
      <path d={markLeaves[1]} fill="#fea91e" />
    </svg>
  );
}

interface LogoProps {
  name: string;
  /** True on the peacock band, where the logo uses the band's own text colour. */
  onBand?: boolean;
  size?: 'sm' | 'md';
  className?: string;
}

export function Logo({ name, onBand = false, size = 'md', className }: LogoProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center font-heavy leading-none tracking-[-0.02em]',
        size === 'sm' ? 'gap-[7px] text-lg' : 'gap-[9px] text-xl',
        onBand ? 'text-on-band' : 'text-t1',
        className,
      )}
    >
      <LogoMark className={cx(size === 'sm' ? 'w-[25px]' : 'w-[35px]', onBand ? '' : 'text-pea')} />
      <span className="pt-0.5 leading-none">{name}</span>
    </span>
  );
}
