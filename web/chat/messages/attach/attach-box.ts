/** Display size of a picture in px: complete where its shape allows, else cropped. */
export function boxOf({ width, height }: { width: number | null; height: number | null }) {
  const ratio = Math.min(2.4, Math.max(0.5, (width ?? 4) / (height ?? 3)));
  const most = Math.min(320, 320 * ratio);
  const boxWidth = Math.round(Math.max(140, Math.min(most, width ?? most)));
  return { width: boxWidth, height: Math.round(boxWidth / ratio) };
}

/** Height of a document's card, px. */
export const cardHeight = 56;
