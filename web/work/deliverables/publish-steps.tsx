import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert, CircleCheck, CircleDashed, Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { platformName, platformOfLink } from '../../../contract/core/platforms.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { formatPlace } from '../../lib/video-format.ts';
import { socialAccountsQuery } from '../../social/social-accounts/social-accounts.queries.ts';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/forms/button.tsx';
import { agreementQuery } from '../agreements/agreements.queries.ts';

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

interface PublishChecksProps {
  piece: Pick<Deliverable, 'application_id' | 'user_id' | 'disclosure' | 'approved_version' | 'video'>;
  /** Link to the post, as it is typed. */
  url: string;
}

/** Things that a post needs to count. */
export function PublishChecks({ piece, url }: PublishChecksProps) {
  const { disclosure, approved_version: version, video } = piece;
  const label = disclosure?.ok ? disclosure.found : undefined;
  const length = video?.duration == null ? null : formatPlace(video.duration);
  return (
    <ul className="num grid rounded-[3px_18px_18px_18px] border border-line px-4 text-sm">
      <PlaceChecks piece={piece} url={url} />
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

/** The link’s platform, once there is a link, and the account that the post is looked for on. */
function PlaceChecks({ piece, url }: PublishChecksProps) {
  const { i18n } = useLingui();
  const { data: agreement } = useQuery(agreementQuery(piece.application_id));
  const { data: accounts } = useQuery(socialAccountsQuery(piece.user_id));
  const link = url.trim();
  const platform = platformOfLink(link, 'post');
  const agreed = agreement?.terms.platforms ?? [];
  const fits = platform !== undefined && (agreed.length === 0 || agreed.includes(platform));
  const wanted = fits ? [platform] : agreed;
  const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(wanted.map(platformName));
  const own = accounts?.data.find(
    (account) => account.connection && account.connection.health !== 'broken' && wanted.includes(account.platform),
  );
  const handle = own?.handle;
  return (
    <>
      {URL.canParse(link) && (fits || agreed.length > 0) ? (
        <Needed isMet={fits} name={<Trans>Link</Trans>}>
          {fits ? <Trans>on {names}, as agreed</Trans> : <Trans>not on {names}</Trans>}
        </Needed>
      ) : null}
      <Needed isMet={handle ? true : undefined} name={<Trans>Your account</Trans>}>
        {handle ? (
          <Trans>@{handle}, connected</Trans>
        ) : (
          <Trans>of the agreed platform. Found on a connected account, the post counts at once.</Trans>
        )}
      </Needed>
    </>
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
