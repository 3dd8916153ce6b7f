import { type LabelPlace, missingLabels } from '../../../contract/work/label-ticks.rules.ts';
import type { DeliverableRow } from '../../../database/schema.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';
import { type LocalizedText, msg } from '../../kit/i18n/messages.ts';
import { wordPiece } from './piece-words.rules.ts';

export type Piece = Pick<
  DeliverableRow,
  'status' | 'disclosure' | 'content_type' | 'number' | 'needs_label_ticks' | 'disclosure_shown'
>;

/** Places in which the influencer has to tick the label before approval. */
export function labelsToTick(piece: Pick<Piece, 'content_type' | 'needs_label_ticks' | 'disclosure_shown'>) {
  return piece.needs_label_ticks ? missingLabels(piece.content_type, piece.disclosure_shown) : [];
}

interface Disclosed {
  disclosure: { ok: boolean; reason?: string | undefined } | null;
  missingLabels: readonly LabelPlace[];
}

/** Whether a piece says that it is an ad, in its caption and where it is shown, without which it is not approved. */
export function isDisclosed({ disclosure, missingLabels: missing }: Disclosed): Answer {
  if (!disclosure?.ok) {
    return no('DISCLOSURE_MISSING', disclosure?.reason ?? 'The caption doesn’t say that this is an ad.');
  }
  return missing.length === 0 || no('DISCLOSURE_MISSING', whyMissing(missing));
}

function whyMissing(missing: readonly LabelPlace[]): LocalizedText {
  if (missing.length > 1) return 'The influencer hasn’t ticked that the ad label is shown on screen and spoken.';
  return missing[0] === 'spoken'
    ? 'The influencer hasn’t ticked that the ad label is spoken.'
    : 'The influencer hasn’t ticked that the ad label is shown in the picture.';
}

/** Whether everything of an agreement is submitted and may be approved. */
export function mayApproveAll(pieces: readonly Piece[]): Answer {
  const open = pieces.find(({ status }) => status === 'planned' || status === 'changes_requested');
  if (open) return no('ILLEGAL_MOVE', msg`The ${{ piece: wordPiece(open) }} hasn’t been submitted yet.`);
  const waiting = pieces.filter(({ status }) => status === 'submitted');
  return allOf(...waiting.map((piece) => isDisclosed({ ...piece, missingLabels: labelsToTick(piece) })));
}
