import places from '../../../contract/hindi-places.json';
import { hindiWords as words } from '../../../contract/hindi-words.ts';
import { messages } from './hi.po';

export const hindi = { messages, words, places };
