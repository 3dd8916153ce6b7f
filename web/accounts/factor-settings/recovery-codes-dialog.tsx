import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSite } from '../../lib/site.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** Shows recovery codes, once; closes when the person says that they are saved. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLingui();
  const { brand } = useSite();
  const list = useRef<HTMLUListElement>(null);
  const [isSaved, setSaved] = useState(false);
  const { state, copy } = useCopy(codes.join('\n'), () => {
    if (list.current) window.getSelection()?.selectAllChildren(list.current);
  });
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${brand}\r\n\r\n${codes.join('\r\n')}\r\n`)}`;
  return (
    <Dialog
      title={t`Save your recovery codes`}
      actions={
        <Button variant="primary" disabled={!isSaved} onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-t2">
          <Trans>They get you in when phone and laptop are gone. Each works once, and we never show them again.</Trans>
        </p>
        <ul ref={list} className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-box bg-ok-tint p-4 text-sm text-t1">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="grid gap-2 md:grid-cols-2">
          <Button variant="peacock" icon={Copy} onClick={copy}>
            {state === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
          </Button>
          <a
            href={file}
            download={`${brand.toLowerCase()}-recovery-codes.txt`}
            className="inline-flex min-h-12 items-center justify-center gap-2 rounded-ctl border-[1.5px] border-ctl px-4 font-semibold text-t1 no-underline hover:bg-sunken md:min-h-11"
          >
            <Download />
            <Trans>Download</Trans>
          </a>
        </div>
        <Checkbox checked={isSaved} onChange={({ target }) => setSaved(target.checked)}>
          <Trans>I’ve saved the codes where only I can find them.</Trans>
        </Checkbox>
      </div>
    </Dialog>
  );
}
