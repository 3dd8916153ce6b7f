import { Plural } from '@lingui/react/macro';

/** Refund promise of every unlock. */
export function ComesBack({ days }: { days: number }) {
  return (
    <Plural
      value={days}
      one="Get your coins back if the contact doesn’t work or doesn’t reply in # day."
      other="Get your coins back if the contact doesn’t work or doesn’t reply in # days."
    />
  );
}
