import { useLingui } from '@lingui/react/macro';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { pictureAlt } from '../../lib/content-words.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { ContentImage } from '../../ui/data/content-image.tsx';

type Shown = Pick<InfluencerCard, 'id' | 'fullname' | 'pictures'>;

/** Up to three pictures of a creator's work over the jaali; the jaali alone where there is none. */
export function PictureStrip({ card: { id, fullname, pictures } }: { card: Shown }) {
  const { i18n } = useLingui();
  return (
    <div className="relative size-full">
      <JaaliBand id={id} tile={104} />
      {pictures.length > 0 ? (
        <ul className="absolute inset-x-4 inset-y-2 flex gap-1.5">
          {pictures.map((piece) => (
            <li key={piece.id} className="aspect-4/5 h-full min-w-0 max-w-[calc((100%-12px)/3)]">
              <ContentImage
                id={piece.id}
                picture={piece.picture}
                alt={pictureAlt(piece, fullname, i18n)}
                sizes="(min-width: 1280px) 110px, (min-width: 768px) 15vw, 30vw"
                className="size-full rounded-[3px_8px_8px_8px] ring-1 ring-[rgba(9,21,24,.28)]"
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
