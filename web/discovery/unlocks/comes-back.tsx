import { Plural } from '@lingui/react/macro';

/** The promise that goes with every unlock. */
export function ComesBack({ days }: { days: number }) {
  return (
    <Plural
      value={days}
      one="Coins come back if a contact is dead or silent for # day."
      other="Coins come back if a contact is dead or silent for # days."
    />
  );
}
