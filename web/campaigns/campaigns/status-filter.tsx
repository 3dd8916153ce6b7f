import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ToggleChip } from '../../ui/data/chip.tsx';

interface StatusFilterProps {
  status: string | undefined;
  onChange: (status: string | undefined) => void;
  /** False where drafts cannot occur. */
  withDrafts?: boolean;
  /** True when there is nothing to filter; the height stays, so that the list does not shift. */
  isIdle?: boolean;
  /** Further filters before the statuses. */
  children?: ReactNode;
}

/** Labels of campaign statuses, by URL value. */
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

/** Single choice of a status. */
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
