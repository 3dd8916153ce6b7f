import places from '../../../contract/hindi-places.json';
import { hindiWords as words } from '../../../contract/hindi-words.ts';

export const hindi = { words, places };
