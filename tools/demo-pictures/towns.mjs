// Streets of an old town, and of the monsoon.

import { dark, f1, H, join, light, mix, place, times, W } from './kit.mjs';
import { mistBand, paint, person, sky } from './place-parts.mjs';

const poly = (pts, fill, extra = '') =>
  `<path d="M${pts.map((q) => q.map(f1).join(' ')).join('L')}Z" fill="${fill}" ${extra}/>`;

/** Three floors of two windows each, some lit. `q` places a point on the house, `c` is its colour. */
function windows(p, { q, c }) {
  const r = p.rng;
  let out = '';
  const floors = 3;
  for (let fl = 0; fl < floors; fl++)
    for (let w = 0; w < 2; w++) {
      const [u0, v0] = [0.14 + w * 0.42, 0.1 + fl * 0.27];
      const [u1, v1] = [u0 + 0.26, v0 + (fl === 2 ? 0.3 : 0.16)];
      out +=
        poly(
          [q(u0 - 0.03, v0 - 0.012), q(u1 + 0.03, v0 - 0.012), q(u1 + 0.03, v1 + 0.008), q(u0 - 0.03, v1 + 0.008)],
          light(c, 0.4),
        ) +
        poly([q(u0, v0), q(u1, v0), q(u1, v1), q(u0, v1)], r.chance(0.25) ? '#f3c06a' : mix(p.palette.deep, c, 0.25)) +
        poly(
          [q(u0, v0), q(u0 + 0.11, v0), q(u0 + 0.11, v1), q(u0, v1)],
          mix(r.pick(['#2f6f6d', '#7a4a2c', p.palette.base]), p.palette.deep, 0.2),
        );
    }
  return out;
}

/** A balcony on most houses. `before` places a point in front of the house. */
function balcony(p, { q, c, before }) {
  const r = p.rng;
  if (!r.chance(0.8)) return '';
  const b = (u, v) => before(46, u, v);
  const v = r.pick([0.3, 0.57]);
  return (
    poly([q(0.05, v + 0.03), b(0.05, v + 0.015), b(0.95, v + 0.015), q(0.95, v + 0.03)], mix(c, p.palette.deep, 0.6)) +
    poly(
      [b(0.05, v - 0.06), b(0.95, v - 0.06), b(0.95, v + 0.02), b(0.05, v + 0.02)],
      light(mix(c, '#f3e2c0', 0.3), 0.1),
    ) +
    join(7, (k) =>
      poly(
        [
          b(0.09 + k * 0.125, v - 0.05),
          b(0.15 + k * 0.125, v - 0.05),
          b(0.15 + k * 0.125, v + 0.01),
          b(0.09 + k * 0.125, v + 0.01),
        ],
        mix(c, p.palette.deep, 0.55),
      ),
    )
  );
}

/** A striped awning over the ground floor of some. */
function awning(p, { q, before }) {
  const r = p.rng;
  if (!r.chance(0.6)) return '';
  const b = (u, v) => before(80, u, v);
  const cc = r.pick([p.palette.pop, p.palette.accent, p.palette.base, '#c8561f']);
  return join(5, (k) =>
    poly(
      [q(0.1 + k * 0.16, 0.6), q(0.26 + k * 0.16, 0.6), b(0.26 + k * 0.16, 0.66), b(0.1 + k * 0.16, 0.66)],
      k % 2 ? light(cc, 0.7) : cc,
    ),
  );
}

