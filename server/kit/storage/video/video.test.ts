import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, makeMp4, makeWebm } from '../../../../tests/makers/video.ts';
import { readVideo } from './video.ts';

let reads = 0;
const factsOf = (bytes: Uint8Array) =>
  readVideo({
    size: bytes.length,
    async read(at, length) {
      reads += 1;
      return Buffer.from(bytes.subarray(at, at + length));
    },
  });

describe('the facts of a video', () => {
  it.each([
    ['MP4', makeMp4(), { type: 'video/mp4', durationMs: 42_000, width: 1080, height: 1920, codec: 'avc1' }],
    [
      'QuickTime, recorded upright',
      makeMp4({ brand: 'qt  ', codec: 'hvc1', isTurned: true, seconds: 7 }),
      { type: 'video/quicktime', durationMs: 7_000, width: 1080, height: 1920, codec: 'hvc1' },
    ],
    [
      'WebM',
      makeWebm({ seconds: 12.5 }),
      { type: 'video/webm', durationMs: 12_500, width: 1280, height: 720, codec: 'V_VP9' },
    ],
    ['WebM of a recorder', makeWebm(), { type: 'video/webm', durationMs: null, codec: 'V_VP9' }],
    ['MP4 of a live stream', makeMp4({ seconds: 0 }), { durationMs: null }],
  ])('are read from %s', async (_name, bytes, facts) => {
    expect(await factsOf(bytes)).toMatchObject(facts);
  });

  it.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n0000IHDR0000')],
    ['an AVIF', Buffer.from('\0\0\0\x1cftypavif00000000')],
    ['sound in MP4', makeMp4({ brand: 'M4A ' })],
    ['an MP4 cut off', makeMp4().subarray(0, 3_000)],
    ['an MP4 without its media', makeMp4().subarray(-500)],
    ['one without a size', makeMp4({ width: 0 })],
    ['a WebM without a height', makeWebm({ height: 0 })],
    ['a WebM wider than any picture', makeWebm({ width: 65_536 })],
    ['Matroska', makeWebm({}, 'matroska')],
    ['a WebM cut off', makeWebm().subarray(0, 200)],
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<!doctype html><p>ftyp</p>')],
  ])('are missing in %s', async (_name, bytes) => {
    expect(await factsOf(bytes)).toBeNull();
  });

  it('of any damaged file are read or missing, with few reads and no failure', async () => {
    const whole = [makeMp4({ bytes: 2_000 }), makeMp4({ brand: 'qt  ', bytes: 2_000 }), makeWebm({ seconds: 3 })];
    const damage = fc.array(fc.tuple(fc.nat(2_000), fc.integer({ min: 0, max: 255 })), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...whole), damage, fc.nat(2_000), async (file, changes, end) => {
        const bytes = file.slice(0, end < 1_000 ? end : file.length);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        reads = 0;
        const facts = await factsOf(bytes);
        expect(reads).toBeLessThan(4_100);
        if (facts) expect(facts.width * facts.height).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it('are given up after many boxes, so that a file of nothing else costs little', async () => {
    const boxes = Array.from({ length: 20_000 }, () => box('free'));
    reads = 0;
    expect(await factsOf(new Uint8Array(Buffer.concat([box('ftyp', Buffer.from('isom0000')), ...boxes])))).toBeNull();
    expect(reads).toBeLessThan(4_100);
  });
});
