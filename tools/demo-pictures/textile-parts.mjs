// Motifs, weaves and pairs of colours that textiles are composed of.
import { dark, join, light, mix, place } from './kit.mjs';

export const weave = (p, h) => p.weave(h);
const tile = (p, key, w, h, body, turn = 0) =>
  p.def(
    `t${key}${w}${h}${body.length}${turn}${p.uid}`,
    (id) =>
      `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${body}</pattern>`,
  );

/** Small woven motifs, drawn around 0,0 within about ±r. */
export const motifs = {
  paisley: (r, a, b) =>
    `<path d="M0 ${r}C${-r * 0.9} ${r * 0.8} ${-r * 0.8} ${-r * 0.5} 0 ${-r * 0.5}C${r * 0.3} ${-r * 0.5} ${r * 0.5} ${-r * 0.7} ${r * 0.4} ${-r}C${r * 0.9} ${-r * 0.6} ${r} ${r * 0.8} 0 ${r}Z" fill="${a}"/><circle cy="${r * 0.25}" r="${r * 0.38}" fill="${b}"/><circle cy="${r * 0.25}" r="${r * 0.16}" fill="${a}"/>`,
  flower: (r, a, b) =>
    `${join(
      8,
      (i) => `<ellipse cy="${-r * 0.6}" rx="${r * 0.2}" ry="${r * 0.4}" fill="${a}" transform="rotate(${i * 45})"/>`,
    )}<circle r="${r * 0.26}" fill="${b}"/>`,
  lotus: (r, a, b) =>
    [-60, -30, 0, 30, 60]
      .map(
        (t) =>
          `<path d="M0 ${r * 0.6}C${-r * 0.4} 0 ${-r * 0.2} ${-r * 0.6} 0 ${-r}C${r * 0.2} ${-r * 0.6} ${r * 0.4} 0 0 ${r * 0.6}Z" fill="${t ? a : b}" transform="rotate(${t} 0 ${r * 0.6})"/>`,
      )
      .join(''),
  diamond: (r, a, b) =>
    `<path d="M0 ${-r}L${r * 0.7} 0L0 ${r}L${-r * 0.7} 0Z" fill="${a}"/><path d="M0 ${-r * 0.5}L${r * 0.35} 0L0 ${r * 0.5}L${-r * 0.35} 0Z" fill="${b}"/>`,
  leaf: (r, a, b) =>
    `<path d="M0 ${r}V${-r}" stroke="${b}" stroke-width="${r * 0.12}"/>${[0.6, 0.1, -0.4].map((k) => `<ellipse cx="${-r * 0.35}" cy="${k * r}" rx="${r * 0.36}" ry="${r * 0.16}" fill="${a}" transform="rotate(35 ${-r * 0.35} ${k * r})"/><ellipse cx="${r * 0.35}" cy="${k * r}" rx="${r * 0.36}" ry="${r * 0.16}" fill="${a}" transform="rotate(-35 ${r * 0.35} ${k * r})"/>`).join('')}`,
};

/** A patterned cloth colour: ground plus scattered butis, checks or stripes. */
export function cloth(p, ground, ink, second) {
  const r = p.rng;
  const kind = r.pick(['buti', 'buti', 'buti', 'stripe', 'check', 'plain']);
  if (kind === 'plain') return ground;
  const s = r.pick([48, 60, 76]);
  const m = motifs[r.pick(Object.keys(motifs))];
  if (kind === 'buti')
    return tile(
      p,
      'b',
      s,
      s * 1.1,
      `<rect width="${s}" height="${s * 1.1}" fill="${ground}"/>${place(s / 4, s * 0.27, m(s * 0.17, ink, second))}${place(s * 0.75, s * 0.82, m(s * 0.17, ink, second))}`,
    );
  const bars = `<rect x="${s * 0.1}" width="${s * 0.16}" height="${s}" fill="${ink}" opacity=".85"/><rect x="${s * 0.34}" width="3" height="${s}" fill="${second}"/>`;
  const cross =
    kind === 'check'
      ? `<rect y="${s * 0.1}" width="${s}" height="${s * 0.16}" fill="${ink}" opacity=".45"/><rect y="${s * 0.34}" width="${s}" height="3" fill="${second}"/>`
      : '';
  return tile(p, kind, s, s, `<rect width="${s}" height="${s}" fill="${ground}"/>${bars}${cross}`);
}

/** A zari border: gold bands with temple points and motifs. Drawn from y = 0 downwards, height h. */
export function zari(p, w, h, body, gold = '#d9a441') {
  const m = motifs[p.rng.pick(['lotus', 'paisley', 'flower', 'diamond'])];
  const step = h * 0.62;
  const n = Math.ceil(w / step) + 2;
  const shine = p.linear([
    [0, light(gold, 0.35)],
    [0.5, gold],
    [1, dark(gold, 0.3)],
  ]);
  return (
    `<path d="M0 0${join(Math.ceil(w / 20) + 1, () => 'l10-22l10 22')}V8H0Z" fill="${gold}"/><rect width="${w}" height="${h}" fill="${body}"/><rect width="${w}" height="${h * 0.1}" fill="${shine}"/><rect y="${h * 0.16}" width="${w}" height="3" fill="${gold}"/>` +
    `${join(n, (i) => place(i * step, h * 0.5, m(h * 0.23, gold, light(gold, 0.5))))}<rect y="${h * 0.8}" width="${w}" height="3" fill="${gold}"/><rect y="${h * 0.86}" width="${w}" height="${h * 0.14}" fill="${shine}"/>`
  );
}

export function pair(p) {
  const { base, second, accent, pop, deep, pale } = p.palette;
  return p.rng.pick([
    [base, pop],
    [pop, base],
    [second, pop],
    [deep, pop],
    [accent, pop],
    [pale, pop],
    [base, accent],
    [mix(pop, deep, 0.35), base],
  ]);
}
