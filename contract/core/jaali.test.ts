import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawJaali } from './jaali.ts';

const drawn = (id: string) => JSON.stringify(drawJaali(id));

test('the same id is always the same tile', () => {
  const first = drawn('aarohi');
  fc.assert(fc.property(fc.string(), (id) => drawn(id).length > 0 && drawn('aarohi') === first));
});

test('a tile has a ground and inks that differ from it, in plain path data', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const { ground, layers } = drawJaali(id);
      expect(layers.length).toBeGreaterThan(0);
      for (const layer of layers) {
        expect(layer.fill).not.toBe(ground);
        expect(layer.d).toMatch(/^[MLAz0-9 .-]+$/);
      }
    }),
  );
});

test('every point stays on the tile', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      for (const { d } of drawJaali(id).layers) {
        for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(0);
          expect(Math.max(Number(x), Number(y))).toBeLessThanOrEqual(48);
        }
      }
    }),
  );
});

test('neighbouring ids seldom share a tile', () => {
  const tiles = new Set(Array.from({ length: 2000 }, (_, id) => drawn(String(id))));
  expect(tiles.size).toBeGreaterThan(1900);
});
