import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { ChoiceRow } from '../../ui/overlays/choice-row.tsx';

interface YesNoTermProps {
  icon: LucideIcon;
  label: string;
  line: ReactNode;
  /** The choice beside none. */
  yes: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A term that is agreed or not; none is the first choice. */
export function YesNoTerm({ icon, label, line, yes, isOn, onChange }: YesNoTermProps) {
  return (
    <ChoiceRow
      icon={icon}
      title={label}
      line={line}
      words={isOn ? yes : <Trans>None</Trans>}
      choice={
        <Segmented
          label={label}
          name={label}
          value={isOn ? 'yes' : 'none'}
          onChange={(choice) => onChange(choice === 'yes')}
          segments={[
            { id: 'none', name: <Trans>None</Trans> },
            { id: 'yes', name: yes },
          ]}
        />
      }
    />
  );
}
