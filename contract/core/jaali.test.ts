import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawJaali } from './jaali.ts';

const drawn = (id: string) => JSON.stringify(drawJaali(id));

test('draws the same tile for the same id', () => {
  const first = drawn('aarohi');
  fc.assert(fc.property(fc.string(), (id) => drawn(id).length > 0 && drawn('aarohi') === first));
});

test('draws a background and inks of other colours as plain path data', () => {
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

test('keeps every point on the tile', () => {
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

test('seldom draws the same tile for neighbouring ids', () => {
  const tiles = new Set(Array.from({ length: 2000 }, (_, id) => drawn(String(id))));
  expect(tiles.size).toBeGreaterThan(1900);
});
