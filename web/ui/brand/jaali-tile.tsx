import { drawJaali } from '../../../contract/core/jaali.ts';
import { cx } from '../cx.ts';

function Drawing({ id }: { id: string }) {
  const { ground, layers } = drawJaali(id);
  return (
    <>
      <rect width="48" height="48" fill={ground} />
      {layers.map((layer) => (
        <path key={layer.fill} fill={layer.fill} fillRule="evenodd" d={layer.d} />
      ))}
    </>
  );
}

/** Square tile generated from an id. Decorative: the name is shown beside it. */
export function JaaliTile({ id, className }: { id: string; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={cx('block', className)}>
      <Drawing id={id} />
    </svg>
  );
}

interface JaaliCropProps {
  id: string;
  /** Of its box, px. */
  width: number;
  height: number;
  /** Side of the whole tile, at least that of its box. */
  tile: number;
  className?: string;
}

/** Top left part of a tile, as JaaliBand draws it into a box that one tile fills, with half the elements. */
export function JaaliCrop({ id, width, height, tile, className }: JaaliCropProps) {
  const scale = 48 / tile;
  return (
    <svg viewBox={`0 0 ${width * scale} ${height * scale}`} aria-hidden="true" className={cx('block', className)}>
      <Drawing id={id} />
    </svg>
  );
}

/**
 * Band of the same tile repeated over the full width: covers, dialog heads, sections. `tile` is the side of one repeat in
 * px. The pattern's id depends on the drawing only, so two bands of one id may share it.
 */
export function JaaliBand({ id, tile = 104, className }: { id: string; tile?: number; className?: string }) {
  const pattern = `jaali-${tile}-${id.replace(/\W/g, '_')}`;
  return (
    <svg width="100%" height="100%" aria-hidden="true" className={cx('block', className)}>
      <defs>
        <pattern id={pattern} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <svg width={tile} height={tile} viewBox="0 0 48 48" aria-hidden="true">
            <Drawing id={id} />
          </svg>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}
