import type { LucideIcon } from 'lucide-react';

/** Command of the palette. */
export interface Entry {
  /** Unique key. */
  key: string;
  icon: LucideIcon;
  name: string;
  /** Synonyms for searching, not shown. */
  more?: string;
  /** Small text beside the name. */
  detail?: string;
  /** Target page, or */
  to?: string;
  /** action. */
  act?: () => void;
}

export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}