/** The houses of one side of the street. */
function facade(p, { at, walls, low }, side) {
  const r = p.rng;
  const X = side < 0 ? -60 : 700;
  const lit = side * p.toLight[0] < 0 ? 0.12 : -0.3;
  const depths = [1.35, 0.92, 0.64, 0.46, 0.34, 0.26, 0.2];
  return [...Array(6).keys()]
    .reverse()
    .map((i) => {
      const [d0, d1] = [depths[i], depths[i + 1]];
      const c0 = mix(r.pick(walls), low, i * 0.13);
      const c = lit > 0 ? light(c0, lit) : mix(c0, p.palette.deep, -lit);
      const top = -r.num(40, 330);
      const q = (u, v) => at(X, top + (H + 60 - top) * v, d0 + (d1 - d0) * u);
      let out = poly(
        [q(0, 0), q(1, 0), q(1, 1), q(0, 1)],
        p.linear([
          [0, light(c, 0.12)],
          [1, mix(c, p.palette.deep, 0.35)],
        ]),
        `filter="${i < 3 ? p.relief({ fx: 0.03, octaves: 4, height: 2 }) : ''}"`.replace('filter=""', ''),
      );
      const house = { q, c, before: (out, u, v) => at(X - side * out, top + (H + 60 - top) * v, d0 + (d1 - d0) * u) };
      out += windows(p, house) + balcony(p, house) + awning(p, house);
      return out;
    })
    .join('');
}

