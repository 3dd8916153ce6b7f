import * as z from 'zod/mini';
import { id } from '../kit/fields.ts';
import { contentIds, platformIds } from './platforms.ts';

/** Widths of the stored files of a picture, in pixels. */
export const pictureWidths = [184, 384, 640] as const;

/** A stored picture: the address of its middle size, all of its sizes, and a tiny one as a data URL to show meanwhile. */
export const contentPicture = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  blur: z.string(),
  sizes: z.array(z.object({ url: z.string(), width: z.number() })),
});
export type ContentPicture = z.infer<typeof contentPicture>;

/** Formats of the platforms; `picture` is one added by hand that was not posted as any of them. */
export const contentKinds = ['picture', ...contentIds] as const;
export const contentKind = z.enum(contentKinds);
export type ContentKind = z.infer<typeof contentKind>;
export const contentPlatform = z.enum(platformIds);

/** A piece of work on a card. */
export const cardPicture = z.object({
  id,
  kind: contentKind,
  platform: z.nullable(id),
  caption: z.nullable(z.string()),
  picture: contentPicture,
});
export type CardPicture = z.infer<typeof cardPicture>;
