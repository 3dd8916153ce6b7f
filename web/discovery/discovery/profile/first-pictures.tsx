import { useLingui } from '@lingui/react/macro';
import type { InfluencerDetails } from '../../../../contract/discovery/discovery.ts';
import { pictureAlt } from '../../../lib/content-words.ts';
import { ContentImage } from '../../../ui/data/content-image.tsx';

/** The three pictures of the card, above the prices on phones. */
export function FirstPictures({ details: { fullname, pictures } }: { details: InfluencerDetails }) {
  const { i18n } = useLingui();
  if (pictures.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-1 md:hidden">
      {pictures.map((piece) => (
        <li key={piece.id} className="aspect-4/5 min-w-0">
          <ContentImage
            id={piece.id}
            picture={piece.picture}
            alt={pictureAlt(piece, fullname, i18n)}
            sizes="33vw"
            className="size-full rounded-[4px_14px_14px_14px]"
            isFirst
          />
        </li>
      ))}
    </ul>
  );
}
