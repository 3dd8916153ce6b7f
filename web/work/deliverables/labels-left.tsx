import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable, DisclosureShown } from '../../../contract/work/deliverables.ts';
import { checkDisclosure } from '../../../contract/work/disclosure.rules.ts';
import { missingLabels } from '../../../contract/work/label-ticks.rules.ts';
import { adOf } from './piece-work.tsx';

interface Labelled {
  campaign: Campaign;
  piece: Pick<Deliverable, 'type' | 'disclosure_needed'>;
  draft: { caption: string; ai_made: boolean; shown: DisclosureShown };
}

/**
 * Places where work to hand in does not show the ad label yet, in words: the caption, then the ticks. None while nothing is filled in, since
 * nothing is wrong then.
 */
export function useLabelsLeft({ campaign, piece, draft }: Labelled): string[] {
  const { t } = useLingui();
  const needed = piece.disclosure_needed;
  if (draft.caption.trim() === '' && !Object.values(draft.shown).includes(true)) return [];
  const open = missingLabels(piece.type, draft.shown).filter((place) => needed.includes(place));
  const names = {
    picture: needed.length > 1 ? t`on screen` : t`in the picture`,
    spoken: t`spoken`,
  };
  return [
    ...(checkDisclosure(adOf(campaign, draft)).ok ? [] : [t`at the start of the caption`]),
    ...open.map((place) => names[place]),
  ];
}

/** Counts them above the button that hands the work in. */
export function LabelsLeft({ left }: { left: readonly string[] }) {
  const { i18n } = useLingui();
  if (left.length === 0) return null;
  const places = new Intl.ListFormat(i18n.locale).format(left);
  return (
    <p className="num flex items-start gap-2 font-semibold text-bad text-sm">
      <CircleAlert className="mt-0.5 size-4 flex-none" />
      {i18n._(
        msg`${plural(left.length, { one: `# place left for the label: ${places}`, other: `# places left for the label: ${places}` })}`,
      )}
    </p>
  );
}
