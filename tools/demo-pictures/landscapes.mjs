// Hills, tea gardens and backwaters.

import { dark, f1, H, join, light, mix, place, smooth, times, W } from './kit.mjs';
import { birds, mistBand, paint, palm, person, ridge, sky, tree, yAt } from './place-parts.mjs';

export const landscapes = {
  hills(p) {
    const r = p.rng;
    const s = sky(p, 430);
    const far = mix(s.warm, s.top, 0.5);
    const near = r.pick([p.palette.deep, mix(p.palette.base, p.palette.deep, 0.6), '#17343a', '#3a2140']);
    const n = r.int(5, 7);
    const snow = r.chance(0.35);
    let body = s.svg;
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1);
      const y = 300 + t * 400;
      const c = mix(far, near, t ** 1.1);
      const { d, pts } = ridge(r, y, snow && i < 2 ? 120 : 70 - t * 14, snow && i < 2);
      body += `<path d="${d}" fill="${p.linear([
        [0, light(c, snow && i < 2 ? 0.75 : 0.12)],
        [snow && i < 2 ? 0.3 : 0.5, c],
        [1, mix(c, s.low, 0.35)],
      ])}"/>`;
      if (i < n - 1) body += mistBand(p, y + 70, light(s.low, 0.3), 0.55);
      if (i >= n - 3)
        body += join(i === n - 1 ? 16 : 26, () => {
          const x = r.num(-10, 650);
          const h = (i === n - 1 ? 74 : 30) * r.num(0.6, 1.3);
          return place(
            x,
            yAt(pts, x) + 8,
            `<path d="M0 ${-h}L${h * 0.16} ${-h * 0.6}H${h * 0.08}L${h * 0.24} ${-h * 0.28}H${h * 0.1}L${h * 0.3} 6H${-h * 0.3}L${-h * 0.1} ${-h * 0.28}H${-h * 0.24}L${-h * 0.08} ${-h * 0.6}H${-h * 0.16}Z" fill="${dark(c, 0.25)}"/>`,
          );
        });
    }
    const [what, fore] = r.pick([
      ['', ''],
      [', a traveller looking out', () => place(r.num(180, 460), 742, person(p, r.num(100, 150), p.palette.pop))],
      [
        ', a lit tent in front',
        () =>
          place(
            r.num(180, 460),
            752,
            `<circle cy="-50" r="190" fill="${p.radial([
              [0, '#ffd58a', 0.6],
              [1, '#ffd58a', 0],
            ])}"/><path d="M-96 0L-14-116L96 0Z" fill="${p.linear([
              [0, '#ffe0a0'],
              [1, p.palette.accent],
            ])}"/><path d="M-14-116L96 0H36Z" fill="${dark(p.palette.accent, 0.3)}"/><path d="M-14-116L12 0H-44Z" fill="${dark(p.palette.accent, 0.55)}"/>`,
            0,
            1.15,
          ),
      ],
      [
        ' behind prayer flags',
        () =>
          join(
            2,
            (k) =>
              join(12, (i) => {
                const t = i / 11;
                const y = 150 + k * 130 + Math.sin(t * 3.14) * 80 - t * 70;
                return place(
                  t * 700 - 30,
                  y,
                  `<path d="M-22 0H22L${f1(r.num(16, 28))} 50L${f1(r.num(-26, -16))} 46Z" fill="${p.sheen(['#2f6fa0', '#f3ead6', '#c4374f', '#4f8a4a', '#f0b43a'][i % 5], 0.3)}" opacity=".94"/>`,
                  Math.cos(t * 3.14) * 12 - 4,
                );
              }) +
              `<path d="M-30 ${150 + k * 130}Q330 ${250 + k * 130} 690 ${80 + k * 130}" fill="none" stroke="${near}" stroke-width="2"/>`,
          ),
      ],
      [
        ' above a lake',
        () =>
          `<path d="M-20 610Q160 590 330 606Q520 622 660 600V830H-20Z" fill="${p.linear([
            [0, light(s.low, 0.1)],
            [1, mix(s.top, near, 0.5)],
          ])}"/>${join(34, () => `<rect x="${f1(r.num(-40, 620))}" y="${f1(r.num(620, 790))}" width="${f1(r.num(30, 160))}" height="2.4" rx="1" fill="#fff4da" opacity="${f1(r.num(0.2, 0.6))}"/>`)}${place(r.num(180, 460), 716, `<path d="M-80-6Q0 14 80-6Q60 14 0 16Q-60 14-80-6Z" fill="${near}"/>${person(p, 62, p.palette.pop)}`)}`,
      ],
    ]);
    return {
      svg: `<g transform="translate(320 760) scale(${f1(r.num(10, 13)) / 10}) translate(-320 -760)">${paint(p, body + birds(p, r.int(0, 5), 400, 220) + (fore ? fore() : ''))}</g>`,
      alt: `Layered hills at dawn${what}`,
    };
  },
  tea(p) {
    const r = p.rng;
    const s = sky(p, 260);
    const g = r.pick(['#5c8a3c', '#4a7a44', '#739a48']);
    let body =
      s.svg +
      `<path d="${ridge(r, 250, 60).d}" fill="${mix(s.top, '#5f8a84', 0.5)}"/>` +
      mistBand(p, 260, s.low, 0.8) +
      `<path d="${ridge(r, 310, 46).d}" fill="${mix(g, s.low, 0.45)}"/>` +
      mistBand(p, 330, s.low, 0.5);
    const bend = r.num(-1.2, 1.2);
    let rows = '';
    for (let i = 0; i < 15; i++) {
      const t = (i / 14) ** 1.7;
      const y = 345 + t * 500;
      const h = 20 + t * 92;
      const c = mix(mix(g, s.low, 0.35), mix(g, p.palette.deep, 0.25), t);
      const pts = times(23, (k) => [
        -40 + k * 33,
        y + Math.sin(k * 0.28 * (1 + t * 0.2) + bend + i * 0.16) * (20 + t * 38) - (k % 2) * (2 + t * 7),
      ]);
      rows += `<path d="${smooth(pts, false)}V${f1(y + h + 90)}H-40Z" fill="${dark(c, 0.72)}"/><path d="${smooth(
        pts.map(([x, yy]) => [x, yy + 2]),
        false,
      )}L700 ${f1(pts.at(-1)[1] + h * 0.6)}${smooth(
        [...pts].reverse().map(([x, yy]) => [x, yy + h * 0.62]),
        false,
      ).replace(/^M[^C]*/, '')}Z" fill="${p.linear([
        [0, light(c, 0.5)],
        [0.45, c],
        [1, dark(c, 0.5)],
      ])}"/>`;
      if (i === 7 || i === 10)
        rows += join(r.int(1, 2), () =>
          place(
            r.num(120, 520),
            y + h * 0.5,
            person(p, 40 + t * 130, r.pick([p.palette.pop, p.palette.accent, '#c4374f', '#e8972a']), {
              sari: true,
              basket: true,
            }),
          ),
        );
    }
    body += `<g filter="${p.relief({ fx: 0.08, fy: 0.1, octaves: 2, height: 3.4, rough: 9 })}">${rows}</g>`;
    const shade = place(r.pick([70, 570]), r.num(420, 480), tree(p, 280, mix(g, p.palette.deep, 0.5)));
    return { svg: body + (r.chance(0.6) ? shade : ''), alt: 'Pickers among curved rows of a tea garden' };
  },
  backwater(p) {
    const r = p.rng;
    const hz = r.num(330, 420);
    const s = sky(p, hz);
    const g = mix('#2f5d46', p.palette.deep, 0.35);
    const bank =
      `<path d="M-20 ${f1(hz + 6)}V${f1(hz - 40)}Q80 ${f1(hz - 74)} 170 ${f1(hz - 44)}Q300 ${f1(hz - 70)} 420 ${f1(hz - 36)}Q540 ${f1(hz - 66)} 660 ${f1(hz - 40)}V${f1(hz + 6)}Z" fill="${mix(g, s.low, 0.35)}" filter="${p.rough(8, 0.06)}"/>` +
      join(9, (i) => place(i * 80 + r.num(-20, 20), hz, palm(p, r.num(80, 150), mix(g, s.low, r.num(0.15, 0.4)))));
    const water = `<rect y="${f1(hz)}" width="${W}" height="${f1(H - hz)}" fill="${p.linear([
      [0, s.low],
      [0.3, s.warm],
      [1, mix(s.top, p.palette.deep, 0.35)],
    ])}"/><g transform="translate(0 ${f1(hz * 2)}) scale(1 -1)" opacity=".45" filter="${p.blur(5)}">${bank}</g><rect x="${f1(s.sx - 34)}" y="${f1(hz)}" width="68" height="${f1(H - hz)}" fill="#fff3d0" opacity=".4" filter="${p.blur(18)}"/>`;
    const ripple = join(70, () => {
      const t = r.num() ** 0.7;
      const y = hz + 8 + t * (H - hz);
      const w = 14 + t * r.num(30, 130);
      return `<path d="M${f1(r.num(-40, 640))} ${f1(y)}q${f1(w / 2)} ${f1(-3 - t * 4)} ${f1(w)} 0q${f1(-w / 2)} ${f1(2 + t)} ${f1(-w)} 0Z" fill="${r.chance(0.6) ? light(s.low, 0.4) : mix(s.top, p.palette.deep, 0.4)}" opacity="${f1(r.num(0.25, 0.6))}"/>`;
    });
    const hull = 'M-170 0Q-190-26-206-52Q-150-18-60-14H80Q160-16 214-62Q198-14 160 10Q120 26 0 26Q-130 26-170 0Z';
    const roof = 'M-104-14Q-110-92-50-104Q20-116 78-100Q118-84 116-14Z';
    const boat = `<path d="${hull}" fill="${p.linear([
      [0, '#6b4429'],
      [1, '#2e1a12'],
    ])}"/><path d="${roof}" fill="${p.linear([
      [0, '#dfb777'],
      [1, '#8f6434'],
    ])}" filter="${p.relief({ fx: 0.02, fy: 0.3, octaves: 2, height: 3 })}"/>${join(3, (i) => `<path d="M${-74 + i * 62} -20V-66Q${-52 + i * 62} -84 ${-34 + i * 62} -66V-20Z" fill="#2e1a12"/><path d="M${-68 + i * 62} -22V-60h10V-22Z" fill="#f3c06a" opacity=".5"/>`)}`;
    const canoe = `<path d="M-150-14Q-60 10 0 10Q70 10 156-18Q110 26 0 28Q-110 26-150-14Z" fill="${p.linear([
      [0, '#7a4e2e'],
      [1, '#2a1812'],
    ])}"/>${place(70, 12, person(p, 120, p.palette.accent))}<path d="M78-70L150 60" stroke="#3a2216" stroke-width="4"/>`;
    const which = r.chance(0.6) ? ['houseboat', boat] : ['canoe', canoe];
    const by = hz + r.num(110, 210);
    const k = r.num(0.85, 1.25);
    const craft = place(
      r.num(240, 420),
      by,
      `<g transform="translate(0 52) scale(1 -0.7)" opacity=".4" filter="${p.blur(4)}">${which[1]}</g>${which[1]}`,
      0,
      f1(k * 10) / 10,
    );
    const side = r.pick([-1, 1]);
    const front = join(r.int(1, 3), (i) =>
      place(side < 0 ? 10 + i * 70 : 630 - i * 70, 830, palm(p, r.num(560, 760), dark(g, 0.55))),
    );
    return {
      svg: paint(p, s.svg + bank + water + ripple + craft + front + birds(p, 4, 400, 150)),
      alt: `A ${which[0]} on a palm-lined backwater`,
    };
  },
};
