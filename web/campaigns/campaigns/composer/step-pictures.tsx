import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { DraftFiles } from '../files/draft-files.tsx';
import { CoverField } from './cover-field.tsx';
import type { Composing } from './use-composer.ts';

interface StepPicturesProps {
  campaign: Campaign | null;
  autosave: Pick<Composing['autosave'], 'save' | 'alongside'>;
}

/** Step: cover and reference files. */
export default function StepPictures({ campaign, autosave }: StepPicturesProps) {
  return (
    <>
      <CoverField cover={campaign?.cover ?? null} alongside={autosave.alongside} />
      <DraftFiles id={campaign?.id ?? null} onNeeded={() => autosave.save(true)} />
    </>
  );
}
