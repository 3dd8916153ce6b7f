import type { ReactNode } from 'react';
import { JaaliBand } from '../../../ui/brand/jaali-tile.tsx';

/** The band over a profile, from edge to edge of the window, and the room it takes. */
export function ProfileCover({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div className="-mt-4 h-31 md:-mt-8 md:h-44">
      {/* Nothing around it is positioned, so its sides are the page's own. */}
      <div className="absolute inset-x-0 h-31 overflow-hidden md:h-44">
        <JaaliBand id={id} tile={176} />
        {children ? <div className="absolute top-2 right-2 flex gap-2 md:hidden">{children}</div> : null}
      </div>
    </div>
  );
}
