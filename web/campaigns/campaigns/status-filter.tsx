import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ToggleChip } from '../../ui/data/chip.tsx';

interface StatusFilterProps {
  status: string | undefined;
  onChange: (status: string | undefined) => void;
  /** Drafts are one's own only. */
  withDrafts?: boolean;
  /** There is nothing to choose from. Its place stays, so that the list does not move. */
  isIdle?: boolean;
  /** What else can be chosen by, before the statuses. */
  children?: ReactNode;
}

/** The statuses a campaign of mine can show, by how they stand in the address. */
export function useStatusWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    'not-started': t`not-started`,
    'on going': t`on going`,
    completed: t`completed`,
    held: t`Paused`,
    draft: t`Draft`,
  };
}

/** One of them at a time. */
export function StatusFilter({ status, onChange, withDrafts = true, isIdle = false, children }: StatusFilterProps) {
  const words = Object.entries(useStatusWords()).filter(([id]) => withDrafts || id !== 'draft');
  if (isIdle) return <div className="my-2 min-h-[52px]" />;
  return (
    <div
      data-tour="statuses"
      className="relative scrollbar-none -mx-4 my-2 flex gap-2 overflow-x-auto px-4 py-2 md:mx-0 md:px-0"
    >
      {children}
      {words.map(([id, name]) => (
        <ToggleChip key={id} on={status === id} onToggle={() => onChange(status === id ? undefined : id)}>
          {name}
        </ToggleChip>
      ))}
    </div>
  );
}
