// Text as outlines from the product's own font files, so that a picture never depends on installed fonts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';
import { f1 } from './kit.mjs';

const require = createRequire(import.meta.url);
const load = async (name) =>
  fontkit
    .create(
      Buffer.from(await decompress(readFileSync(require.resolve(`@fontsource-variable/${name}-wght-normal.woff2`)))),
    )
    .getVariation({ wght: 740 });
const fonts = {
  ext: await load('anek-latin/files/anek-latin-latin-ext'),
  latin: await load('anek-latin/files/anek-latin-latin'),
  devanagari: await load('anek-devanagari/files/anek-devanagari-devanagari'),
};

/** One line of lettering as a path, its baseline at 0,0. Returns { d, width }. */
export function line(text, size) {
  const runs =
    text.match(
      /[\u0900-\u097f\u200c-\u200d]+|[\u0100-\u02ff\u20a0-\u20bf]+|[^\u0100-\u02ff\u200c-\u200d\u20a0-\u20bf\u0900-\u097f]+/g,
    ) ?? [];
  let x = 0;
  let d = '';
  for (const run of runs) {
    const f =
      fonts[/[\u0900-\u097f]/.test(run) ? 'devanagari' : /[\u0100-\u02ff\u20a0-\u20bf]/.test(run) ? 'ext' : 'latin'];
    const k = size / f.unitsPerEm;
    const { glyphs, positions } = f.layout(run);
    glyphs.forEach((g, i) => {
      const q = positions[i];
      d += g.path.transform(k, 0, 0, -k, f1(x + q.xOffset * k), f1(-q.yOffset * k)).toSVG();
      x += q.xAdvance * k;
    });
  }
  return { d, width: x };
}
