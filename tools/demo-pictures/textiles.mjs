// Cloth: pleated saree, ikat, block print, folded stacks, cloth on a line. Each maker returns { svg, alt }.

import { dark, f1, H, join, light, mix, place, smooth, times, W } from './kit.mjs';
import { surface, surfaces } from './surfaces.mjs';
import { cloth, motifs, pair, weave, zari } from './textile-parts.mjs';

export const textiles = {
  /** Vertical pleats; every pleat is skewed the other way, so the border zigzags as real pleats do. */
  saree(p) {
    const r = p.rng;
    const [body, edge] = pair(p);
    const gold = r.pick(['#d9a441', '#e3b85a', '#c9973c', '#d8c7a0']);
    const fill = cloth(p, body, gold, light(gold, 0.3));
    const n = r.int(7, 11);
    const band = r.int(110, 190);
    const top = r.num(430, 600);
    let x = -60;
    const strips = times(n, () => {
      const w = ((W + 150) / n) * r.num(0.7, 1.3);
      const s = [x, w];
      x += w;
      return s;
    });
    const border = zari(p, 400, band, edge, gold);
    const pleats = strips
      .map(([sx, w], i) => {
        const tilt = (i % 2 ? -1 : 1) * r.num(10, 20);
        const lean = (sx - 300) * 0.05;
        const shade = p.linear(
          i % 2
            ? [
                [0, p.palette.deep, 0.8],
                [0.3, p.palette.deep, 0.25],
                [0.72, '#fff4de', 0.34],
                [0.85, '#fff4de', 0.1],
                [1, p.palette.deep, 0.3],
              ]
            : [
                [0, '#fff4de', 0.12],
                [0.22, '#fff4de', 0.4],
                [0.5, p.palette.deep, 0.1],
                [0.82, p.palette.deep, 0.5],
                [1, p.palette.deep, 0.82],
              ],
          0,
          0,
          1,
          0,
        );
        const hem = band + top + 30;
        const inner = `<rect y="-60" width="${f1(w + 1)}" height="${H + 300}" fill="${fill}"/><g transform="translate(${f1(-r.num(0, 60))} ${f1(top)})">${border}</g><rect y="-60" width="${f1(w + 1)}" height="${H + 300}" fill="${shade}"/>`;
        const strip = p.clip(`<rect y="-60" width="${f1(w + 1)}" height="${f1(hem + 30)}"/>`, inner);
        return `<g transform="translate(${f1(sx)} ${i % 2 ? f1(w * 0.25) : 0}) skewX(${f1(-lean * 0.25)}) skewY(${f1(tilt)})">${strip}</g>`;
      })
      .join('');
    const floor = surface(p, ['wood', 'paint', 'stone']).svg;
    return {
      svg: `${floor}<g transform="translate(320 400) rotate(${f1(r.num(-9, 9))}) scale(1.14) translate(-320 -400)">${p.cast(`<rect x="-60" y="0" width="800" height="${f1(top + band)}"/>`, 30, 20, 0.6)}<g filter="${weave(p, 1.3)}">${pleats}</g></g>`,
      alt: 'Pleats of a silk saree with a gold zari border',
    };
  },
  /** A pallu flung on the diagonal: many narrow folds fanning from one shoulder. */
  drape(p) {
    const r = p.rng;
    const [body, edge] = pair(p);
    const gold = r.pick(['#d9a441', '#e3b85a', '#d8c7a0']);
    const fill = cloth(p, body, gold, light(gold, 0.3));
    const n = r.int(8, 12);
    const bow = r.num(50, 130);
    const fold = (k) => {
      const t = k / n;
      return [
        [-220 + t * 620, -200],
        [-60 + t * 640 + bow, 180],
        [-120 + t * 820 - bow * 0.4, 520],
        [-220 + t * 1060, 980],
      ];
    };
    const border = zari(p, 1400, 150, edge, gold);
    const folds = times(n, (k) => {
      const [a, b] = [fold(k), fold(k + 1.12)];
      const d = `${smooth(a, false)}L${b.at(-1).map(f1).join(' ')}${smooth([...b].reverse(), false).replace(/^M[^C]*/, '')}Z`;
      const shade = p.linear(
        [
          [0, '#fff4de', 0.1],
          [0.25, '#fff4de', 0.42],
          [0.5, p.palette.deep, 0.08],
          [0.8, p.palette.deep, 0.5],
          [1, p.palette.deep, 0.85],
        ],
        0.15,
        0.45,
        0.72,
        0.3,
      );
      return p.clip(
        `<path d="${d}"/>`,
        `<g transform="rotate(${f1(-24 + k * 3.4)} 200 200)"><rect x="-400" y="-500" width="1500" height="1800" fill="${fill}"/></g><g transform="translate(-300 ${f1(590 + (k % 2) * 26 - k * 4)}) rotate(-5)">${border}</g><path d="${d}" fill="${shade}"/>`,
      );
    }).join('');
    return {
      svg: `<rect width="${W}" height="${H}" fill="${dark(body, 0.6)}"/><g filter="${weave(p, 1.3)}"><g transform="translate(320 400) rotate(${f1(r.num(-16, 22))}) scale(${r.pick([-1.2, 1.2])} 1.2) translate(-320 -400)">${folds}</g></g>`,
      alt: 'Silk pallu in fanned folds with a gold border',
    };
  },
  /** Ikat: stepped diamonds whose edges feather along the warp. */
  ikat(p) {
    const r = p.rng;
    const { base, second, accent, pop, deep, pale } = p.palette;
    const tones = r.shuffle([base, second, accent, pop, pale, mix(base, deep, 0.5)]);
    const [sx, sy] = [r.pick([160, 214, 320]), r.pick([210, 270, 340])];
    let body = `<rect x="-40" y="-40" width="${W + 80}" height="${H + 80}" fill="${tones[0]}"/>`;
    const rings = r.int(4, 5);
    for (let j = -1; j < (H / sy) * 2 + 2; j++)
      for (let i = -1; i < W / sx + 2; i++) {
        const [cx, cy] = [i * sx + (j % 2 ? sx / 2 : 0), (j * sy) / 2];
        for (let k = 0; k < rings; k++) {
          const q = 1 - k / rings;
          const steps = times(9, (s) => {
            const u = s / 8;
            return `L${f1(cx + (1 - u) * sx * 0.48 * q)} ${f1(cy - u * sy * 0.48 * q)}L${f1(cx + (1 - u - 0.125) * sx * 0.48 * q)} ${f1(cy - u * sy * 0.48 * q)}`;
          });
          const half = steps.join('').replace(/^L/, 'M');
          body += `<path d="${half}L${f1(cx)} ${f1(cy)}Z" fill="${tones[(k + (j % 2 ? 2 : 1)) % 5]}"/>`;
          for (const flip of ['scale(-1 1)', 'scale(1 -1)', 'scale(-1 -1)'])
            body += `<g transform="translate(${f1(cx)} ${f1(cy)}) ${flip} translate(${f1(-cx)} ${f1(-cy)})"><path d="${half}L${f1(cx)} ${f1(cy)}Z" fill="${tones[(k + (j % 2 ? 2 : 1)) % 5]}"/></g>`;
        }
      }
    const feather = p.filter(
      'feather',
      '<feTurbulence type="fractalNoise" baseFrequency="0.13 0.012" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="44" xChannelSelector="A" yChannelSelector="R"/>',
      0.02,
    );
    const folds = join(r.int(2, 4), () => {
      const x = r.num(-40, 660);
      return `<path d="M${f1(x)} -40C${f1(x + 60)} 260 ${f1(x - 70)} 560 ${f1(x + 40)} 860" fill="none" stroke="${deep}" stroke-width="${f1(r.num(24, 60))}" opacity=".4" filter="${p.blur(20)}"/><path d="M${f1(x - 36)} -40C${f1(x + 24)} 260 ${f1(x - 106)} 560 ${f1(x + 4)} 860" fill="none" stroke="#fff4de" stroke-width="16" opacity=".3" filter="${p.blur(10)}"/>`;
    });
    return {
      svg: `<g filter="${weave(p, 0.8)}"><g filter="${feather}">${body}</g></g>${folds}`,
      alt: 'Handwoven ikat with feathered diamonds',
    };
  },
  /** Block print, hand-stamped a little unevenly, with the carved block resting on it. */
  block(p) {
    const r = p.rng;
    const { base, pop, pale, second, deep, accent } = p.palette;
    const ground = r.pick([pale, light(second, 0.6), light(accent, 0.55), mix(base, deep, 0.3)]);
    const [a, b] =
      ground === pale || ground[1] > '9'
        ? r.pick([
            [base, pop],
            [pop, base],
            [mix(base, deep, 0.4), accent],
          ])
        : [pale, accent];
    const m = motifs[r.pick(Object.keys(motifs))];
    const s = r.pick([92, 120, 150]);
    let prints = '';
    for (let y = -1; y * s * 0.9 < H + s; y++)
      for (let x = -1; x * s < W + s; x++)
        prints +=
          place(
            x * s + (y % 2 ? s / 2 : 0) + r.num(-3, 3),
            y * s * 0.9 + r.num(-3, 3),
            m(s * 0.36, a, b),
            r.num(-4, 4) + (r.chance(0.5) ? 0 : 0),
          ) + place(x * s + (y % 2 ? 0 : s / 2), y * s * 0.9, `<circle r="${s * 0.05}" fill="${b}"/>`);
    const ink = p.spots(ground, { fx: 0.35, octaves: 2, k: 7, cut: 4.4 });
    const fabric = `<g filter="${weave(p, 1.4)}"><rect x="-60" y="-60" width="${W + 120}" height="${H + 120}" fill="${ground}"/><g filter="${ink}">${prints}</g></g>`;
    const fold = join(2, () => {
      const y = r.num(60, 760);
      return `<path d="M-40 ${f1(y)}C160 ${f1(y + 90)} 420 ${f1(y - 90)} 700 ${f1(y + 40)}" fill="none" stroke="${deep}" stroke-width="30" opacity=".3" filter="${p.blur(16)}"/><path d="M-40 ${f1(y - 26)}C160 ${f1(y + 64)} 420 ${f1(y - 116)} 700 ${f1(y + 14)}" fill="none" stroke="#fff4de" stroke-width="14" opacity=".4" filter="${p.blur(8)}"/>`;
    });
    const wood =
      p.solid(
        'M-84-92Q-90-96-82-98H82Q92-96 86-88V84Q90 96 80 96H-80Q-92 96-86 84Z',
        p.sheen('#8a5a34', 0.25),
        20,
        0.55,
        `filter="${p.relief({ fx: 0.09, fy: 0.012, octaves: 3, height: 4 })}"`,
      ) +
      place(0, 0, m(60, dark('#8a5a34', 0.45), '#a9764a')) +
      place(-2, -3, m(60, '#a06c40', '#7a4c2a'));
    return {
      svg: `<g transform="translate(320 400) rotate(${f1(r.num(-16, 16))}) scale(1.2) translate(-320 -400)">${fabric}${fold}</g>${place(r.num(180, 480), r.num(260, 600), wood, r.num(-30, 30), 1.15)}`,
      alt: 'Hand block-printed cotton with its carved wooden block',
    };
  },
  /** Folded cloths stacked on a table against a lit wall. */
  stack(p) {
    const r = p.rng;
    const { base, second, accent, pop, pale, deep } = p.palette;
    const wall = r.pick([light(second, 0.45), pale, light(base, 0.3), mix(base, deep, 0.2)]);
    const table = 640;
    const tones = r.shuffle([base, second, accent, pop, pale, mix(pop, deep, 0.4), mix(base, accent, 0.4)]);
    let y = table;
    const cloths = times(r.int(5, 8), (i) => {
      const h = r.num(44, 78);
      const w = r.num(370, 440) - i * 4;
      const x = 320 - w / 2 + r.num(-14, 14);
      y -= h - 1;
      const c = tones[i % tones.length];
      const d = `M${f1(x + 14)} ${f1(y)}C${f1(x + w * 0.3)} ${f1(y - r.num(2, 8))} ${f1(x + w * 0.7)} ${f1(y + 3)} ${f1(x + w - 20)} ${f1(y)}C${f1(x + w + 8)} ${f1(y + 2)} ${f1(x + w + 8)} ${f1(y + h)} ${f1(x + w - 20)} ${f1(y + h)}H${f1(x + 10)}C${f1(x - 4)} ${f1(y + h)} ${f1(x - 4)} ${f1(y)} ${f1(x + 14)} ${f1(y)}Z`;
      const shade = p.linear([
        [0, '#fff4de', 0.35],
        [0.25, '#fff4de', 0],
        [0.7, deep, 0.15],
        [1, deep, 0.6],
      ]);
      const layers = join(
        3,
        (k) =>
          `<path d="M${f1(x)} ${f1(y + h * (0.28 + k * 0.24))}C${f1(x + w * 0.4)} ${f1(y + h * (0.24 + k * 0.24))} ${f1(x + w * 0.7)} ${f1(y + h * (0.3 + k * 0.24))} ${f1(x + w)} ${f1(y + h * (0.27 + k * 0.24))}" stroke="${dark(c, 0.6)}" stroke-width="2.5" opacity=".5" fill="none"/>`,
      );
      const trim = r.chance(0.5)
        ? `<rect x="${f1(x + w * r.num(0.15, 0.6))}" y="${f1(y - 8)}" width="${f1(r.num(30, 70))}" height="${f1(h + 12)}" fill="#d9a441" opacity=".85"/>`
        : '';
      return (
        p.cast(`<path d="${d}"/>`, 16, 11, 0.3) +
        p.clip(
          `<path d="${d}"/>`,
          `<g transform="translate(${f1(x)} ${f1(y)})"><rect width="${f1(w + 10)}" height="${f1(h)}" y="-10" fill="${cloth(p, c, light(c, 0.5), dark(c, 0.4))}"/></g>${trim}${layers}<path d="${d}" fill="${shade}"/>`,
        )
      );
    }).join('');
    const topper = place(
      320 + r.num(-40, 40),
      y - 2,
      `<path d="M-60 0C-70-50-40-74 0-74C40-74 70-50 60 0Z" fill="${p.ball(r.pick(['#c89b45', '#b66b42', '#efe6d6']), 0.45)}"/>${join(9, (i) => place(-30 + i * 8, -66, `<path d="M0 0C-10-50 10-90 ${f1(r.num(-30, 30))} ${f1(r.num(-150, -80))}" stroke="#4a6b35" stroke-width="3" fill="none"/><circle cx="${f1(r.num(-26, 26))}" cy="${f1(r.num(-140, -80))}" r="${f1(r.num(6, 13))}" fill="${p.ball(r.pick([accent, pop]), 0.3)}"/>`, (i - 4) * 11))}`,
    );
    const wallSvg = `<g filter="${p.relief({ fx: 0.02, octaves: 4, height: 1.6 })}"><rect width="${W}" height="${H}" fill="${p.sheen(wall, 0.16)}"/></g>`;
    const board = `<g filter="${p.relief({ fx: 0.006, fy: 0.1, octaves: 3, height: 4 })}"><rect x="-10" y="${table - 12}" width="${W + 20}" height="220" fill="${p.linear(
      [
        [0, '#a8744a'],
        [1, '#6b4129'],
      ],
    )}"/></g>`;
    return {
      svg: `${wallSvg}${p.gobo('window', 0.3)}<g transform="translate(320 640) scale(${f1(r.num(1, 1.25))}) translate(-320 -640)">${board}<rect x="90" y="628" width="470" height="34" fill="${deep}" opacity=".5" filter="${p.blur(12)}"/>${cloths}${r.chance(0.6) ? topper : ''}</g>`,
      alt: 'Folded handloom cloths stacked on a wooden table',
    };
  },
  /** Cloth drying on a line in front of a lime-washed wall. */
  line(p) {
    const r = p.rng;
    const { base, second, accent, pop, pale, deep } = p.palette;
    const wall = r.pick([light(second, 0.35), pale, light(accent, 0.35), light(base, 0.5)]);
    const tones = r.shuffle([base, pop, accent, second, mix(base, deep, 0.4), mix(pop, accent, 0.5)]);
    const rope = r.num(110, 190);
    let x = r.num(-160, -40);
    const wind = r.num(-1, 1);
    const sheets = times(4, (i) => {
      const w = r.num(120, 300);
      const h = r.num(330, 620);
      const n = Math.max(3, Math.round(w / 56));
      const sag = (t) => rope + Math.sin(((x + t * w) / W) * Math.PI) * 22;
      const hem = times(n + 1, (k) => [
        x + w * (1 - k / n),
        rope + h + (k % 2 ? 12 : -8) + r.num(-9, 9) + wind * k * 5,
      ]);
      const d = `M${f1(x)} ${f1(sag(0))}Q${f1(x + w / 2)} ${f1(sag(0.5) + 12)} ${f1(x + w)} ${f1(sag(1))}L${f1(hem[0][0] + 8)} ${f1(hem[0][1])}${smooth(hem, false).replace(/^M[^C]*/, '')}Z`;
      const shade = join(
        n,
        (k) =>
          `<rect x="${f1(x + (k * w) / n - 6)}" y="${f1(rope - 20)}" width="${f1(w / n + 8)}" height="${f1(h + 70)}" fill="${p.linear(
            [
              [0, deep, 0.5],
              [0.4, '#fff4de', 0.22],
              [1, deep, 0.12],
            ],
            0,
            0,
            1,
            0,
          )}" opacity="${f1(r.num(0.5, 1))}"/>`,
      );
      const c = tones[i % tones.length];
      const body = `<g transform="translate(${f1(x)} ${f1(rope)})"><rect y="-20" width="${f1(w + 20)}" height="${f1(h + 60)}" fill="${cloth(p, c, light(c, 0.55), r.pick([accent, pale]))}"/>${r.chance(0.6) ? `<g transform="translate(0 ${f1(h - 90)})">${zari(p, w + 20, 74, dark(c, 0.35))}</g>` : ''}</g>`;
      const pegs = [0.08, 0.92]
        .map(
          (t) =>
            `<rect x="${f1(x + w * t - 5)}" y="${f1(sag(t) - 16)}" width="10" height="34" rx="3" fill="${p.sheen('#b98a5c', 0.3)}"/>`,
        )
        .join('');
      const out = p.cast(`<path d="${d}"/>`, 44, 16, 0.38) + p.clip(`<path d="${d}"/>`, body + shade) + pegs;
      x += w + r.num(-24, 26);
      return out;
    });
    const wallSvg = surfaces.stone(p, wall);
    return {
      svg: `${wallSvg}${r.chance(0.5) ? p.gobo('leaves', 0.28) : ''}<path d="M-20 ${f1(rope)}Q320 ${f1(rope + 40)} 660 ${f1(rope)}" fill="none" stroke="${dark('#8a6a48', 0.3)}" stroke-width="5"/><g filter="${weave(p, 1.4)}">${sheets.join('')}</g>`,
      alt: 'Dyed cloth drying on a line against a lime-washed wall',
    };
  },
};
