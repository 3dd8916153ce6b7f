import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { archiveLimits, libraryCalls } from '../../../contract/work/library.ts';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { cx } from '../../ui/cx.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';

/** Number of chosen pieces, and their archive. */
export function ChosenBar({ chosen, onClear }: { chosen: ReadonlySet<string>; onClear: () => void }) {
  const { t } = useLingui();
  const [isMaking, setMaking] = useState(false);
  const isTooMany = chosen.size > archiveLimits.pieces;
  async function save() {
    setMaking(true);
    await download(libraryCalls.getLibraryArchive, { query: { id: [...chosen], format: 'zip' } })
      .then(onClear)
      .catch((error) => showToast('error', reasonOf(error)))
      .finally(() => setMaking(false));
  }
  return (
    <section
      aria-label={t`Chosen pieces`}
      data-at-bottom=""
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box bg-pea px-4 py-3 text-on-pea max-md:bottom-20"
    >
      <b role="status">
        <Plural value={chosen.size} one="# piece chosen" other="# pieces chosen" />
      </b>
      <span className={cx('min-w-0 flex-1 text-sm', !isTooMany && 'max-md:hidden')}>
        {isTooMany ? (
          <Trans>An archive has at most {archiveLimits.pieces} pieces.</Trans>
        ) : (
          <Trans>Files, the document of the rights to each, and a list</Trans>
        )}
      </span>
      <Button
        size="sm"
        icon={Download}
        busy={isMaking}
        disabled={isTooMany}
        onClick={save}
        className="border-current! bg-transparent! text-current! hover:opacity-85"
      >
        <Trans>Download as ZIP</Trans>
      </Button>
      <IconButton
        icon={X}
        size="sm"
        label={t`Clear selection`}
        onClick={onClear}
        className="text-current! hover:bg-transparent!"
      />
    </section>
  );
}
