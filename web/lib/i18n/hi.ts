import { hindiWords as words } from '../../../contract/hindi-words.ts';
import { messages } from './hi.po';

export const hindi = { messages, words };
