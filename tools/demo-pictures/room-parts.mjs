// Vessels, plants, books and grounds that still lifes are composed of.
import { blob, dark, f1, H, join, light, mix, place, times, W } from './kit.mjs';

/** Wall and table with the light falling across both. */
export function stage(p, tableY, { wall, table, wood = false }) {
  const w = `<g filter="${p.relief({ fx: 0.015, octaves: 4, height: 1.3 })}"><rect x="-10" y="-10" width="${W + 20}" height="${H + 20}" fill="${p.sheen(wall, 0.2)}"/></g>`;
  const tex = wood
    ? p.relief({ fx: 0.006, fy: 0.09, octaves: 3, height: 4 })
    : p.relief({ fx: 0.03, octaves: 4, height: 1.6 });
  const t = `<rect x="-10" y="${tableY - 6}" width="${W + 20}" height="30" fill="${p.palette.deep}" opacity=".35" filter="${p.blur(10)}"/><g filter="${tex}"><rect x="-10" y="${tableY}" width="${W + 20}" height="${H}" fill="${p.linear(
    [
      [0, light(table, 0.25)],
      [0.35, table],
      [1, dark(table, 0.35)],
    ],
  )}"/></g>`;
  return w + t + p.gobo(p.rng.pick(['window', 'leaves', 'window']), 0.32);
}

/** Long shadow on the table for something standing at its foot. */
export const standing = (p, x, y, w, h, body, s = 1) => {
  const lx = p.toLight[0] < 0 ? 1 : -1;
  return place(
    x,
    y,
    `<path d="M${-w / 2} 0L${f1(-w / 2 + lx * h * 0.75)} ${f1(h * 0.26)}Q${f1(lx * h * 0.82)} ${f1(h * 0.36)} ${f1(w / 2 + lx * h * 0.75)} ${f1(h * 0.26)}L${w / 2} 0Z" fill="${p.palette.deep}" opacity=".36" filter="${p.blur(8)}"/><ellipse rx="${f1(w * 0.54)}" ry="7" fill="${p.palette.deep}" opacity=".5" filter="${p.blur(4)}"/>${body}`,
    0,
    s,
  );
};

/** Roundness across a bottle, pot or column. */
export function round(p, c, gloss = 0.5) {
  const l = p.toLight[0] < 0;
  const list = [
    [0, dark(c, 0.22)],
    [0.18, light(c, gloss)],
    [0.3, light(c, gloss * 0.35)],
    [0.6, c],
    [0.9, dark(c, 0.42)],
    [1, dark(c, 0.28)],
  ];
  return p.linear(l ? list : list.map(([a, col]) => [f1((1 - a) * 10) / 10, col]).reverse(), 0, 0, 1, 0);
}
const label = (p, w, c) =>
  `<rect x="${-w / 2}" y="0" width="${w}" height="${w * 1.05}" rx="3" fill="${c}" opacity=".92"/><path d="M${-w * 0.28} ${w * 0.28}h${w * 0.56}M${-w * 0.2} ${w * 0.46}h${w * 0.4}" stroke="${p.palette.deep}" stroke-width="${w * 0.06}" opacity=".75"/><path d="M0 ${w * 0.62}q${w * 0.16} ${w * 0.12} 0 ${w * 0.3}q${-w * 0.16} ${-w * 0.18} 0 ${-w * 0.3}Z" fill="${p.palette.accent}"/>`;
