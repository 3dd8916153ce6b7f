import type { ReactNode } from 'react';

/** Action bar of phones, fixed above the navigation. */
export function PhoneBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-at-bottom=""
      className="-mx-4 sticky bottom-[68px] z-10 mt-6 border-line border-t bg-surface px-4 py-3 md:hidden"
    >
      {children}
    </div>
  );
}
