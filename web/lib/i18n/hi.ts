import places from '../../../contract/core/hindi-places.json';
import { hindiWords as words } from '../../../contract/core/hindi-words.ts';

export const hindi = { words, places };
