import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { formatDay } from '../../lib/format.ts';

interface OnlineNoteProps {
  piece: Pick<Deliverable, 'post'>;
  as: 'creator' | 'influencer';
}

/** A post as it is read of the connected account: until when it has to stay up, and what is wrong with it. */
export function OnlineNote({ piece: { post }, as }: OnlineNoteProps) {
  const { i18n } = useLingui();
  if (!post) return null;
  const day = (at: string) => formatDay(at, { locale: i18n.locale });
  const { stays_until, removed_at, restored_at, unlabelled_at } = post;
  if (removed_at && !restored_at) {
    return (
      <Problem title={<Trans>The post is no longer online</Trans>}>
        <Trans>
          It was missing on {day(removed_at)}, and was agreed to stay up until {day(stays_until)}. What isn’t paid yet
          waits for our team, and it counts in the track record.
        </Trans>
        {as === 'influencer' && (
          <span className="block">
            <Trans>If you archived it, bring it back: we look again each time your account is read.</Trans>
          </span>
        )}
      </Problem>
    );
  }
  if (unlabelled_at) {
    return (
      <Problem title={<Trans>The ad label is missing</Trans>}>
        {as === 'influencer' ? (
          <Trans>
            The caption has no label since {day(unlabelled_at)}. Add it to the post again: the law asks for it.
          </Trans>
        ) : (
          <Trans>The caption has no label since {day(unlabelled_at)}. Both of you were told.</Trans>
        )}
      </Problem>
    );
  }
  return (
    <p className="text-sm text-t2">
      {restored_at ? (
        <Trans>
          Online again since {day(restored_at)}. It has to stay up until {day(stays_until)}.
        </Trans>
      ) : (
        <Trans>Found on the connected account. It has to stay up until {day(stays_until)}.</Trans>
      )}
    </p>
  );
}

function Problem({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <p role="status" className="flex items-start gap-2 rounded-box bg-bad-tint p-3 text-sm">
      <TriangleAlert className="mt-0.5 size-4 flex-none text-bad" />
      <span className="min-w-0">
        <b className="block font-semibold text-bad">{title}</b>
        {children}
      </span>
    </p>
  );
}
