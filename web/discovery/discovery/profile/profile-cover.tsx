import type { ReactNode } from 'react';
import { JaaliBand } from '../../../ui/brand/jaali-tile.tsx';

/** Cover band over the full width of the window, with a placeholder for its height. */
export function ProfileCover({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div className="-mt-4 h-31 md:-mt-8 md:h-44">
      {/* Positioned relative to the page, since no ancestor is positioned. */}
      <div className="absolute inset-x-0 h-31 overflow-hidden md:h-44">
        <JaaliBand id={id} tile={176} />
        {children ? <div className="absolute top-2 right-2 flex gap-2 md:hidden">{children}</div> : null}
      </div>
    </div>
  );
}
