// Still lifes: skincare on stone, shelf, books and coffee, desk, bag or shoe on a plinth.

import { blob, dark, f1, H, join, light, mix, place, W } from './kit.mjs';
import { books, colours, mug, plant, plinth, potted, round, stage, standing, vessels } from './room-parts.mjs';

export const rooms = {
  skincare(p) {
    const r = p.rng;
    const { wall, table, goods } = colours(p);
    const names = r.shuffle(['dropper', 'jar', 'tube', 'pump', 'candle']).slice(0, r.int(2, 3));
    const y = r.int(560, 620);
    const stoneC = r.pick(['#cfc4b4', light(table, 0.3), '#a89a8a']);
    const xs = names.length === 2 ? [220, 420] : [150, 330, 500];
    const set = names
      .map((n, i) => {
        const [w, h, body] = vessels[n](p, goods[i]);
        const lift = r.pick([0, 0, 70, 120]);
        const base2 = lift
          ? standing(p, xs[i], y + 40, 170, lift + 30, place(0, -lift, plinth(p, 176, lift, stoneC)))
          : '';
        return [
          y + (lift ? 0 : i % 2 ? 60 : 20),
          base2 +
            standing(p, xs[i], y + (lift ? 40 - lift : i % 2 ? 70 : 34), w, h * 0.8, body, f1(r.num(11, 13)) / 10),
        ];
      })
      .sort((a, b) => a[0] - b[0])
      .map((a) => a[1])
      .join('');
    const pebbles = join(r.int(1, 4), () =>
      place(
        r.num(60, 580),
        y + r.num(90, 170),
        p.solid(
          blob(r, r.num(20, 42), 0.1, 9, 0.62),
          p.ball(stoneC, 0.35),
          12,
          0.4,
          `filter="${p.relief({ fx: 0.1, octaves: 3, height: 2 })}"`,
        ),
      ),
    );
    const sprig = r.chance(0.6)
      ? place(r.pick([40, 600]), y + 30, plant(p, 260, mix('#5f8a5a', p.palette.base, 0.2)), r.pick([-16, 16]))
      : '';
    return {
      svg: stage(p, y - 20, { wall, table }) + sprig + set + pebbles,
      alt: `Skincare still life: ${names.join(', ')} on stone in slanting light`,
    };
  },
  shelf(p) {
    const r = p.rng;
    const { wall, goods } = colours(p);
    const shelves = [r.int(330, 380), r.int(640, 690)];
    const board = (y) =>
      `<rect x="30" y="${y + 20}" width="640" height="70" fill="${p.palette.deep}" opacity=".35" filter="${p.blur(16)}"/><g filter="${p.relief({ fx: 0.006, fy: 0.12, octaves: 3, height: 3.4 })}"><rect x="-10" y="${y}" width="${W + 20}" height="26" fill="${p.linear(
        [
          [0, '#c99a66'],
          [0.25, '#9a6a40'],
          [1, '#5f3c24'],
        ],
      )}"/></g>`;
    const things = {
      plant: () => potted(p, r.num(120, 160), r.pick(['#b9683f', '#efe6d6', goods[0]])),
      books: () => `${books(p, r.int(2, 4), goods)[0].replace(/^/, '<g transform="scale(.68)">')}</g>`,
      upright: () =>
        join(6, (i) => {
          const h = r.num(130, 190);
          const c = goods[i % goods.length];
          return `<g transform="rotate(${i === 5 ? 9 : 0} ${i * 27 - 60} 0)"><rect x="${i * 27 - 76}" y="${f1(-h)}" width="26" height="${f1(h)}" rx="2" fill="${round(p, c, 0.3)}"/><rect x="${i * 27 - 70}" y="${f1(-h + 22)}" width="14" height="${f1(h * 0.26)}" fill="${light(c, 0.6)}" opacity=".7"/></g>`;
        }),
      vase: () => place(0, -150, plant(p, 130)) + vessels.vase(p, goods[2])[2],
      lamp: () =>
        `<circle cy="-150" r="230" fill="${p.radial([
          [0, '#ffdf9a', 0.75],
          [1, '#ffdf9a', 0],
        ])}"/><path d="M-44 0Q-40-14-8-16V-110H8V-16Q40-14 44 0Z" fill="${round(p, '#b98a4a')}"/><path d="M-40-196H40L76-104H-76Z" fill="${p.linear(
          [
            [0, '#ffeebf'],
            [1, '#f6bf6a'],
          ],
        )}"/>`,
      frame: () =>
        `<rect x="-58" y="-160" width="116" height="160" fill="${round(p, '#7a4e2e', 0.2)}"/><rect x="-46" y="-148" width="92" height="136" fill="${p.palette.pale}"/><circle cx="8" cy="-100" r="22" fill="${p.palette.accent}"/><path d="M-46-12V-60Q-20-92 0-70Q22-50 46-74V-12Z" fill="${p.palette.base}"/>`,
      candle: () => `<g transform="scale(.8)">${vessels.candle(p, goods[1])[2]}</g>`,
    };
    const order = r.shuffle(Object.keys(things));
    const row = (y, from) =>
      join(4, (i) =>
        standing(
          p,
          90 + i * 155 + r.num(-14, 14),
          y,
          100,
          60,
          things[order[(from + i) % order.length]](),
          f1(r.num(9, 11.5)) / 10,
        ),
      );
    const w = `<g filter="${p.relief({ fx: 0.015, octaves: 4, height: 1.5 })}"><rect x="-10" y="-10" width="${W + 20}" height="${H + 20}" fill="${p.sheen(wall, 0.2)}"/></g>${p.gobo('window', 0.26)}`;
    return {
      svg: `${w}<g transform="translate(320 400) scale(${f1(r.num(10.2, 13)) / 10}) translate(${f1(-320 + r.num(-50, 50))} ${-420})">${board(shelves[0])}${row(shelves[0], 0)}${board(shelves[1])}${row(shelves[1], 4)}</g>`,
      alt: 'Wooden shelf with plants, books and a lamp',
    };
  },
  books(p) {
    const r = p.rng;
    const { wall, goods } = colours(p);
    const y = r.int(600, 640);
    const [stack, top] = books(p, r.int(3, 6), goods);
    const x = r.num(230, 400);
    const s = 1.25;
    const over = r.chance(0.65)
      ? mug(p, goods[4])
      : `<g transform="scale(.9)">${vessels.vase(p, goods[3])[2]}${place(0, -160, plant(p, 150))}</g>`;
    const aside = x > 315 ? 96 : 560;
    return {
      svg: `${stage(p, y - 40, { wall, table: '#9a6a40', wood: true })}${standing(p, aside, y - 4, 120, 120, potted(p, 190, r.pick(['#b9683f', '#efe6d6', goods[2]])))}${standing(p, x, y + 30, 270, 150, stack + place(0, top, over), s)}${r.chance(0.5) ? place(aside, y + 110, p.solid(blob(r, 44, 0.03, 12, 0.5), p.ball('#d9a05a', 0.4), 10, 0.4)) : ''}`,
      alt: 'A stack of books with a cup of coffee by the window',
    };
  },
  desk(p) {
    const r = p.rng;
    const { wall, goods } = colours(p);
    const y = r.int(560, 600);
    const night = r.chance(0.4);
    const wallC = night ? mix(p.palette.deep, p.palette.base, 0.35) : wall;
    const screen = r.pick(['code', 'chart', 'sunset', 'wave']);
    const [_sw, sh] = [330, 206];
    const inner = {
      code: join(9, (i) => {
        let x = -150 + (i % 4) * 16;
        return join(3, () => {
          const w = r.num(20, 70);
          const o = `<rect x="${f1(x)}" y="${-sh + 18 + i * 20}" width="${f1(w)}" height="8" rx="4" fill="${r.pick([p.palette.accent, '#7fd0c0', '#e88aa0', '#e8e0d0'])}"/>`;
          x += w + 9;
          return o;
        });
      }),
      chart: join(8, (i) => {
        const h = r.num(30, 140);
        return `<rect x="${-140 + i * 36}" y="${f1(-20 - h)}" width="22" height="${f1(h)}" rx="3" fill="${i % 3 ? p.palette.second : p.palette.accent}"/>`;
      }),
      sunset: `<rect x="-165" y="${-sh}" width="330" height="${sh}" fill="${p.linear([
        [0, '#5d3a6e'],
        [0.6, '#f3a26d'],
        [1, '#fbd9a0'],
      ])}"/><circle cx="40" cy="-76" r="30" fill="#fff0c8"/><path d="M-165 0V-60Q-80-110-10-64Q70-30 165-80V0Z" fill="#2a1a3e"/>`,
      wave: join(24, (i) => {
        const h = r.num(14, 110);
        return `<rect x="${-150 + i * 12.6}" y="${f1(-100 - h / 2)}" width="6" height="${f1(h)}" rx="3" fill="${mix(p.palette.accent, p.palette.pop, i / 24)}"/>`;
      }),
    }[screen];
    const monitor = `<path d="M-20-64H20L30-6H70V0H-70V-6H-30Z" fill="${round(p, '#8d8f90', 0.3)}"/><rect x="-176" y="-276" width="352" height="228" rx="10" fill="#1d1b20"/>${place(0, -60, p.clip(`<rect x="-165" y="${-sh}" width="330" height="${sh}" rx="4"/>`, `<rect x="-165" y="${-sh}" width="330" height="${sh}" fill="#20222c"/>${inner}<path d="M-165 ${-sh}H20L-80 0H-165Z" fill="#fff" opacity=".05"/>`))}`;
    const glow = `<ellipse cx="320" cy="${y - 160}" rx="360" ry="270" fill="${p.radial([
      [0, r.pick([p.palette.accent, p.palette.pop, '#7fd0c0', p.palette.second]), night ? 0.7 : 0.25],
      [1, p.palette.accent, 0],
    ])}"/>`;
    const lamp = `<path d="M-40 0Q-38-10 0-12Q38-10 40 0Z" fill="${round(p, '#3a3236')}"/><path d="M0-10L-22-140L54-226" fill="none" stroke="#3a3236" stroke-width="8" stroke-linejoin="round"/><path d="M30-250L104-206L62-176L22-204Z" fill="${p.sheen(goods[0], 0.4)}"/><path d="M70-190L150 0H-20Z" fill="${p.linear(
      [
        [0, '#ffe6a8', 0.7],
        [1, '#ffe6a8', 0],
      ],
    )}"/>`;
    const keys = `<path d="M-130 0L-116-34H116L130 0Q132 12 124 12H-124Q-132 12-130 0Z" fill="${p.sheen('#d8d2c6', 0.2)}"/>${join(3, (k) => join(12, (i) => `<rect x="${-112 + k * -4 + i * (18.6 + k * 0.6)}" y="${-29 + k * 11}" width="15" height="8" rx="2" fill="${(i + k) % 9 ? '#4a4648' : p.palette.accent}"/>`))}`;
    const poster = place(
      r.pick([90, 540]),
      190,
      `<g transform="rotate(${f1(r.num(-2, 2))})"><rect x="-64" y="-90" width="128" height="180" fill="${p.palette.pale}"/><path d="M-54-80H54V80H-54Z" fill="${goods[1]}"/><circle cy="-14" r="36" fill="${p.palette.accent}"/><path d="M-54 80V30Q0-20 54 40V80Z" fill="${p.palette.base}"/></g>`,
    );
    return {
      svg: `${stage(p, y - 10, { wall: wallC, table: night ? '#6b4630' : '#a8754a', wood: true })}${poster}${glow}<g transform="translate(320 ${y}) scale(${f1(r.num(11, 13)) / 10}) translate(${f1(-320 + r.num(-40, 40))} ${-y})">${standing(p, 330, y + 16, 300, 60, monitor)}${standing(p, 100, y + 30, 80, 60, r.chance(0.5) ? potted(p, 150, goods[3]) : lamp)}${standing(p, 560, y + 26, 80, 70, `<g transform="scale(.7)">${mug(p, goods[4])}</g>`)}${standing(p, 330, y + 110, 240, 18, keys)}</g>`,
      alt: `Desk with a screen showing ${{ code: 'code', chart: 'a chart', sunset: 'a sunset', wave: 'an audio wave' }[screen]}`,
    };
  },
  bag(p) {
    const r = p.rng;
    const { wall, table, goods } = colours(p);
    const y = r.int(610, 650);
    const c = goods[0];
    const hw = r.pick(['#d9a441', '#c9b58a', '#8d8f90']);
    const strap = `<path d="M-92-200C-100-380 100-380 92-200" fill="none" stroke="${dark(c, 0.35)}" stroke-width="19"/><path d="M-92-200C-100-380 100-380 92-200" fill="none" stroke="${light(c, 0.2)}" stroke-width="9"/>`;
    const skin = p.relief({ fx: 0.16, octaves: 2, height: 1.8 });
    const shape = r.pick([
      'M-150-210H150L178-20Q180 0 160 0H-160Q-180 0-178-20Z',
      'M-140-190Q0-230 140-190Q190-100 172-16Q168 0 150 0H-150Q-168 0-172-16Q-190-100-140-190Z',
    ]);
    const flap = r.chance(0.6)
      ? `<path d="M-152-206H152Q164-120 120-92Q0-66-120-92Q-164-120-152-206Z" transform="translate(3 9)" fill="${p.palette.deep}" opacity=".5" filter="${p.blur(6)}"/><path d="M-152-208H152Q164-120 120-92Q0-66-120-92Q-164-120-152-208Z" fill="${p.sheen(light(c, 0.1), 0.25)}" filter="${skin}"/><path d="M-140-196Q-150-124-114-102Q0-78 114-102Q150-124 140-196" fill="none" stroke="${light(c, 0.55)}" stroke-width="2.5" stroke-dasharray="8 6" opacity=".8"/>`
      : `<path d="M-150-196H150" stroke="${light(c, 0.5)}" stroke-width="3" stroke-dasharray="8 6"/>`;
    const body = `${strap}<path d="${shape}" fill="${p.sheen(c, 0.36)}" filter="${skin}"/><path d="M-150-30Q0-10 150-30" stroke="${dark(c, 0.5)}" stroke-width="12" fill="none" opacity=".35" filter="${p.blur(6)}"/>${flap}<rect x="-20" y="-108" width="40" height="46" rx="7" fill="${p.sheen(hw, 0.6)}"/><rect x="-9" y="-98" width="18" height="16" rx="4" fill="${dark(hw, 0.5)}"/><circle cx="-92" cy="-198" r="10" fill="${p.sheen(hw, 0.6)}"/><circle cx="92" cy="-198" r="10" fill="${p.sheen(hw, 0.6)}"/>${r.chance(0.5) ? `<path d="M150-190Q168-90 150-60" stroke="${p.palette.accent}" stroke-width="5" fill="none"/>${join(7, (i) => `<path d="M${140 + i * 3} -60V-10" stroke="${goods[2]}" stroke-width="4"/>`)}` : ''}`;
    const ph = r.int(80, 150);
    const column = standing(p, 320, y + 90, 420, ph, place(0, -ph, plinth(p, 440, ph, light(table, 0.2))));
    return {
      svg: `${stage(p, y - 40, { wall, table })}${r.chance(0.5) ? place(r.pick([70, 570]), y, plant(p, 340), r.num(-10, 10)) : ''}${column}${standing(p, 320, y + 92 - ph, 330, 130, body, 1.05)}`,
      alt: 'Leather handbag on a plinth in warm light',
    };
  },
  shoe(p) {
    const r = p.rng;
    const { wall, table, goods } = colours(p);
    const y = r.int(600, 640);
    const [a, b, c] = goods;
    const knit = p.relief({ fx: 0.22, octaves: 2, height: 1.8 });
    const upper =
      'M-196-58C-204-110-196-160-176-178C-160-168-130-160-104-172C-92-180-84-186-74-180C-30-120 40-96 120-84C176-76 212-62 214-36L-194-34Z';
    const shoe =
      `<path d="M-206-36C-214-8-200 0-180 0H196C222 0 232-16 222-40C120-26-80-24-206-44Z" fill="${p.linear([
        [0, '#fbf3e2'],
        [0.6, '#d9cdb8'],
        [1, '#8f8474'],
      ])}"/><path d="M-204-14H224" stroke="${b}" stroke-width="5"/><path d="${upper}" fill="${p.sheen(a, 0.36)}" filter="${knit}"/>` +
      p.clip(
        `<path d="${upper}"/>`,
        `<path d="M-220-30C-214-80-190-96-150-90C-120-84-116-50-118-20H-220Z" fill="${p.sheen(b, 0.25)}"/><path d="M96-100C120-70 120-50 110-20H240V-100Z" fill="${p.sheen(b, 0.25)}"/><path d="M-100-40C-40-50 20-90 10-130L40-110C50-70-10-30-90-24Z" fill="${p.sheen(c, 0.3)}"/><path d="M-220-40Q0-20 240-44V-20H-220Z" fill="${p.palette.deep}" opacity=".45" filter="${p.blur(7)}"/>`,
      ) +
      join(
        5,
        (i) =>
          `<path d="M${-66 + i * 27} ${-168 + i * 17}q22 6 30 26" stroke="${p.palette.pale}" stroke-width="7" stroke-linecap="round" fill="none"/>`,
      ) +
      `<path d="M-176-178C-160-166-130-158-104-172Q-96-150-120-146Q-160-142-178-160Z" fill="${dark(a, 0.6)}"/><path d="M-186-150C-196-196-180-200-172-176" stroke="${c}" stroke-width="8" fill="none"/>`;
    const ph = r.int(90, 170);
    const flip = p.toLight[0] < 0 ? 1 : -1;
    const prop = r.chance(0.5)
      ? `<circle cx="${f1(320 - flip * 120)}" cy="${f1(y - 230)}" r="150" fill="${p.sheen(light(c, 0.15), 0.3)}" opacity=".9"/>`
      : '';
    return {
      svg: `${stage(p, y - 50, { wall, table })}${prop}${standing(p, 320, y + 90, 420, ph, place(0, -ph, plinth(p, 460, ph, light(table, 0.2))))}${standing(p, 320, y + 92 - ph, 380, 90, `<g transform="rotate(${f1(r.num(-5, 0))}) scale(${flip} 1)">${shoe}</g>`, 1.02)}`,
      alt: 'Running shoe on a plinth',
    };
  },
};
