import { Trans } from '@lingui/react/macro';
import { useGapWord } from '../../lib/profile-gaps.ts';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';

/** Profile completeness with the missing fields. */
export function Completeness({ percent, missing }: { percent: number; missing: readonly string[] }) {
  const next = missing.map(useGapWord()).join(', ');
  return (
    <div className="min-w-0 flex-1">
      <ProgressBar parts={[{ value: percent }]} total={100} height={6} />
      <p className="mt-2 text-sm text-t3">
        {missing.length === 0 ? (
          <Trans>Profile 100% complete</Trans>
        ) : (
          <Trans>
            Profile {percent}% complete: add {next}
          </Trans>
        )}
      </p>
    </div>
  );
}
