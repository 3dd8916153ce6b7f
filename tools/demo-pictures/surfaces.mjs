// Grounds that things stand on: wood, linen, stone, terrazzo, painted board, banana leaf.
import { blob, dark, f1, H, join, light, mix, place, W } from './kit.mjs';

const full = (fill, extra = '') =>
  `<rect x="-10" y="-10" width="${W + 20}" height="${H + 20}" fill="${fill}" ${extra}/>`;

function wood(p, colour) {
  const r = p.rng;
  const n = r.int(3, 5);
  const w = (W + 40) / n;
  const planks = join(
    n,
    (i) =>
      `<rect x="${f1(i * w - 20)}" y="-10" width="${f1(w - 2.5)}" height="${H + 20}" fill="${mix(colour, dark(colour, 0.35), r.num(0, 0.55))}"/>`,
  );
  const knots = join(
    r.int(1, 3),
    () =>
      `<ellipse cx="${f1(r.num(0, W))}" cy="${f1(r.num(0, H))}" rx="9" ry="26" fill="${dark(colour, 0.5)}" opacity=".35" filter="${p.blur(4)}"/>`,
  );
  return (
    full(dark(colour, 0.75)) +
    `<g filter="${p.relief({ fx: 0.08, fy: 0.005, octaves: 3, height: 4 })}">${planks}${knots}</g>`
  );
}

function linen(p, colour) {
  const r = p.rng;
  const crease = join(r.int(3, 5), () => {
    const x = r.num(-50, W);
    const d = `M${f1(x)} -20C${f1(x + r.num(-60, 90))} 250 ${f1(x + r.num(-40, 120))} 520 ${f1(x + r.num(-90, 160))} ${H + 20}`;
    return `<path d="${d}" stroke="${dark(colour, 0.4)}" stroke-width="26" opacity=".28"/><path d="${d}" transform="translate(-15 -4)" stroke="${light(colour, 0.6)}" stroke-width="12" opacity=".4"/>`;
  });
  return `<g filter="${p.weave(1.5)}">${full(colour)}<g fill="none" filter="${p.blur(10)}">${crease}</g></g>`;
}

function stone(p, colour) {
  const r = p.rng;
  const vein = join(3, () => {
    const y = r.num(0, H);
    return `<path d="M-20 ${f1(y)}C180 ${f1(y + r.num(-160, 90))} 380 ${f1(y + r.num(-60, 180))} 680 ${f1(y + r.num(-200, 120))}" fill="none" stroke="${r.chance(0.5) ? light(colour, 0.7) : dark(colour, 0.4)}" stroke-width="${f1(r.num(1.5, 5))}" opacity=".35" filter="${p.rough(16, 0.02)}"/>`;
  });
  return `<g filter="${p.relief({ fx: 0.025, octaves: 5, height: 3 })}">${full(colour)}${vein}</g>`;
}

function terrazzo(p, colour) {
  const r = p.rng;
  const tones = [p.palette.second, p.palette.accent, p.palette.base, light(colour, 0.7), dark(colour, 0.3)];
  const chips = join(150, () =>
    place(
      r.num(0, W),
      r.num(0, H),
      `<path d="${blob(r, r.num(4, 15), 0.35, 6)}" fill="${mix(r.pick(tones), colour, 0.3)}"/>`,
      r.num(0, 180),
    ),
  );
  return `<g filter="${p.relief({ fx: 0.2, octaves: 2, height: 0.6 })}">${full(colour)}${chips}</g>`;
}

function paint(p, colour) {
  return `<g filter="${p.relief({ fx: 0.012, fy: 0.05, octaves: 4, height: 3 })}">${full(p.sheen(colour, 0.14))}</g>`;
}

/** Ribbed banana leaf filling the frame, its midrib running top to bottom. */
export function bananaLeaf(p) {
  const r = p.rng;
  const g = mix('#3f7d34', p.palette.base, 0.12);
  const mid = r.num(240, 400);
  const ribs = join(34, (i) => {
    const y = i * 30 - 110;
    const o = f1(r.num(0.12, 0.4));
    return `<path d="M${f1(mid)} ${y + 70}Q${f1(mid - 160)} ${y + 40} -60 ${y - 40}M${f1(mid)} ${y + 70}Q${f1(mid + 160)} ${y + 40} 720 ${y - 40}" stroke="${i % 2 ? light(g, 0.4) : dark(g, 0.5)}" stroke-width="${f1(r.num(1.5, 5))}" opacity="${o}"/>`;
  });
  const half = `<path d="M-20-20H${f1(mid)}V${H + 20}H-20Z" fill="${light(g, 0.1)}"/>`;
  return (
    `<g filter="${p.relief({ fx: 0.015, fy: 0.06, octaves: 2, height: 3 })}">${full(g)}${half}<g fill="none">${ribs}</g></g>` +
    `<path d="M${f1(mid)} -20V${H + 20}" stroke="${dark(g, 0.6)}" stroke-width="16" opacity=".5" filter="${p.blur(5)}"/><path d="M${f1(mid)} -20V${H + 20}" stroke="${light(g, 0.45)}" stroke-width="9"/><path d="M${f1(mid + 3)} -20V${H + 20}" stroke="${light(g, 0.1)}" stroke-width="3"/>`
  );
}

export const surfaces = { wood, linen, stone, terrazzo, paint };

/** A ground for this picture; a creator who keeps to a few grounds names them in `lamp.grounds`. */
export function surface(p, kinds = Object.keys(surfaces)) {
  const mine = kinds.filter((k) => p.lamp.grounds?.includes(k));
  const kind = p.rng.pick(mine.length ? mine : kinds);
  const { base, second, pale, deep, accent } = p.palette;
  const colour = {
    wood: () => p.rng.pick(['#7a4a2c', '#9b6a42', '#5a3827', '#b98a5c']),
    linen: () => p.rng.pick([pale, light(second, 0.55), mix(base, deep, 0.25), light(accent, 0.5)]),
    stone: () => p.rng.pick(['#c9c0b2', '#5b5a58', light(base, 0.6), mix(base, deep, 0.4)]),
    terrazzo: () => pale,
    paint: () => p.rng.pick([base, second, light(second, 0.4), mix(base, deep, 0.3), accent]),
  }[kind]();
  return { kind, colour, svg: surfaces[kind](p, colour) };
}
