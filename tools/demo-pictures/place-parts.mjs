// Skies, ridges, trees and people that places are composed of.
import { dark, f1, H, join, light, mix, place, smooth, times, W } from './kit.mjs';

export const skies = [
  ['#f7c28a', '#f3dcb4', '#e8927c'],
  ['#9cc3c4', '#f4e6c8', '#5f9aa6'],
  ['#f3a26d', '#fbd9a0', '#8d5a86'],
  ['#b7cbd0', '#f2ead8', '#7f9fb0'],
  ['#e9a0a0', '#fbe0c0', '#6d6a9a'],
];
/** Sky from top to horizon with a glowing sun; returns colours that the land can borrow. */
export function sky(p, horizon, pickFrom = skies) {
  const r = p.rng;
  const [warm, low, top] = r.pick(p.lamp.skies?.map((i) => skies[i]) ?? pickFrom);
  const sx = p.toLight[0] < 0 ? r.num(90, 300) : r.num(340, 550);
  const sy = horizon - r.num(40, 190);
  const size = r.num(30, 62);
  const clouds = join(r.int(2, 5), () => {
    const [x, y] = [r.num(-40, 640), r.num(30, horizon * 0.7)];
    return `<g transform="translate(${f1(x)} ${f1(y)})" filter="${p.blur(9)}" opacity=".5">${join(4, (i) => `<ellipse cx="${i * 46}" cy="${f1(r.num(-8, 8))}" rx="${f1(r.num(50, 95))}" ry="${f1(r.num(6, 15))}" fill="${light(warm, 0.5)}"/>`)}</g>`;
  });
  const svg =
    `<rect width="${W}" height="${H}" fill="${p.linear([
      [0, top],
      [f1((horizon / H) * 5) / 10, warm],
      [Math.min(1, horizon / H), low],
      [1, low],
    ])}"/>` +
    `<rect width="${W}" height="${H}" fill="${p.radial(
      [
        [0, '#fff4d6', 0.95],
        [0.35, light(warm, 0.4), 0.5],
        [1, warm, 0],
      ],
      f1(sx),
      f1(sy),
      330,
      true,
    )}"/>${clouds}<circle cx="${f1(sx)}" cy="${f1(sy)}" r="${f1(size)}" fill="#fff3d0" filter="${p.blur(1.5)}"/>`;
  return { svg, warm, low, top, sx, sy, size };
}

/** A ridge line made of three waves. `peak` sharpens it into mountains. */
export function ridge(r, y, amp, peak = 0) {
  const [a, b, c] = [r.num(0, 6), r.num(0, 6), r.num(0, 6)];
  const pts = times(26, (i) => {
    const x = -40 + i * 29;
    const wave = Math.sin(x / 150 + a) * 0.6 + Math.sin(x / 63 + b) * 0.28 + Math.sin(x / 27 + c) * 0.1;
    return [x, y - amp * (peak ? 1 - Math.abs(wave) * 1.6 : wave) + r.num(-2, 2)];
  });
  return { pts, d: `${smooth(pts, false)}V${H + 20}H-40Z` };
}
export const yAt = (pts, x) => pts[Math.max(0, Math.min(25, Math.round((x + 40) / 29)))][1];

