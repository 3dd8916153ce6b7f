import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ContentKind } from '../../../contract/core/content-picture.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import type { ContentItem } from '../../../contract/social/content.ts';
import { kindName, kindsOf, pictureAlt } from '../../lib/content-words.ts';
import { cx } from '../../ui/cx.ts';
import { chipClass, chipOff, chipOn } from '../../ui/data/chip.tsx';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { contentQuery } from './content.queries.ts';
import { Lightbox } from './lightbox.tsx';
import type { Maker } from './lightbox-panel.tsx';

const shownAtFirst = 12;

interface ContentGridProps {
  maker: Maker;
  /** Acts beside a piece that is opened. */
  invite: ReactNode;
  save: ReactNode;
}

/** Grid of a creator's work with filters by format and platform; a press opens a piece in full. Nothing without any. */
export default function ContentGrid({ maker, invite, save }: ContentGridProps) {
  const { data: pieces = [] } = useQuery(contentQuery(maker.id));
  const [format, setFormat] = useState<ContentKind | null>(null);
  const [platform, setPlatform] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const { t, i18n } = useLingui();
  if (pieces.length === 0) return null;
  const matching = pieces.filter(
    (piece) => (format === null || piece.kind === format) && (platform === null || piece.platform === platform),
  );
  const shown = isWhole ? matching : matching.slice(0, shownAtFirst);
  const platforms = [...new Set(pieces.flatMap((piece) => piece.platform ?? []))];
  return (
    <section className="mt-6" aria-label={t`Content`}>
      <h2 className="h3 mb-3">
        <Trans>Content</Trans>
      </h2>
      <div className="mb-3 flex flex-wrap gap-2">
        <Choice on={format === null} onChoose={() => setFormat(null)} count={pieces.length}>
          <Trans>All</Trans>
        </Choice>
        {kindsOf(pieces).map((kind) => (
          <Choice
            key={kind}
            on={format === kind}
            onChoose={() => setFormat(kind)}
            count={pieces.filter((piece) => piece.kind === kind).length}
          >
            {kindName(kind, i18n)}
          </Choice>
        ))}
        {platforms.length > 1
          ? platforms.map((each) => (
              <Choice
                key={each}
                on={platform === each}
                onChoose={() => setPlatform(platform === each ? null : each)}
                count={pieces.filter((piece) => piece.platform === each).length}
              >
                {platformName(each)}
              </Choice>
            ))
          : null}
      </div>
      <ul className="grid grid-cols-3 gap-1 md:grid-cols-4 md:gap-2">
        {shown.map((piece, at) => (
          <li key={piece.id}>
            <Piece piece={piece} name={maker.fullname} onOpen={() => setOpen(at)} />
          </li>
        ))}
      </ul>
      {shown.length < matching.length ? (
        <Button size="sm" className="mt-3" onClick={() => setWhole(true)}>
          <Trans>Show {matching.length - shown.length} more</Trans>
        </Button>
      ) : null}
      {open === null ? null : (
        <Lightbox
          pieces={shown}
          at={open}
          maker={maker}
          invite={invite}
          save={save}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

interface ChoiceProps {
  on: boolean;
  onChoose: () => void;
  count: number;
  children: ReactNode;
}

function Choice({ on, onChoose, count, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={on} onClick={onChoose} className={cx(chipClass, on ? chipOn : chipOff)}>
      {children} <span className="num font-normal">{count}</span>
    </button>
  );
}

const label =
  'absolute inline-flex h-6 items-center gap-1 rounded-tag bg-[rgba(9,21,24,.76)] px-1.5 font-semibold text-[#fffdf6] text-xs';

function Piece({ piece, name, onOpen }: { piece: ContentItem; name: string; onOpen: () => void }) {
  const { i18n } = useLingui();
  const views = piece.figures?.views ?? null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group relative block aspect-4/5 w-full cursor-pointer overflow-hidden rounded-[4px_14px_14px_14px]"
    >
      <ContentImage
        id={piece.id}
        picture={piece.picture}
        alt={pictureAlt(piece, name, i18n)}
        sizes="(min-width: 1024px) 200px, (min-width: 768px) 24vw, 33vw"
        className="size-full"
      />
      <span className={cx(label, 'top-1.5 left-1.5 max-md:hidden')}>{kindName(piece.kind, i18n)}</span>
      {piece.video ? (
        <Play className="absolute top-1.5 right-1.5 size-5 fill-[#fffdf6] text-[#fffdf6]" aria-hidden="true" />
      ) : null}
      {views === null ? null : (
        <span className={cx(label, 'num bottom-1.5 left-1.5')}>
          <Eye className="size-3.5 stroke-[2.1]" aria-hidden="true" />
          {shortenIndian(views)}
        </span>
      )}
    </button>
  );
}
