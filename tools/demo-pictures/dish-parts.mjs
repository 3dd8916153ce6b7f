// Bowls, fillings, breads, garnish and cloth that dishes are composed of.
import { blob, dark, f1, join, light, mix, place, smooth, times } from './kit.mjs';

export const circle = (r, fill, extra = '') => `<circle r="${f1(r)}" fill="${fill}" ${extra}/>`;
export const spread = (n, r, fn) =>
  times(n, (i) => {
    const a = i * 2.39996;
    const k = r * Math.sqrt((i + 0.5) / n);
    return fn(Math.cos(a) * k, Math.sin(a) * k, i);
  }).join('');

/** A leaf with a midrib, for garnish. */
function leaf(p, s, colour) {
  return `<path d="M0 ${s}C${-s * 0.7} ${s * 0.3} ${-s * 0.5} ${-s * 0.6} 0 ${-s}C${s * 0.5} ${-s * 0.6} ${s * 0.7} ${s * 0.3} 0 ${s}Z" fill="${p.sheen(colour, 0.3)}"/><path d="M0 ${s}V${-s * 0.8}" stroke="${light(colour, 0.4)}" stroke-width="${f1(s * 0.08)}" opacity=".6"/>`;
}
export function garnish(p, r, n = 5, colour = '#4f8a35') {
  const [x, y] = p.toLight;
  return join(n, () => {
    const [gx, gy, a, s] = [
      p.rng.num(-r, r) * 0.5,
      p.rng.num(-r, r) * 0.5,
      p.rng.num(0, 360),
      p.rng.num(0.09, 0.15) * r,
    ];
    return (
      place(
        gx - x * 4,
        gy - y * 4,
        `<ellipse rx="${f1(s * 0.5)}" ry="${f1(s)}" fill="${p.palette.deep}" opacity=".35"/>`,
        a,
      ) + place(gx, gy, leaf(p, s, mix(colour, '#8fbf4a', p.rng.num(0, 0.6))), a)
    );
  });
}

/** Pieces heaped in a disc: sabzi, chickpeas, berries. */
export function heap(p, r, n, tones, size) {
  const [x, y] = p.toLight;
  return spread(n, r, (cx, cy) => {
    const s = size * p.rng.num(0.75, 1.2);
    const d = blob(p.rng, s, 0.16, 7, p.rng.num(0.75, 1));
    return place(
      cx + p.rng.num(-4, 4),
      cy + p.rng.num(-4, 4),
      `<path d="${d}" transform="translate(${f1(-x * s * 0.3)} ${f1(-y * s * 0.3)})" fill="${p.palette.deep}" opacity=".4"/><path d="${d}" fill="${p.ball(p.rng.pick(tones), 0.32)}"/>`,
      0,
    );
  });
}

/** Loose grains of rice in three tones, the lightest on top. */
export function grains(p, r, n, tones, len = 13, thick = 5) {
  return tones
    .map((tone, k) => {
      let d = '';
      for (let i = 0; i < n; i++) {
        const a = p.rng.num(0, 6.3);
        const k2 = r * Math.sqrt(p.rng.num()) * (1 - k * 0.03);
        const t = p.rng.num(0, 6.3);
        d += `M${f1(Math.cos(a) * k2)} ${f1(Math.sin(a) * k2)}l${f1(Math.cos(t) * len)} ${f1(Math.sin(t) * len)}`;
      }
      return `<path d="${d}" stroke="${tone}" stroke-width="${thick}" stroke-linecap="round" fill="none"/>`;
    })
    .join('');
}
export const metals = { steel: '#b9bcbb', brass: '#c89b45', copper: '#b66b42' };
export function metal(p, colour) {
  const [x, y] = p.toLight;
  return p.linear(
    [
      [0, light(colour, 0.75)],
      [0.22, colour],
      [0.45, light(colour, 0.5)],
      [0.62, dark(colour, 0.3)],
      [0.8, light(colour, 0.25)],
      [1, dark(colour, 0.45)],
    ],
    f1(0.5 + x / 2),
    f1(0.5 + y / 2),
    f1(0.5 - x / 2),
    f1(0.5 - y / 2),
  );
}

