import { cx } from './cx.ts';

/** Two leaves, one behind the other. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 35 28" aria-hidden="true" className={cx('block flex-none', className)}>
      <path d="M1 1h10a10 10 0 0 1 10 10v6a10 10 0 0 1-20 0z" fill="currentColor" />
      <path
        d="M34 27H24a10 10 0 0 1-7.3-3.2A14 14 0 0 0 24.9 11c0-3.7-1.4-7-3.7-9.6A10 10 0 0 1 34 11z"
        fill="#fea91e"
      />
    </svg>
  );
}

interface LogoProps {
  name: string;
  /** On the peacock band the mark takes the band's own colour. */
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
