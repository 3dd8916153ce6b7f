import { useLingui } from '@lingui/react/macro';
import { type ApplicationStanding, standings } from '../../../contract/campaigns/campaigns.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';

interface StandingFilterProps {
  standing: ApplicationStanding | undefined;
  counts: readonly { id: ApplicationStanding; count: number }[] | undefined;
  onChange: (standing: ApplicationStanding | undefined) => void;
}

/** Where an application of mine can stand. */
export function useStandingWords(): Record<ApplicationStanding, string> {
  const { t } = useLingui();
  return {
    waiting: t({ message: 'Waiting', context: 'applications that have no answer yet' }),
    agreed: t({ message: 'Agreed', context: 'applications that became work' }),
    closed: t({ message: 'Closed', context: 'applications that are over' }),
  };
}

/** Where my applications stand, with how many of each; parted from the statuses of their campaigns by a line. */
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