/** A dish with a rim; what is inside is drawn to radius 1 × r. */
export function vessel(p, r, colour, inside, { shiny = false, depth = 0.6, rim = 0.1 } = {}) {
  const [x, y] = p.toLight;
  const well = r * (1 - rim);
  const disc = circle(r, '#000');
  const outer = shiny ? metal(p, colour) : p.sheen(colour, 0.25);
  const inner = p.radial(
    [
      [0, light(colour, 0.1)],
      [0.75, dark(colour, 0.18)],
      [1, dark(colour, 0.45)],
    ],
    f1(0.5 - x * 0.12),
    f1(0.5 - y * 0.12),
    0.55,
  );
  const lip = p.radial(
    [
      [0.62, p.palette.deep, 0],
      [1, p.palette.deep, depth],
    ],
    f1(0.5 - x * 0.14),
    f1(0.5 - y * 0.14),
    0.62,
  );
  return (
    p.cast(`<circle r="${f1(r)}"/>`, r * 0.07, 4, 0.6) +
    p.cast(`<circle r="${f1(r)}"/>`, 10 + r * 0.16, Math.round(r * 0.09) + 4, 0.55) +
    disc.replace('#000', outer) +
    circle(r - 1.5, 'none', `stroke="${light(colour, 0.75)}" stroke-width="1.6" opacity=".6"`) +
    circle(well, inner) +
    p.clip(`<circle r="${f1(well)}"/>`, inside + circle(well + 1, lip))
  );
}
const wet = (p, r, colour, grain = 0.05, height = 6) =>
  circle(r, colour, `filter="${p.relief({ fx: grain, octaves: 3, height, gain: 1.3 })}"`);
const fillings = {
  sambar: (p, r) =>
    wet(p, r, '#b8541f') + heap(p, r * 0.6, 7, ['#d9822f', '#c4452a', '#7d8c3a'], r * 0.16) + garnish(p, r, 4),
  dal: (p, r) =>
    wet(p, r, '#e0a52e') +
    grains(p, r * 0.5, 9, ['#5d2d16', '#8a3a1a'], 5, 4) +
    `<path d="${blob(p.rng, r * 0.16, 0.2, 8, 0.3)}" fill="#a82a1c"/>` +
    garnish(p, r, 4),
  palak: (p, r) =>
    wet(p, r, '#4b6b26', 0.07) +
    join(5, () =>
      place(
        p.rng.num(-r, r) * 0.45,
        p.rng.num(-r, r) * 0.45,
        `<rect x="${-r * 0.13}" y="${-r * 0.13}" width="${r * 0.27}" height="${r * 0.27}" rx="4" fill="${p.sheen('#f3e3bf', 0.25)}"/>`,
        p.rng.num(0, 90),
      ),
    ),
  coconut: (p, r) =>
    wet(p, r, '#f1e8d0', 0.13, 4) + garnish(p, r, 3, '#3d6b2a') + grains(p, r * 0.4, 6, ['#3a2216'], 2, 4),
  tomato: (p, r) => wet(p, r, '#c03a1d', 0.1, 5) + garnish(p, r, 2),
  mint: (p, r) => wet(p, r, '#6f9a3a', 0.12, 5) + garnish(p, r, 3),
  chana: (p, r) =>
    wet(p, r, '#8a3d17') + heap(p, r * 0.8, 26, ['#d79a4d', '#c98840', '#b87434'], r * 0.14) + garnish(p, r, 5),
  aloo: (p, r) =>
    circle(r, '#8c5a1a') + heap(p, r * 0.82, 20, ['#e5b23c', '#d99a2c', '#efc65a'], r * 0.2) + garnish(p, r, 6),
  beet: (p, r) =>
    circle(r, '#5a1030') +
    heap(p, r * 0.85, 30, ['#8f1c4b', '#a93060', '#70143c'], r * 0.14) +
    grains(p, r * 0.6, 10, ['#f3e6d0'], 6, 2.5),
  raita: (p, r) =>
    wet(p, r, '#f6f0e0', 0.03, 3) +
    heap(p, r * 0.6, 6, ['#a8c27a', '#d6e0ae'], r * 0.09) +
    grains(p, r * 0.6, 12, ['#8a3a1a'], 1.5, 3),
  kheer: (p, r) =>
    wet(p, r, '#f3e3bd', 0.06, 4) +
    grains(p, r * 0.6, 14, ['#b5782e', '#6e8f3a'], 7, 4) +
    grains(p, r * 0.3, 8, ['#c4461c'], 9, 1.4),
  korma: (p, r) =>
    wet(p, r, '#c97b2b') + heap(p, r * 0.55, 6, ['#a85a24', '#d99248', '#b7632a'], r * 0.24) + garnish(p, r, 4),
};
export const fillNames = Object.keys(fillings);
export const bowl = (p, name, r, colour, shiny) => vessel(p, r, colour, fillings[name](p, r * 0.88), { shiny });
export const breads = {
  roti: (p, s) =>
    p.solid(
      blob(p.rng, s, 0.025, 14),
      p.ball('#dcae6b', 0.2),
      7,
      0.4,
      `filter="${p.spots('#7a4218', { fx: 0.05, k: 7, cut: 4.1 })}"`,
    ),
  puri: (p, s) =>
    p.solid(
      blob(p.rng, s * 0.72, 0.03, 12),
      p.ball('#d99a3e', 0.45),
      12,
      0.45,
      `filter="${p.spots('#9a5a1c', { fx: 0.04, k: 5, cut: 2.9 })}"`,
    ),
  papad: (p, s) =>
    p.solid(
      blob(p.rng, s * 0.9, 0.07, 18),
      p.sheen('#e8c077', 0.2),
      9,
      0.4,
      `filter="${p.relief({ fx: 0.07, octaves: 2, height: 7, rough: 9 })}"`,
    ),
};

