import { useLingui } from '@lingui/react/macro';
import { type ApplicationStanding, standings } from '../../../contract/campaigns/campaigns.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';

interface StandingFilterProps {
  standing: ApplicationStanding | undefined;
  counts: readonly { id: ApplicationStanding; count: number }[] | undefined;
  onChange: (standing: ApplicationStanding | undefined) => void;
}

/** Labels of application states. */
export function useStandingWords(): Record<ApplicationStanding, string> {
  const { t } = useLingui();
  return {
    waiting: t({ message: 'Waiting', context: 'applications that have no answer yet' }),
    agreed: t({ message: 'Agreed', context: 'applications that became work' }),
    closed: t({ message: 'Closed', context: 'applications that are over' }),
  };
}

/** Filter by application state with counts, separated from the status filter. */
export function StandingFilter({ standing, counts, onChange }: StandingFilterProps) {
  const names = useStandingWords();
  return (
    <>
      {standings.map((id) => (
        <ToggleChip
          key={id}
          on={standing === id}
          count={counts?.find((one) => one.id === id)?.count}
          onToggle={() => onChange(standing === id ? undefined : id)}
        >
          {names[id]}
        </ToggleChip>
      ))}
      <span aria-hidden="true" className="my-1 flex-none border-line border-l" />
    </>
  );
}
