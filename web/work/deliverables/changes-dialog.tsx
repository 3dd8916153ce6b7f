import { Trans, useLingui } from '@lingui/react/macro';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';

interface ChangesDialogProps {
  fullname: string;
  refusal: string | undefined;
  onClose: () => void;
  onDone: (note: string) => unknown;
}

/** Requests changes; a description is required. */
export default function ChangesDialog({ fullname, ...on }: ChangesDialogProps) {
  const { t } = useLingui();
  return (
    <WordsDialog
      {...on}
      title={<Trans>Request changes</Trans>}
      label={<Trans>What should change?</Trans>}
      hint={<Trans>{fullname} can read this.</Trans>}
      act={<Trans>Send request</Trans>}
      variant="primary"
      most={1000}
      problemOf={(words) => (words === '' ? t`Describe what to change.` : undefined)}
    />
  );
}
