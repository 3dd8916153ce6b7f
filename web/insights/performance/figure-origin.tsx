import { Trans } from '@lingui/react/macro';
import { Dotted } from '../../ui/data/dotted.tsx';

interface FigureOriginProps {
  /** Number of posts whose figures were read of a connected account, and typed in. */
  read: number;
  typed: number;
  /** Day of the newest figures. */
  day: string;
}

/** Origin and day of figures, in parts where they are summed over both. */
export function FigureOrigin({ read, typed, day }: FigureOriginProps) {
  if (typed === 0) return <Trans>Read from the account, as of {day}</Trans>;
  if (read === 0) return <Trans>Self-reported, as of {day}</Trans>;
  return (
    <Dotted>
      <Trans>Read for {read}</Trans>
      <Trans>
        self-reported for {typed}, as of {day}
      </Trans>
    </Dotted>
  );
}
