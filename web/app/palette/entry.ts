import type { LucideIcon } from 'lucide-react';

/** Something the palette leads to or does. */
export interface Entry {
  /** Told apart by it. */
  key: string;
  icon: LucideIcon;
  name: string;
  /** Other words it goes by; not shown. */
  more?: string;
  /** Shown small beside the name. */
  detail?: string;
  /** Where it leads … */
  to?: string;
  /** … or what it does. */
  act?: () => void;
}

export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}
