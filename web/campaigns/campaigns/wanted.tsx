import { Trans } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { Card } from '../../ui/data/card.tsx';
import { BriefEntry } from './brief-entry.tsx';
import { useWantedLines } from './use-wanted-lines.ts';

/** Wanted creators. */
export default function Wanted({ campaign }: { campaign: Campaign }) {
  const lines = useWantedLines(campaign);
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="wanted">
      <h2 id="wanted" className="h4 mb-3">
        <Trans>Who it’s for</Trans>
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
        {lines.map(({ id, name, text }) => (
          <BriefEntry key={id} name={name}>
            {text}
          </BriefEntry>
        ))}
      </dl>
    </Card>
  );
}