export function palm(p, h, c) {
  const r = p.rng;
  const lean = r.num(-0.28, 0.28) * h;
  const fronds = join(11, (i) => {
    const a = -200 + i * 21 + r.num(-8, 8);
    const L = h * r.num(0.34, 0.46);
    const leaves = join(17, (k) => {
      const t = (k + 1) / 18;
      const [x, y] = [2 * t * (1 - t) * 0.6 * L + t * t * L, -2 * t * (1 - t) * 0.04 * L + t * t * 0.34 * L];
      const l = L * 0.3 * (1.05 - t * 0.65);
      return `M${f1(x)} ${f1(y)}q${f1(l * 0.5)} ${f1(l * 0.25)} ${f1(l * 0.45)} ${f1(l)}M${f1(x)} ${f1(y)}q${f1(l * 0.5)} ${f1(-l * 0.4)} ${f1(l * 0.95)} ${f1(-l * 0.12)}`;
    });
    const flip = Math.cos((a * Math.PI) / 180) < 0;
    return `<g transform="${flip ? `scale(-1 1) rotate(${f1(180 - a)})` : `rotate(${f1(a)})`}"><path d="M0 0Q${f1(L * 0.6)} ${f1(-L * 0.04)} ${f1(L)} ${f1(L * 0.34)}Q${f1(L * 0.55)} ${f1(L * 0.08)} 0 5Z"/><path d="${leaves}" fill="none" stroke="${c}" stroke-width="${f1(Math.max(1.4, h * 0.0075))}" stroke-linecap="round"/></g>`;
  });
  return `<g fill="${c}"><path d="M${-h * 0.022} 0Q${f1(lean * 0.2)} ${-h * 0.6} ${f1(lean)} ${-h}h${f1(h * 0.024)}Q${f1(lean * 0.3)} ${-h * 0.6} ${h * 0.03} 0Z"/><g transform="translate(${f1(lean)} ${-h})">${fronds}<circle cx="6" cy="9" r="${f1(h * 0.022)}"/><circle cx="-7" cy="10" r="${f1(h * 0.022)}"/></g></g>`;
}
export function tree(p, h, c) {
  const r = p.rng;
  const tufts = join(9, () => {
    const [x, y] = [r.num(-0.32, 0.32) * h, r.num(-0.98, -0.5) * h];
    return `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="${f1(h * r.num(0.13, 0.22))}" ry="${f1(h * r.num(0.09, 0.14))}" fill="${mix(c, light(c, 0.4), r.num(0, 0.5) * (p.toLight[0] * x > 0 ? 1 : 0.2))}"/>`;
  });
  return `<path d="M${-h * 0.03} 0Q0 ${-h * 0.4} ${-h * 0.06} ${-h * 0.7}H${h * 0.05}Q${h * 0.01} ${-h * 0.3} ${h * 0.05} 0Z" fill="${dark(c, 0.5)}"/><g filter="${p.rough(9, 0.06)}">${tufts}</g>`;
}
/** A small standing person with clothes, for scale. */
export function person(p, h, cloth, { sari = false, basket = false, umbrella = '' } = {}) {
  const skin = p.rng.pick(['#6b4029', '#8a5a3a', '#52301f']);
  const trousers = mix(cloth, p.rng.pick(['#f3ead6', p.palette.deep]), 0.55);
  const robe = sari
    ? `<path d="M${-h * 0.1} ${-h * 0.72}Q0 ${-h * 0.8} ${h * 0.1} ${-h * 0.72}L${h * 0.08} ${-h * 0.48}L${h * 0.16} 0H${-h * 0.15}L${-h * 0.08} ${-h * 0.48}Z" fill="${p.sheen(cloth, 0.35)}"/><path d="M${-h * 0.1} ${-h * 0.72}L${h * 0.09} ${-h * 0.46}L${h * 0.12} ${-h * 0.2}L${-h * 0.09} ${-h * 0.5}Z" fill="${light(cloth, 0.3)}"/><path d="M${-h * 0.145} ${-h * 0.03}H${h * 0.155}" stroke="${p.palette.accent}" stroke-width="${f1(h * 0.03)}"/>`
    : `<path d="M${-h * 0.05} ${-h * 0.4}L${-h * 0.07} ${-h * 0.02}M${h * 0.05} ${-h * 0.4}L${h * 0.09} ${-h * 0.03}" stroke="${trousers}" stroke-width="${f1(h * 0.075)}" stroke-linecap="round"/><path d="M${-h * 0.1} ${-h * 0.73}Q0 ${-h * 0.8} ${h * 0.1} ${-h * 0.73}L${h * 0.13} ${-h * 0.34}Q0 ${-h * 0.3} ${-h * 0.12} ${-h * 0.35}Z" fill="${p.sheen(cloth, 0.35)}"/>`;
  const arms = `<g fill="none" stroke-linecap="round" stroke-width="${f1(h * 0.052)}"><path d="M${-h * 0.09} ${-h * 0.7}Q${-h * 0.16} ${-h * 0.56} ${-h * 0.11} ${-h * 0.42}" stroke="${skin}"/><path d="M${h * 0.09} ${-h * 0.7}Q${h * 0.17} ${-h * 0.6} ${h * (umbrella ? 0.03 : 0.12)} ${-h * (umbrella ? 0.56 : 0.43)}" stroke="${skin}"/><path d="M${-h * 0.09} ${-h * 0.7}L${-h * 0.13} ${-h * 0.57}M${h * 0.09} ${-h * 0.7}L${h * 0.135} ${-h * 0.6}" stroke="${dark(cloth, 0.2)}" stroke-width="${f1(h * 0.06)}"/></g>`;
  const hair = p.rng.chance(0.5)
    ? `<path d="M${-h * 0.09} ${-h * 0.87}A${h * 0.09} ${h * 0.1} 0 0 1 ${h * 0.09} ${-h * 0.88}Q0 ${-h * 0.93} ${-h * 0.09} ${-h * 0.87}Z" fill="#1c1210"/>`
    : `<ellipse cy="${-h * 0.885}" rx="${h * 0.087}" ry="${h * 0.088}" fill="#1c1210"/>${sari ? `<path d="M0 ${-h * 0.86}Q${h * 0.03} ${-h * 0.7} ${-h * 0.01} ${-h * 0.52}" stroke="#1c1210" stroke-width="${f1(h * 0.04)}" fill="none" stroke-linecap="round"/>` : ''}`;
  const brolly = umbrella
    ? `<path d="M0 ${-h * 0.5}V${-h * 1.22}" stroke="${p.palette.deep}" stroke-width="${f1(h * 0.02)}"/><path d="M${-h * 0.42} ${-h * 0.94}Q${-h * 0.36} ${-h * 1.26} 0 ${-h * 1.28}Q${h * 0.36} ${-h * 1.26} ${h * 0.42} ${-h * 0.94}Q${h * 0.28} ${-h} ${h * 0.14} ${-h * 0.94}Q0 ${-h * 1.01} ${-h * 0.14} ${-h * 0.94}Q${-h * 0.28} ${-h} ${-h * 0.42} ${-h * 0.94}Z" fill="${p.sheen(umbrella, 0.4)}"/><path d="M${-h * 0.14} ${-h * 0.94}Q${-h * 0.1} ${-h * 1.2} 0 ${-h * 1.28}Q${h * 0.1} ${-h * 1.2} ${h * 0.14} ${-h * 0.94}" fill="none" stroke="${dark(umbrella, 0.4)}" stroke-width="1.5" opacity=".6"/>`
    : '';
  return (
    `<ellipse cx="${f1(-p.toLight[0] * h * 0.12)}" cy="0" rx="${f1(h * 0.24)}" ry="${f1(h * 0.04)}" fill="${p.palette.deep}" opacity=".4"/><path d="M0 ${-h * 0.84}V${-h * 0.72}" stroke="${skin}" stroke-width="${f1(h * 0.06)}"/><circle cy="${f1(-h * 0.87)}" r="${f1(h * 0.08)}" fill="${skin}"/>${hair}${robe}${arms}` +
    (basket
      ? `<path d="M${h * 0.02} ${-h * 0.72}h${h * 0.2}l${-h * 0.03} ${h * 0.3}h${-h * 0.14}Z" fill="${p.sheen('#b98a4a', 0.3)}"/>`
      : '') +
    brolly
  );
}
export const birds = (p, n, x, y) =>
  join(n, () =>
    place(
      x + p.rng.num(-90, 90),
      y + p.rng.num(-50, 50),
      `<path d="M-11-3Q-5-7 0 0Q5-7 11-3Q5-4 0 3Q-5-4-11-3Z" fill="${p.palette.deep}" opacity=".7"/>`,
      p.rng.num(-14, 14),
      f1(p.rng.num(6, 11)) / 10,
    ),
  );
export const mistBand = (p, y, c, a = 0.5) =>
  `<rect x="-140" y="${f1(y)}" width="920" height="90" fill="${c}" opacity="${a}" filter="${p.blur(24)}"/>`;
export const paint = (p, body) =>
  `<g filter="${p.relief({ fx: 0.03, fy: 0.05, octaves: 3, height: 0.9, gain: 1.27 })}">${body}</g>`;