export function rice(p, r) {
  const d = blob(p.rng, r, 0.05, 12);
  return (
    p.cast(`<path d="${d}"/>`, 14, 10, 0.5) +
    `<path d="${d}" fill="#d9ceb4"/>` +
    grains(p, r * 0.97, 190, ['#c9bb9c', '#efe6d0', '#fbf5e6'], 12, 5) +
    `<path d="${d}" fill="${p.radial(
      [
        [0.3, p.palette.deep, 0],
        [1, p.palette.deep, 0.4],
      ],
      f1(0.5 + p.toLight[0] * 0.25),
      f1(0.5 + p.toLight[1] * 0.25),
      0.75,
    )}"/>`
  );
}

/** Zoom, turn and shift the whole table so that crops differ from picture to picture. */
export function crop(p, body, zoom = [0.95, 1.3]) {
  const r = p.rng;
  const gobo = r.chance(0.5) ? p.gobo(r.pick(['window', 'leaves']), 0.3) : '';
  return `<g transform="translate(${f1(320 + r.num(-90, 90))} ${f1(400 + r.num(-90, 90))}) rotate(${f1(r.num(-24, 24))}) scale(${f1(r.num(...zoom) * 10) / 10})">${body}</g>${gobo}`;
}

function marigold(p, s) {
  const c = p.rng.pick(['#f0941e', '#f6b62c', '#e0701a']);
  return (
    p.cast(`<circle r="${s}"/>`, s * 0.4, 6, 0.5) +
    [1, 0.78, 0.55, 0.3]
      .map(
        (k, i) =>
          `<path d="${blob(p.rng, s * k, 0.16, 18 - i * 3)}" fill="${p.ball(i % 2 ? light(c, 0.12) : dark(c, 0.16), 0.25)}"/>`,
      )
      .join('')
  );
}
export function scatter(p, n = 4) {
  const r = p.rng;
  const kind = r.pick(['marigold', 'spice', 'leaf', 'none']);
  if (kind === 'none') return '';
  return join(n, (i) => {
    const a = r.num(0, 6.3);
    const [x, y] = [320 + Math.cos(a) * r.num(290, 350), 400 + Math.sin(a) * r.num(360, 430)];
    const s = r.num(20, 34);
    const body =
      kind === 'marigold'
        ? marigold(p, s)
        : kind === 'leaf'
          ? p.cast(leaf(p, s * 1.5, '#000000'), 8, 4, 0.3) + leaf(p, s * 1.5, '#3f7a38')
          : heap(p, 30, 9, ['#3a2216', '#5a3018', '#8a3a1a'], 6);
    return place(x, y, body, r.num(0, 360) * (kind === 'marigold' ? 0 : 1) + i);
  });
}
function cloth(p) {
  const r = p.rng;
  const c = r.pick([p.palette.pop, p.palette.accent, p.palette.pale, p.palette.base]);
  const d = smooth([
    [-150, -300],
    [60, -310],
    [150, -100],
    [120, 150],
    [150, 330],
    [-60, 320],
    [-150, 100],
    [-120, -100],
  ]);
  const stripes = join(
    7,
    (i) =>
      `<path d="M${-140 + i * 44} -340C${-110 + i * 44} -100 ${-170 + i * 44} 100 ${-130 + i * 44} 360" stroke="${i % 3 ? light(c, 0.5) : dark(c, 0.4)}" stroke-width="${i % 3 ? 4 : 9}" opacity=".6"/>`,
  );
  const folds = join(
    3,
    (i) =>
      `<path d="M${-90 + i * 80} -340C${-50 + i * 80} -100 ${-130 + i * 80} 100 ${-70 + i * 80} 360" stroke="${dark(c, 0.6)}" stroke-width="22" opacity=".3" filter="${p.blur(9)}"/>`,
  );
  return (
    p.cast(`<path d="${d}"/>`, 12, 9, 0.45) +
    p.clip(
      `<path d="${d}"/>`,
      `<g fill="none"><rect x="-200" y="-350" width="400" height="720" fill="${c}" filter="${p.relief({ fx: 0.7, fy: 0.1, octaves: 2, height: 1.8 })}"/>${stripes}${folds}</g>`,
    )
  );
}
export const sidecloth = (p) =>
  p.rng.chance(0.6) ? place(p.rng.pick([40, 610]), p.rng.num(200, 640), cloth(p), p.rng.num(-40, 40)) : '';