export const vessels = {
  dropper: (p, c) => [
    92,
    250,
    `<path d="M-46 0Q-50-4-50-14V-140Q-50-160-22-168V-182H22V-168Q50-160 50-140V-14Q50-4 46 0Z" fill="${round(p, c)}"/><path d="M-17-182V-214H17V-182Z" fill="${round(p, '#d8b06a')}"/><path d="M-13-214Q-16-250 0-252Q16-250 13-214Z" fill="${round(p, '#3a2a26')}"/>${place(0, -122, label(p, 74, p.palette.pale))}<path d="M${p.toLight[0] < 0 ? -38 : 38}-138V-14" stroke="#fff6e2" stroke-width="5" opacity=".5" filter="${p.blur(1.5)}"/>`,
  ],
  jar: (p, c) => [
    130,
    96,
    `<path d="M-66 0Q-70-4-70-16V-62H70V-16Q70-4 66 0Z" fill="${round(p, c)}"/><rect x="-74" y="-98" width="148" height="40" rx="7" fill="${round(p, light(c, 0.55))}"/>${place(0, -54, label(p, 44, p.palette.pale))}`,
  ],
  tube: (p, c) => [
    92,
    236,
    `<path d="M-34 0V-26H34V0Z" fill="${round(p, dark(c, 0.3))}"/><path d="M-38-26L-52-228H52L38-26Z" fill="${round(p, c, 0.6)}"/><path d="M-53-240H53V-224H-53Z" fill="${round(p, light(c, 0.3))}"/>${place(0, -170, label(p, 62, light(c, 0.72)))}`,
  ],
  pump: (p, c) => [
    112,
    300,
    `<path d="M-58 0Q-62-4-62-14V-168Q-62-192-36-196H36Q62-192 62-168V-14Q62-4 58 0Z" fill="${round(p, c)}"/><rect x="-24" y="-222" width="48" height="28" rx="3" fill="${round(p, '#2e2522')}"/><path d="M-7-222V-256H-46Q-58-256-58-246V-240H-40V-246H7V-222Z" fill="${round(p, '#3a2f2b')}"/>${place(0, -150, label(p, 90, p.palette.pale))}`,
  ],
  candle: (p, c) => [
    120,
    116,
    `<path d="M-60 0Q-63-2-63-12V-116H63V-12Q63-2 60 0Z" fill="${round(p, c, 0.4)}"/><ellipse cy="-116" rx="63" ry="13" fill="${light(c, 0.6)}"/><path d="M0-116V-132" stroke="#2a1a14" stroke-width="3"/><path d="M0-168Q15-146 0-130Q-15-146 0-168Z" fill="#ffc45a"/><circle cy="-148" r="60" fill="${p.radial(
      [
        [0, '#ffd98a', 0.7],
        [1, '#ffd98a', 0],
      ],
    )}"/>`,
  ],
  vase: (p, c) => [
    110,
    180,
    `<path d="M-34 0C-80-30-84-110-28-140Q-20-150-24-176H24Q20-150 28-140C84-110 80-30 34 0Z" fill="${round(p, c, 0.4)}" filter="${p.relief({ fx: 0.08, fy: 0.25, octaves: 2, height: 1.6 })}"/><ellipse cy="-176" rx="24" ry="6" fill="${dark(c, 0.6)}"/>`,
  ],
};
export const plinth = (p, w, h, c) =>
  `<path d="M${-w / 2} 0V${h}A${w / 2} ${f1(w * 0.09)} 0 0 0 ${w / 2} ${h}V0Z" fill="${round(p, c, 0.3)}" filter="${p.relief({ fx: 0.02, octaves: 3, height: 1.2 })}"/><ellipse rx="${w / 2}" ry="${f1(w * 0.09)}" fill="${light(c, 0.42)}"/>`;

export function plant(p, size, c = '#4f7f4a') {
  const r = p.rng;
  const kind = r.pick(['rubber', 'fern', 'dry']);
  return join(kind === 'fern' ? 15 : 9, (i) => {
    const n = kind === 'fern' ? 15 : 9;
    const a = (i - (n - 1) / 2) * (kind === 'fern' ? 11 : 15) + r.num(-6, 6);
    const L = size * r.num(0.65, 1.1);
    const col = mix(c, r.chance(0.5) ? light(c, 0.35) : dark(c, 0.4), r.num(0, 0.8));
    if (kind === 'dry')
      return place(
        0,
        0,
        `<path d="M0 0Q${f1(r.num(-14, 14))} ${f1(-L * 0.5)} 0 ${f1(-L)}" stroke="#8f7448" stroke-width="2.5" fill="none"/><g transform="translate(0 ${f1(-L)})"><path d="${blob(r, size * 0.1, 0.2, 9, 1.3)}" fill="${p.ball(r.pick([p.palette.accent, p.palette.second, '#d9b98a']), 0.3)}" filter="${p.rough(5, 0.2)}"/></g>`,
        a * 0.7,
      );
    const wd = kind === 'fern' ? 0.1 : 0.2;
    return place(
      0,
      0,
      `<path d="M0 0Q${f1(r.num(-8, 8))} ${f1(-L * 0.3)} 0 ${f1(-L * 0.42)}" stroke="${dark(c, 0.3)}" stroke-width="3.5" fill="none"/><path d="M0 ${f1(-L * 0.34)}C${f1(-L * wd * 1.4)} ${f1(-L * 0.5)} ${f1(-L * wd)} ${f1(-L * 0.85)} 0 ${f1(-L)}C${f1(L * wd)} ${f1(-L * 0.85)} ${f1(L * wd * 1.4)} ${f1(-L * 0.5)} 0 ${f1(-L * 0.34)}Z" fill="${p.sheen(col, 0.3)}"/><path d="M0 ${f1(-L * 0.36)}V${f1(-L * 0.95)}" stroke="${light(col, 0.45)}" stroke-width="1.6" opacity=".6"/>`,
      a,
    );
  });
}
export const potted = (p, s, c) =>
  `${place(0, -s * 0.5, plant(p, s))}<path d="M${-s * 0.26} 0L${-s * 0.34} ${-s * 0.56}H${s * 0.34}L${s * 0.26} 0Z" fill="${round(p, c, 0.35)}" filter="${p.relief({ fx: 0.06, octaves: 3, height: 1.6 })}"/><rect x="${-s * 0.37}" y="${-s * 0.6}" width="${s * 0.74}" height="${s * 0.12}" rx="3" fill="${round(p, light(c, 0.1), 0.35)}"/>`;
