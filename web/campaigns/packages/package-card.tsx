import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CreatorPackage } from '../../../contract/campaigns/packages.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { pictureAlt } from '../../lib/content-words.ts';
import { Card } from '../../ui/data/card.tsx';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { Money } from '../../ui/data/money.tsx';

interface PackageCardProps {
  offered: Omit<CreatorPackage, 'can'>;
  /** Name of the creator. */
  by: string;
  actions?: ReactNode;
}

/** A package of a creator: pictures, work, days and price. */
export function PackageCard({ offered, by, actions }: PackageCardProps) {
  const { i18n } = useLingui();
  const { title, deliverables, platforms, days, price, pictures } = offered;
  return (
    <Card as="article" padding="none" className="flex h-full flex-col">
      {pictures.length > 0 ? (
        <ul className="flex gap-0.5">
          {pictures.map((piece) => (
            <li key={piece.id} className="h-32 min-w-0 flex-1">
              <ContentImage
                id={piece.id}
                picture={piece.picture}
                alt={pictureAlt(piece, by, i18n)}
                sizes="(min-width: 768px) 240px, 50vw"
                className="size-full"
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-1 flex-col gap-3 p-4 md:p-5">
        <div className="flex-1">
          <h3 className="h5">{title}</h3>
          <p className="mt-1 text-sm text-t2">{deliverablesInWords(deliverables, i18n)}</p>
          <p className="num text-sm text-t3">
            {platforms.map(platformName).join(', ')} · <Plural value={days} one="within # day" other="within # days" />
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Money value={price} size={23} />
          {actions}
        </div>
      </div>
    </Card>
  );
}
