import { useLingui } from '@lingui/react/macro';
import { ToggleChip } from '../../ui/chip.tsx';

interface StatusFilterProps {
  status: string | undefined;
  onChange: (status: string | undefined) => void;
}

/** The statuses a campaign of mine can show, one at a time. */
export function StatusFilter({ status, onChange }: StatusFilterProps) {
  const { t } = useLingui();
  const words = [
    { id: 'not-started', name: t`not-started` },
    { id: 'on going', name: t`on going` },
    { id: 'completed', name: t`completed` },
    { id: 'held', name: t`Held` },
    { id: 'draft', name: t`Draft` },
  ];
  return (
    <div
      data-tour="statuses"
      className="relative scrollbar-none -mx-4 my-2 flex gap-2 overflow-x-auto px-4 py-2 md:mx-0 md:px-0"
    >
      {words.map(({ id, name }) => (
        <ToggleChip key={id} on={status === id} onToggle={() => onChange(status === id ? undefined : id)}>
          {name}
        </ToggleChip>
      ))}
    </div>
  );
}
