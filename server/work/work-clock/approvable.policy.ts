import type { DeliverableRow } from '../../../database/schema.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { wordPiece } from './piece-words.rules.ts';

export type Piece = Pick<DeliverableRow, 'status' | 'disclosure' | 'content_type' | 'number'>;

/** Whether the caption of a piece says that it is an ad, without which it is not approved. */
export function isDisclosed({
  disclosure,
}: {
  disclosure: { ok: boolean; reason?: string | undefined } | null;
}): Answer {
  if (disclosure?.ok) return true;
  return no('DISCLOSURE_MISSING', disclosure?.reason ?? 'The caption doesn’t say that this is an ad.');
}

/** Whether everything of an agreement is submitted and may be approved. */
export function mayApproveAll(pieces: readonly Piece[]): Answer {
  const open = pieces.find(({ status }) => status === 'planned' || status === 'changes_requested');
  if (open) return no('ILLEGAL_MOVE', msg`The ${{ piece: wordPiece(open) }} hasn’t been submitted yet.`);
  return allOf(...pieces.filter(({ status }) => status === 'submitted').map(isDisclosed));
}