export function books(p, n, tones) {
  let y = 0;
  return [
    times(n, (i) => {
      const [h, w, x] = [p.rng.num(30, 52), p.rng.num(230, 300), p.rng.num(-16, 16)];
      y -= h;
      const c = tones[i % tones.length];
      return `<rect x="${f1(x - w / 2 + 6)}" y="${f1(y + 5)}" width="${f1(w - 4)}" height="${f1(h - 9)}" fill="${p.linear(
        [
          [0, '#efe3cc'],
          [1, '#bfae90'],
        ],
      )}"/><path d="M${f1(x + w / 2)} ${f1(y)}H${f1(x - w / 2 + 10)}Q${f1(x - w / 2 - 6)} ${f1(y + h / 2)} ${f1(x - w / 2 + 10)} ${f1(y + h - 2)}H${f1(x + w / 2)}V${f1(y + h - 7)}H${f1(x - w / 2 + 16)}Q${f1(x - w / 2 + 2)} ${f1(y + h / 2)} ${f1(x - w / 2 + 16)} ${f1(y + 6)}H${f1(x + w / 2)}Z" fill="${c}"/><path d="M${f1(x - w / 2 + 10)} ${f1(y)}Q${f1(x - w / 2 - 6)} ${f1(y + h / 2)} ${f1(x - w / 2 + 10)} ${f1(y + h - 2)}H${f1(x + w * 0.28)}V${f1(y)}Z" fill="${p.linear(
        [
          [0, light(c, 0.3)],
          [0.4, c],
          [1, dark(c, 0.4)],
        ],
      )}"/><rect x="${f1(x - w * 0.32)}" y="${f1(y + h * 0.36)}" width="${f1(w * 0.34)}" height="${f1(h * 0.16)}" fill="${light(c, 0.7)}" opacity=".8"/>`;
    }).join(''),
    y,
  ];
}
export const mug = (p, c) =>
  `<path d="M44-70Q92-74 84-36Q76-8 36-12" fill="none" stroke="${dark(c, 0.1)}" stroke-width="13"/><path d="M-54-92H54Q56-10 30 0H-30Q-56-10-54-92Z" fill="${round(p, c, 0.4)}"/><ellipse cy="-92" rx="54" ry="12" fill="${dark(c, 0.3)}"/><ellipse cy="-90" rx="48" ry="9" fill="${p.linear(
    [
      [0, '#8a5a34'],
      [1, '#c08a54'],
    ],
    0,
    0,
    1,
    0,
  )}"/><path d="M-14-112q-22-34 2-62q22-28-2-60M18-112q-16-30 6-54" stroke="#fff6e6" stroke-width="9" fill="none" opacity=".38" filter="${p.blur(6)}"/>`;

export function colours(p) {
  const { base, second, accent, pop, pale, deep } = p.palette;
  const wall = p.rng.pick([
    light(second, 0.4),
    light(base, 0.25),
    pale,
    mix(base, deep, 0.25),
    light(accent, 0.35),
    second,
  ]);
  const table = p.rng.pick([light(wall, 0.35), mix(second, pale, 0.5), mix(wall, deep, 0.25)]);
  return {
    wall,
    table,
    goods: p.rng.shuffle([base, accent, pop, second, pale, '#7a4a2c', mix(base, deep, 0.4)].filter((c) => c !== wall)),
  };
}
