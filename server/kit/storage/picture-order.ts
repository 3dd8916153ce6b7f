import type { PictureType } from './file-type.rules.ts';

/** Dimensions in pixels, as for sharp's `resize`. */
export interface PictureSize {
  width?: number;
  height?: number;
  fit?: 'cover' | 'inside';
  position?: 'attention';
  withoutEnlargement?: boolean;
}

export interface PictureOrder {
  bytes: Uint8Array;
  type: PictureType;
  /** Minimum pixels of the shorter side. */
  smallestSide: number;
  /** The first size is made from the upload, the others from the first. */
  sizes: readonly PictureSize[];
}

export interface Picture {
  webp: Uint8Array;
  width: number;
  height: number;
}

type PictureRefusal = 'unreadable' | 'too-many-pixels' | 'too-small' | 'too-much-work';
export type PictureAnswer = { pictures: Picture[] } | { refused: PictureRefusal };

/** Exit code of a process that stopped itself because a picture exceeded its budget. */
export const overBudgetCode = 75;
