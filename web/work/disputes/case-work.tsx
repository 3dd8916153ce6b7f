import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { useContractWords } from '../../lib/contract-words.ts';
import { formatDay } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';

interface CaseWorkProps {
  deliverables: readonly Deliverable[];
  /** Renders a content type: "Reel". */
  contentName: (type: string) => ReactNode;
}

/** Agreed pieces with the submitted work and its disclosure check. */
export function CaseWork({ deliverables, contentName }: CaseWorkProps) {
  return (
    <Card as="section" aria-labelledby="work">
      <h2 id="work" className="h4 mb-3">
        <Trans>Work</Trans>
      </h2>
      <ul className="grid gap-4">
        {deliverables.map((piece) => (
          <li key={piece.id} className="grid gap-1.5 text-sm">
            <Piece piece={piece} name={contentName(piece.type)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Piece({ piece, name }: { piece: Deliverable; name: ReactNode }) {
  const { i18n } = useLingui();
  const { submitted_at: at } = piece;
  const address = piece.url ?? piece.file;
  return (
    <>
      <p className="flex flex-wrap gap-x-2">
        <span className="h5">
          {name} {piece.number}
        </span>
        <span className="text-t3">
          {at ? <Trans>submitted {formatDay(at, { locale: i18n.locale })}</Trans> : <Trans>not submitted</Trans>}
        </span>
      </p>
      {address ? (
        <a href={address} target="_blank" rel="noreferrer noopener" className="link [overflow-wrap:anywhere]">
          {piece.url ?? <Trans>Uploaded picture</Trans>}
        </a>
      ) : null}
      {piece.caption ? <p className="whitespace-pre-line text-t2">“{piece.caption}”</p> : null}
      {piece.disclosure ? <Label disclosure={piece.disclosure} /> : null}
      {piece.history
        .filter(({ note }) => note)
        .map(({ note, createdAt }) => (
          <p key={createdAt} className="border-line border-l-2 pl-3 text-t2">
            “{note}”
          </p>
        ))}
    </>
  );
}

function Label({ disclosure: { ok, found, reason } }: { disclosure: NonNullable<Deliverable['disclosure']> }) {
  const inWords = useContractWords();
  return ok ? (
    <p className="flex items-center gap-1.5 text-ok">
      <CircleCheck className="size-4 flex-none" />
      {found ? <Trans>Ad label found: {found}</Trans> : <Trans>Ad label found</Trans>}
    </p>
  ) : (
    <p className="flex items-start gap-1.5 text-bad">
      <CircleX className="mt-0.5 size-4 flex-none" />
      {reason ? inWords(reason) : <Trans>The ad label is missing.</Trans>}
    </p>
  );
}
