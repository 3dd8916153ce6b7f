import { Trans } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/forms/button.tsx';

/** Tracked URL with a copy button. */
export function TrackedLink({ url }: { url: string }) {
  const text = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(url, () => text.current && getSelection()?.selectAllChildren(text.current));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-sunken px-4 py-3 md:px-5">
      <p className="min-w-0 flex-[1_1_16rem] text-sm text-t2">
        <strong className="font-semibold text-t1">
          <Trans>Your link</Trans>
        </strong>{' '}
        <span ref={text} className="num break-all text-t1">
          {url}
        </span>
        <span className="block">
          <Trans>It opens the campaign page. Add it to your caption or profile, and clicks are counted for you.</Trans>
        </span>
      </p>
      <Button size="sm" icon={state === 'copied' ? Check : Copy} onClick={copy}>
        {state === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy link</Trans>}
      </Button>
      <p role="status" className={state === 'failed' ? 'text-sm text-t2' : 'sr-only'}>
        {state === 'copied' ? <Trans>Link copied.</Trans> : null}
        {state === 'failed' ? <Trans>Couldn’t copy the link. It’s selected, so you can copy it yourself.</Trans> : null}
      </p>
    </div>
  );
}
