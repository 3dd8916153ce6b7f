import { Trans } from '@lingui/react/macro';
import { Check, CircleAlert, CircleCheck, CircleDashed, Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/forms/button.tsx';
import { formatPlace } from './draft-clock.ts';

/** The approved caption, to copy into the post. */
export function CaptionToPost({ caption }: Pick<Deliverable, 'caption'>) {
  const text = useRef<HTMLParagraphElement>(null);
  const { state, copy } = useCopy(caption, () => text.current && getSelection()?.selectAllChildren(text.current));
  if (caption === '') return null;
  return (
    <section className="grid gap-2 rounded-[3px_18px_18px_18px] border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <h5 className="h5">
          <Trans>Your caption</Trans>
        </h5>
        <Button variant="soft" size="sm" icon={state === 'copied' ? Check : Copy} onClick={copy}>
          {state === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
      </div>
      <p ref={text} className="whitespace-pre-line text-sm [overflow-wrap:anywhere]">
        {caption}
      </p>
      <p role="status" className={state === 'failed' ? 'text-sm text-t2' : 'sr-only'}>
        {state === 'copied' ? <Trans>Caption copied.</Trans> : null}
        {state === 'failed' ? (
          <Trans>Couldn’t copy the caption. It’s selected, so you can copy it yourself.</Trans>
        ) : null}
      </p>
    </section>
  );
}

/** Three things that a post needs to count. */
export function PublishChecks({ piece }: { piece: Pick<Deliverable, 'disclosure' | 'approved_version' | 'video'> }) {
  const { disclosure, approved_version: version, video } = piece;
  const label = disclosure?.ok ? disclosure.found : undefined;
  const length = video?.duration == null ? null : formatPlace(video.duration);
  return (
    <ul className="num grid rounded-[3px_18px_18px_18px] border border-line px-4 text-sm">
      <Needed name={<Trans>Your account</Trans>}>
        <Trans>of the agreed platform. Found on a connected account, the post counts at once.</Trans>
      </Needed>
      <Needed isMet={label !== undefined} name={<Trans>Ad label</Trans>}>
        {label === undefined ? (
          <Trans>has to be at the start of the caption.</Trans>
        ) : (
          <Trans>{label} is in your caption. Leave it at the start.</Trans>
        )}
      </Needed>
      <Needed name={<Trans>The approved work</Trans>}>
        {length === null ? (
          <Trans>as in version {version}</Trans>
        ) : (
          <Trans>
            {length} long, as in version {version}
          </Trans>
        )}
      </Needed>
    </ul>
  );
}

interface NeededProps {
  /** Undefined for what only the post will show. */
  isMet?: boolean;
  name: ReactNode;
  children: ReactNode;
}

function Needed({ isMet, name, children }: NeededProps) {
  const Icon = isMet === undefined ? CircleDashed : isMet ? CircleCheck : CircleAlert;
  const tone = isMet === undefined ? 'text-t3' : isMet ? 'text-ok' : 'text-amber-t';
  return (
    <li className="flex items-start gap-3 border-line border-b py-3 last:border-b-0">
      <Icon className={cx('mt-0.5 size-5 flex-none', tone)} />
      <span className="min-w-0">
        <b className="block font-semibold">{name}</b>
        <span className="text-t2">{children}</span>
      </span>
    </li>
  );
}
