import type { ContentPicture } from '../../../contract/core/content-picture.ts';
import { JaaliBand } from '../brand/jaali-tile.tsx';
import { cx } from '../cx.ts';
import { useBrokenImage } from './use-broken-image.ts';

interface ContentImageProps {
  /** Seed of the jaali tile shown without a picture, or when it does not load. */
  id: string;
  picture: ContentPicture | null;
  alt: string;
  /** Widths it is shown at, as of the attribute of `img`. */
  sizes: string;
  /** Shown above the fold. */
  isFirst?: boolean;
  className?: string;
}

/** Picture of a creator's work, cropped to its box; blurred until it is there. */
export function ContentImage({ id, picture, alt, sizes, isFirst = false, className }: ContentImageProps) {
  const { isBroken, watch } = useBrokenImage(picture?.url);
  if (!picture || isBroken) {
    return (
      <span className={cx('block overflow-hidden', className)}>
        <JaaliBand id={id} tile={72} />
      </span>
    );
  }
  return (
    <span
      className={cx('block overflow-hidden bg-center bg-cover bg-sunken', className)}
      style={{ backgroundImage: `url(${picture.blur})` }}
    >
      <img
        {...watch}
        src={picture.url}
        srcSet={picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover dark:brightness-[.92]"
      />
    </span>
  );
}
