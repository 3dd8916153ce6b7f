import { Trans } from '@lingui/react/macro';
import { SpellCheck } from 'lucide-react';

/** Note on query words that were corrected by one typo. */
export function TypoNote({ words }: { words: readonly string[] }) {
  const quoted = words.map((word) => `“${word}”`).join(', ');
  return (
    <p role="status" className="mt-3 flex items-center gap-2 rounded-ctl bg-info-tint px-4 py-2.5 text-info text-sm">
      <SpellCheck className="size-4 flex-none" />
      <span className="min-w-0">
        <Trans>No results for {quoted}. Showing similar words.</Trans>
      </span>
    </p>
  );
}
