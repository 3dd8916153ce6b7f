import { Trans, useLingui } from '@lingui/react/macro';
import { Download, ExternalLink, FileText } from 'lucide-react';
import { type LibraryPiece, libraryCalls } from '../../../contract/work/library.ts';
import { pieceName } from '../../lib/campaign-labels.ts';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { openLibraryFile } from './library.queries.ts';

export const workOf = ({ campaign }: LibraryPiece) => `${paths.campaign(campaign.id)}?tab=deliverables`;

export interface Choosing {
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Whether a piece may be used today, and so be part of an archive. */
const isOpen = ({ rights: { state } }: LibraryPiece) => state === 'in_use' || state === 'ends_soon';

const refused = (error: unknown) => showToast('error', reasonOf(error));

/** Downloads the file of a piece, or leads to its post or its agreement where there is none. */
export function OpenPiece({ piece }: { piece: LibraryPiece }) {
  if (piece.has_file && isOpen(piece)) {
    return (
      <Button icon={Download} onClick={() => openLibraryFile(piece.id).catch(refused)}>
        <Trans>Download</Trans>
      </Button>
    );
  }
  if (!piece.url) return <SeeAgreement piece={piece} />;
  return (
    <LinkButton to={piece.url} target="_blank" rel="noreferrer" icon={ExternalLink}>
      <Trans>See the post</Trans>
    </LinkButton>
  );
}

export function SeeAgreement({ piece }: { piece: LibraryPiece }) {
  return (
    <LinkButton to={workOf(piece)} icon={FileText}>
      <Trans>See the agreement</Trans>
    </LinkButton>
  );
}

/** Downloads the document of the rights to a piece. */
export function RightsDocument({ piece }: { piece: LibraryPiece }) {
  const { t } = useLingui();
  const save = () =>
    download(libraryCalls.getLibraryRights, { params: { id: piece.id }, query: { format: 'pdf' } }).catch(refused);
  return <IconButton bordered icon={FileText} label={t`Document of the rights`} onClick={save} />;
}

/** Chooses a piece for an archive; nothing where its rights do not allow it. */
export function ChoosePiece({ piece, chosen, onToggle }: Choosing & { piece: LibraryPiece }) {
  const { i18n } = useLingui();
  if (!isOpen(piece)) return null;
  return (
    <span className="absolute top-3 left-3 rounded-tag bg-surface px-3 md:px-1.5">
      <Checkbox
        checked={chosen.has(piece.id)}
        onChange={() => onToggle(piece.id)}
        className="gap-0! [&_input]:scroll-my-48"
      >
        <span className="sr-only">
          <Trans>
            Choose {pieceName(piece, i18n)}, {piece.campaign.title}
          </Trans>
        </span>
      </Checkbox>
    </span>
  );
}
