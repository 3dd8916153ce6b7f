import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface WayRowProps {
  icon: LucideIcon;
  title: ReactNode;
  onChoose: () => unknown;
  children: ReactNode;
}

/** Another way to prove oneself. */
export function WayRow({ icon: Icon, title, onChoose, children }: WayRowProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-14 w-full items-center gap-3 rounded-box border border-line px-4 py-2 text-left hover:bg-sunken"
    >
      <Icon className="flex-none text-t3" />
      <span className="min-w-0 flex-1">
        <span className="h5 block">{title}</span>
        <span className="block text-sm text-t3">{children}</span>
      </span>
      <ChevronRight className="flex-none text-t3" />
    </button>
  );
}
