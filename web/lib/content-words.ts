import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ContentKind, contentKinds } from '../../contract/core/content-picture.ts';
import { contentNames } from './campaign-labels.ts';

export function kindName(kind: ContentKind, i18n: I18n): string {
  return i18n._(kind === 'picture' ? msg`Picture` : contentNames[kind]);
}

/** Alternative text of a picture: "Reel by Aarohi Menon: Onam sadya for four". */
export function pictureAlt({ kind, caption }: { kind: ContentKind; caption: string | null }, by: string, i18n: I18n) {
  const name = kindName(kind, i18n);
  const whose = i18n._(msg`${name} by ${by}`);
  return caption ? `${whose}: ${caption}` : whose;
}

/** Kinds among these pieces, in the order of lists. */
export function kindsOf(pieces: readonly { kind: ContentKind }[]): ContentKind[] {
  return contentKinds.filter((kind) => pieces.some((piece) => piece.kind === kind));
}
