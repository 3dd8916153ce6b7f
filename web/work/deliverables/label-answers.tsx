import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CircleAlert, X } from 'lucide-react';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { LabelPlace } from '../../../contract/work/label-ticks.rules.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useChangeWork } from './deliverables.queries.ts';

/** Places of the label that the influencer ticked, and the creator's way to question it. */
export function LabelAnswers({ piece }: { piece: Deliverable }) {
  const { t } = useLingui();
  const change = useChangeWork(piece.id);
  const { disclosure_needed: needed, disclosure_shown: shown, disclosure_contested: contested, can } = piece;
  if (needed.length === 0) return null;
  const isVideo = needed.length > 1;
  const words: Record<LabelPlace, string> = {
    picture: isVideo ? t`Label on screen` : t`Label in the picture`,
    spoken: t`Label spoken`,
  };

  async function contest(place: LabelPlace) {
    try {
      await change.mutateAsync({ disclosure_shown: { [place]: false }, version: piece.version });
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <ul className="grid gap-1.5">
      {needed.map((place) => (
        <li key={place} className="flex flex-wrap items-center gap-2">
          {shown[place] ? (
            <Tag tone="green" icon={BadgeCheck}>
              {words[place]}
            </Tag>
          ) : (
            <Tag tone="red" icon={CircleAlert}>
              {words[place]}:{' '}
              {contested.includes(place) ? <Trans>questioned by the owner</Trans> : <Trans>not ticked</Trans>}
            </Tag>
          )}
          {shown[place] && can.contest === true ? (
            <Button size="sm" variant="text" icon={X} busy={change.isPending} onClick={() => contest(place)}>
              <Trans>It’s not there</Trans>
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