export const towns = {
  oldtown(p) {
    const r = p.rng;
    const hz = r.num(430, 500);
    const vx = r.num(260, 380);
    const s = sky(p, hz);
    const walls = [
      '#e08a55',
      '#f0b46a',
      '#d0654f',
      '#6fa8a0',
      '#efd09a',
      '#c2587c',
      '#4f8fa8',
      p.palette.second,
      p.palette.accent,
    ];
    const at = (x, y, d) => [vx + (x - vx) * d, hz + (y - hz) * d];
    const street = { at, walls, low: s.low };
    const road = `<path d="M${f1(vx - 70)} ${f1(hz + 60)}L-300 860H940L${f1(vx + 70)} ${f1(hz + 60)}Z" fill="${p.linear(
      [
        [0, light(s.low, 0.1)],
        [1, '#8a6f5a'],
      ],
    )}" filter="${p.relief({ fx: 0.05, fy: 0.12, octaves: 3, height: 3 })}"/>`;
    const tower = `<path d="M${f1(vx - 30)} ${f1(hz + 70)}V${f1(hz - 110)}Q${f1(vx - 30)} ${f1(hz - 160)} ${f1(vx)} ${f1(hz - 180)}Q${f1(vx + 30)} ${f1(hz - 160)} ${f1(vx + 30)} ${f1(hz - 110)}V${f1(hz + 70)}Z" fill="${mix(s.low, s.top, 0.4)}"/>`;
    const flags = join(3, (k) => {
      const y = 60 + k * 80;
      return (
        `<path d="M-20 ${y}Q320 ${y + 90} 660 ${y - 10}" stroke="${p.palette.deep}" stroke-width="1.5" fill="none" opacity=".6"/>` +
        join(13, (i) => {
          const t = (i + 0.5) / 13;
          const [x, yy] = [-20 + 680 * t, y * (1 - t) ** 2 + 2 * t * (1 - t) * (y + 90) + (y - 10) * t * t];
          return `<path d="M${f1(x - 13)} ${f1(yy)}h26l-13 32Z" fill="${[p.palette.pop, p.palette.accent, p.palette.pale, p.palette.base][(i + k) % 4]}"/>`;
        })
      );
    });
    const folk = [0.3, 0.42, 0.62]
      .map((d) =>
        place(
          vx + r.num(-150, 150) * d,
          hz + 330 * d,
          person(p, 210 * d, r.pick([p.palette.pop, p.palette.base, p.palette.accent, '#f3ead6']), {
            sari: r.chance(0.5),
          }),
        ),
      )
      .join('');
    const sun = `<path d="M${f1(vx - 60)} ${f1(hz + 70)}L${p.toLight[0] < 0 ? '60 860H420' : '240 860H640'}L${f1(vx + 30)} ${f1(hz + 60)}Z" fill="#ffe9b8" opacity=".35" filter="${p.blur(10)}"/>`;
    return {
      svg:
        s.svg +
        tower +
        road +
        sun +
        facade(p, street, -1) +
        facade(p, street, 1) +
        mistBand(p, hz - 20, s.low, 0.35) +
        folk +
        (r.chance(0.5) ? flags : ''),
      alt: 'Narrow old-town street with balconies and awnings',
    };
  },
  monsoon(p) {
    const r = p.rng;
    const [a, b] = r.pick([
      ['#3e5a66', '#8fa9a8'],
      ['#4a4a66', '#a895a5'],
      ['#2f5558', '#86a898'],
      ['#5a5348', '#b3a184'],
    ]);
    const blocks = times(
      3,
      (k) =>
        join(6 + k, (i) => {
          const w = 130 - k * 8;
          return `<rect x="${f1(i * w - 60 + r.num(-20, 20))}" y="${f1(60 + k * 80 + r.num(0, 150))}" width="${w + 8}" height="560" fill="${mix(b, a, 0.2 + k * 0.32)}"/>`;
        }) +
        join(
          k ? 26 : 0,
          () =>
            `<rect x="${f1(r.num(0, W))}" y="${f1(r.num(200, 440))}" width="9" height="14" fill="#ffd98a" opacity="${f1(r.num(0.2, 0.75))}"/>`,
        ),
    );
    const lamps = (blur) =>
      join(22, () => {
        const [x, y, q] = [r.num(0, W), r.num(190, 440), r.num(8, 26)];
        return `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(q)}" fill="${r.pick(['#ffc45a', '#ff9a4a', '#ff6f6a', '#fff0c0', '#7fe0d0'])}" opacity="${f1(r.num(0.3, 0.8))}"/>`;
      }).replace(/$/, blur);
    const bokeh = `<g filter="${p.blur(4)}">${lamps('')}</g>`;
    const ground = `<rect y="480" width="${W}" height="330" fill="${p.linear([
      [0, mix(a, b, 0.5)],
      [1, dark(a, 0.5)],
    ])}"/>`;
    const pals = [p.palette.pop, p.palette.accent, p.palette.base, '#c4374f', '#e8972a', '#f3ead6', '#2f7f86'];
    const folk = times(r.int(4, 7), (i) => [i === 3 ? r.num(260, 380) : r.num(20, 620), 520 + i * 36 + r.num(0, 20)])
      .sort((u, v) => u[1] - v[1])
      .map(([x, y]) => {
        const h = 70 + (y - 500) * 0.95;
        return (
          place(
            x,
            y,
            `<g transform="scale(1 -0.8)" opacity=".38" filter="${p.blur(6)}">${person(p, h, r.pick(pals), { umbrella: r.pick(pals) })}</g>`,
          ) + place(x, y, person(p, h, mix(r.pick(pals), a, 0.35), { sari: r.chance(0.4), umbrella: r.pick(pals) }))
        );
      })
      .join('');
    const mirrored = `<g transform="translate(0 960) scale(1 -1)" filter="${p.blur(12)}" opacity=".75">${bokeh}</g>`;
    const drops = join(120, () => {
      const [x, y, l] = [r.num(-40, 680), r.num(-40, 800), r.num(16, 60)];
      return `<path d="M${f1(x)} ${f1(y)}l${f1(-l * 0.22)} ${f1(l)}" stroke="#f0f4ee" stroke-width="${f1(r.num(0.8, 2.2))}" opacity="${f1(r.num(0.15, 0.5))}"/>`;
    });
    const rings = join(
      26,
      () =>
        `<ellipse cx="${f1(r.num(0, W))}" cy="${f1(r.num(530, 790))}" rx="${f1(r.num(8, 26))}" ry="4" fill="none" stroke="#e8efe8" stroke-width="1.4" opacity=".35"/>`,
    );
    const close = f1(r.num(10, 17)) / 10;
    return {
      svg:
        paint(
          p,
          `<rect width="${W}" height="${H}" fill="${p.linear([
            [0, a],
            [0.6, b],
            [1, a],
          ])}"/><g transform="translate(320 620) scale(${close}) translate(${f1(-320 + r.num(-60, 60) * close)} -620)">${blocks[0]}${mistBand(p, 300, b, 0.8)}${blocks[1]}${bokeh}${mistBand(p, 420, b, 0.5)}${ground}${mirrored}${rings}${folk}</g>`,
        ) + drops,
      alt: 'Umbrellas on a wet street in the monsoon',
    };
  },
};
