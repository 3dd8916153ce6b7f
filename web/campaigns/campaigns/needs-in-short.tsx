import { Trans, useLingui } from '@lingui/react/macro';
import { needNames } from '../../lib/campaign-labels.ts';
import { type Need, openOf, partsOf, sumNeeds } from '../../lib/needs.ts';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';

/** Open needs as a bar and a line. */
export function NeedsInShort({ needs }: { needs: readonly Need[] }) {
  const { i18n } = useLingui();
  const { spoken, total } = sumNeeds(needs);
  const open = [...new Set(needs.filter((need) => openOf(need) > 0).map(({ kind }) => kind))];
  if (needs.length === 0) return null;
  return (
    <div className="mb-3 grid gap-1.5">
      <p className="text-sm text-t2">
        <Trans>
          <Money value={spoken} size={23} className="mr-1 text-t1" /> of <Money value={total} /> pledged
        </Trans>
      </p>
      <ProgressBar parts={partsOf(needs)} total={total} />
      {open.length > 0 ? (
        <p className="text-sm text-t2">
          <Trans>Still needed: {open.map((kind) => i18n._(needNames[kind])).join(', ')}</Trans>
        </p>
      ) : null}
    </div>
  );
}
