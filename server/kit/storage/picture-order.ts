import type { PictureType } from './file-type.rules.ts';

/** Pixels of a picture, as sharp's `resize` takes them. */
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
  /** Pixels of the shorter side at least. */
  smallestSide: number;
  /** The first is made from the upload, the others from the first. */
  sizes: readonly PictureSize[];
}

export interface Picture {
  webp: Uint8Array;
  width: number;
  height: number;
}

type PictureRefusal = 'unreadable' | 'too-many-pixels' | 'too-small' | 'too-much-work';
export type PictureAnswer = { pictures: Picture[] } | { refused: PictureRefusal };

/** Exit code of a process that stopped itself because an order took more than its share. */
export const overBudgetCode = 75;
