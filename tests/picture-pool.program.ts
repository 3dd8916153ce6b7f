/** Decodes a picture like the server, reports the process id, and keeps running. */
import { readFileSync } from 'node:fs';
import { drawPicture } from '../server/kit/storage/pictures.ts';
import { makePng } from './makers/bombs.ts';

const bytes = Buffer.from(makePng({ width: 64, height: 64 }));
await drawPicture({ bytes, type: 'png', name: 'x.png', field: 'file', owner: 1 }, [{ width: 32 }]);
process.send?.(Number(readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim()));
