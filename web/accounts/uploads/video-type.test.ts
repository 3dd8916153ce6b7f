import { expect, it } from 'vitest';
import { makeMp4, makeWebm } from '../../../tests/makers/video.ts';
import { typeOfVideo } from './video-type.ts';

it.each([
  ['video/mp4', makeMp4()],
  ['video/quicktime', makeMp4({ brand: 'qt  ' })],
  ['video/quicktime', new TextEncoder().encode('0000wide0000mdat')],
  ['video/webm', makeWebm()],
  [null, new TextEncoder().encode('%PDF-1.7 and more')],
  [null, new Uint8Array()],
])('%s is told by its first bytes', async (type, bytes) => {
  expect(await typeOfVideo(new Blob([bytes]))).toBe(type);
});
