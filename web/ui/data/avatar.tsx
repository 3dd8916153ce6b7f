import { JaaliTile } from '../brand/jaali-tile.tsx';
import { cx } from '../cx.ts';
import { useBrokenImage } from './use-broken-image.ts';

const sizes = {
  20: 'size-5',
  24: 'size-6',
  28: 'size-7',
  32: 'size-8',
  40: 'size-10',
  44: 'size-11',
  48: 'size-12',
  56: 'size-14',
  72: 'size-18',
  96: 'size-24',
  128: 'size-32',
} as const;

interface AvatarProps {
  /** Seed of the jaali tile shown without an image, or when it does not load. */
  id: string;
  image?: string | null;
  /** Person: leaf shape; organisation: tile. */
  shape?: 'person' | 'organisation';
  size?: keyof typeof sizes;
  /** Label of the green online dot, for screen readers. */
  online?: string | false;
  /** Only when the name is not shown beside it. */
  label?: string;
  className?: string;
}

export function Avatar({ id, image, shape = 'person', size = 40, online, label, className }: AvatarProps) {
  const { isBroken, watch } = useBrokenImage(image ?? undefined);
  const corners = shape === 'person' ? 'rounded-leaf' : 'rounded-tile';
  const tile = <JaaliTile id={id} className={cx('size-full', corners)} />;
  return (
    <span className={cx('relative inline-block flex-none', sizes[size], className)}>
      {image && !isBroken ? (
        <img
          {...watch}
          src={image}
          alt={label ?? ''}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={cx('size-full object-cover', corners)}
        />
      ) : label ? (
        <span role="img" aria-label={label} className="block size-full">
          {tile}
        </span>
      ) : (
        tile
      )}
      {online ? (
        <span className="absolute -right-px -bottom-px size-3 rounded-full border-2 border-surface bg-ok">
          <span className="sr-only">{online}</span>
        </span>
      ) : null}
    </span>
  );
}
