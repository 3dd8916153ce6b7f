import { Trans } from '@lingui/react/macro';
import { Globe, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { whyNot } from '../../lib/can.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FiguresForm } from './figures-form.tsx';
import { HandInForm } from './hand-in-form.tsx';
import type { PieceProps } from './piece-props.ts';
import { PublicationNote } from './publication-note.tsx';
import { PublishForm } from './publish-form.tsx';
import { WaitingNote } from './waiting-note.tsx';

/** Next action of the influencer: hand in, wait, publish, or report figures. */
export function WorkForms({ campaign, piece }: PieceProps) {
  const { can, status } = piece;
  // Closes on the piece's next move, so that approved work cannot be handed in again.
  const moves = piece.history.length;
  const [openedAt, setOpenedAt] = useState<number>();
  const isOpen = openedAt === moves;
  const open = () => setOpenedAt(moves);
  const close = () => setOpenedAt(undefined);
  if (can.submitted === true && status !== 'submitted') {
    return (
      <>
        {status === 'changes_requested' ? <Asked piece={piece} /> : null}
        <HandInForm campaign={campaign} piece={piece} />
      </>
    );
  }
  if (can.submitted === true) {
    return isOpen ? (
      <HandInForm campaign={campaign} piece={piece} onDone={close} onCancel={close} />
    ) : (
      <>
        <WaitingNote>
          <Trans>Waiting for the campaign owner. Until then, you can submit another version.</Trans>
        </WaitingNote>
        <Button icon={PencilLine} className="w-fit" onClick={open}>
          <Trans>Submit another version</Trans>
        </Button>
      </>
    );
  }
  if (isOpen && can.figures === true) return <FiguresForm piece={piece} onClose={close} />;
  if (isOpen && can.published === true) return <PublishForm piece={piece} onClose={close} />;
  if (can.figures === true) {
    return (
      <>
        <PublicationNote piece={piece} as="influencer" />
        <Button icon={PencilLine} className="w-fit" onClick={open}>
          {piece.figures ? <Trans>Update results</Trans> : <Trans>Add results</Trans>}
        </Button>
      </>
    );
  }
  if (status === 'published') return <PublicationNote piece={piece} as="influencer" />;
  if (can.published !== true) return <WaitingNote>{whyNot(can.submitted)}</WaitingNote>;
  return (
    <>
      {piece.publication ? (
        <PublicationNote piece={piece} as="influencer" />
      ) : (
        <WaitingNote>
          <Trans>Approved. Publish it, then mark it as published here.</Trans>
        </WaitingNote>
      )}
      <Button variant="primary" icon={Globe} className="w-fit" onClick={open}>
        <Trans>Mark as published</Trans>
      </Button>
    </>
  );
}

function Asked({ piece }: Pick<PieceProps, 'piece'>) {
  const note = piece.history.findLast(({ to }) => to === 'changes_requested')?.note;
  return (
    <WaitingNote tone="amber">
      {note ? (
        <Trans>The campaign owner asked for changes: “{note}”</Trans>
      ) : (
        <Trans>The campaign owner asked for changes.</Trans>
      )}
    </WaitingNote>
  );
}
