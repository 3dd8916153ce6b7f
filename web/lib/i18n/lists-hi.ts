import hindiPlaces from '../../../contract/core/hindi-places.json';
import { hindiWords } from '../../../contract/core/hindi-words.ts';

export const places: Readonly<Record<string, string>> = hindiPlaces;
export const words = hindiWords;
