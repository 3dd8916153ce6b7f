// Full figures against the light: yoga, cricket, dance, running, guitar. Built from tapered limbs.
import { poses } from './figure-parts.mjs';
import { dark, f1, H, join, light, mix, place, smooth, times, W } from './kit.mjs';

function sunrise(p, floor) {
  const r = p.rng;
  const [top, mid, low] = r.pick([
    ['#5f6f9a', '#f0a078', '#fbdca0'],
    ['#2f6f78', '#e9b27c', '#fbe6b8'],
    ['#7a4a7a', '#f09a7a', '#fbd49a'],
    ['#c9705a', '#f3b26a', '#fbe2a8'],
    ['#4f8a94', '#f3d9a8', '#fdeec8'],
  ]);
  const sx = 320 + p.toLight[0] * r.num(40, 130);
  const range = (y, a, c) =>
    `<path d="${smooth(
      times(14, (i) => [-40 + i * 56, y + Math.sin(i * 0.9 + a * 7) * a + Math.sin(i * 2.1 + a) * a * 0.4]),
      false,
    )}V${H + 20}H-40Z" fill="${c}"/>`;
  const sea = r.chance(0.4);
  const back = sea
    ? `<rect y="520" width="${W}" height="300" fill="${p.linear([
        [0, low],
        [1, mix(top, p.palette.deep, 0.4)],
      ])}"/>${join(40, () => {
        const y = r.num(526, 690);
        const w = r.num(20, 130);
        return `<rect x="${f1(r.num(-40, 640))}" y="${f1(y)}" width="${f1(w)}" height="2.5" rx="1" fill="#fff2cc" opacity="${f1(r.num(0.2, 0.7))}"/>`;
      })}`
    : range(490, 44, mix(mid, top, 0.35)) +
      range(550, 34, mix(top, p.palette.deep, 0.2)) +
      range(610, 22, mix(top, p.palette.deep, 0.5));
  return {
    rim: light(low, 0.3),
    dusk: r.num(0.3, 0.62),
    svg: `<g filter="${p.relief({ fx: 0.03, fy: 0.05, octaves: 3, height: 0.9, gain: 1.27 })}"><rect width="${W}" height="${H}" fill="${p.linear(
      [
        [0, top],
        [0.55, mid],
        [0.72, low],
      ],
    )}"/><circle cx="${f1(sx)}" cy="400" r="330" fill="${p.radial([
      [0, '#fff3cc', 0.9],
      [1, '#fff3cc', 0],
    ])}"/><circle cx="${f1(sx)}" cy="400" r="${r.int(100, 150)}" fill="#fff0c4" opacity=".9"/>${back}</g><g filter="${p.relief({ fx: 0.03, fy: 0.14, octaves: 3, height: 3 })}"><path d="M-20 ${floor}Q320 ${floor - 26} 660 ${floor + 4}V830H-20Z" fill="${p.linear(
      [
        [0, mix(p.palette.base, p.palette.deep, 0.35)],
        [1, p.palette.deep],
      ],
    )}"/></g>`,
  };
}
function stageLight(p, floor) {
  const r = p.rng;
  const { base, deep, accent, pop, second } = p.palette;
  const back = mix(r.pick([base, pop, second]), deep, 0.55);
  const beams = join(r.int(2, 4), (i) => {
    const x = 80 + i * 160 + r.num(-40, 40);
    return `<path d="M${f1(x - 10)} -20L${f1(x - 150 + r.num(-90, 90))} 820H${f1(x + 170)}L${f1(x + 10)} -20Z" fill="${p.linear(
      [
        [0, r.pick([accent, '#ffe6a8', light(pop, 0.4)]), 0.6],
        [1, accent, 0.02],
      ],
    )}" filter="${p.blur(14)}"/>`;
  });
  const drape = join(
    9,
    (i) =>
      `<rect x="${i * 76 - 20}" width="80" height="${floor}" fill="${p.linear(
        [
          [0, deep, 0.5],
          [0.45, light(back, 0.15), 0.5],
          [1, deep, 0.55],
        ],
        0,
        0,
        1,
        0,
      )}"/>`,
  );
  const dust = join(
    40,
    () =>
      `<circle cx="${f1(r.num(0, W))}" cy="${f1(r.num(0, 640))}" r="${f1(r.num(0.8, 2.6))}" fill="#fff0cc" opacity="${f1(r.num(0.2, 0.7))}"/>`,
  );
  return {
    rim: light(accent, 0.3),
    svg: `<rect width="${W}" height="${H}" fill="${back}"/>${drape}<g filter="${p.relief({ fx: 0.008, fy: 0.1, octaves: 3, height: 3 })}"><rect y="${floor - 30}" width="${W}" height="260" fill="${p.linear(
      [
        [0, mix('#6b4028', deep, 0.3)],
        [1, deep],
      ],
    )}"/></g><ellipse cx="320" cy="${floor + 4}" rx="250" ry="52" fill="#ffe2a0" opacity=".5" filter="${p.blur(18)}"/>${beams}${dust}`,
  };
}
function ground(p, floor) {
  const r = p.rng;
  const [top, low] = r.pick([
    ['#6fa8b4', '#f3e6c4'],
    ['#e8a26a', '#fbe0b0'],
    ['#4f7f94', '#d9e4d0'],
  ]);
  const g = r.pick(['#5f8a44', '#7a9448', '#4a7a4a']);
  const stands =
    join(
      3,
      (k) =>
        `<rect x="-10" y="${410 + k * 26}" width="660" height="28" fill="${mix(p.palette.deep, low, 0.55 - k * 0.13)}"/>`,
    ) +
    join(
      260,
      () =>
        `<circle cx="${f1(r.num(0, W))}" cy="${f1(r.num(412, 486))}" r="3.6" fill="${r.pick([p.palette.pop, p.palette.accent, p.palette.pale, p.palette.base, '#8a5a3a'])}" opacity=".75"/>`,
    );
  const mow = join(
    10,
    (i) =>
      `<path d="M${-200 + i * 110} 830L${170 + i * 34} 492H${204 + i * 34}L${-90 + i * 110} 830Z" fill="${i % 2 ? light(g, 0.12) : dark(g, 0.1)}"/>`,
  );
  return {
    rim: light(low, 0.5),
    svg: `<rect width="${W}" height="${H}" fill="${p.linear([
      [0, top],
      [0.5, low],
    ])}"/>${[90, 540]
      .map(
        (x) =>
          `<rect x="${x}" y="190" width="7" height="230" fill="${mix(p.palette.deep, low, 0.3)}"/><rect x="${x - 34}" y="150" width="75" height="48" fill="${mix(p.palette.deep, low, 0.25)}"/><circle cx="${x + 3}" cy="174" r="120" fill="${p.radial(
            [
              [0, '#fff6d8', 0.8],
              [1, '#fff6d8', 0],
            ],
          )}"/>`,
      )
      .join(
        '',
      )}<g filter="${p.blur(2)}">${stands}</g><g filter="${p.relief({ fx: 0.05, fy: 0.2, octaves: 2, height: 2 })}"><rect y="490" width="${W}" height="330" fill="${g}"/>${mow}<path d="M120 830L250 520H400L560 830Z" fill="#d9b986"/></g>${place(200, floor - 6, `${[0, 16, 32].map((x) => `<rect x="${x}" y="-118" width="8" height="118" rx="3" fill="${p.sheen('#e9d3a4', 0.3)}"/>`).join('')}<rect y="-122" width="40" height="5" fill="#d9b986"/>`)}`,
  };
}

function act(list, scene, alt) {
  return (p) => {
    const r = p.rng;
    const floor = r.int(690, 730);
    const back = r.pick(scene)(p, floor);
    const shade = mix(p.palette.deep, '#2a1a20', 0.4);
    const dusk = back.dusk ?? 0.16;
    const { base, pop, accent, second, pale } = p.palette;
    const [top, low] = r.shuffle([base, pop, accent, second, pale]);
    const c = {
      skin: mix(r.pick(['#c68d60', '#a86f47', '#875434', '#633a25']), shade, dusk + 0.04),
      hair: '#1c1214',
      top: mix(top, shade, dusk),
      low: mix(low, shade, dusk + 0.06),
      rim: back.rim,
    };
    const pose = r.pick(list);
    const k = f1(r.num(11.5, 14)) / 10;
    const flip = r.chance(0.5) && pose !== 'batter' ? -1 : 1;
    const lx = p.toLight[0] < 0 ? 1 : -1;
    const fig = poses[pose](p, c);
    return {
      svg: `${back.svg}${place(320 + r.num(-24, 24), floor, `<ellipse cx="${lx * 30}" cy="4" rx="150" ry="17" fill="${p.palette.deep}" opacity=".6" filter="${p.blur(9)}"/><g transform="scale(${flip} 1)" >${fig}</g>`, 0, pose === 'lotus' ? f1(k * 11) / 10 : k)}`,
      alt: typeof alt === 'function' ? alt(pose) : alt,
    };
  };
}
export const figures = {
  yoga: act(['tree', 'warrior', 'lotus'], [sunrise], (pose) => `Yoga at sunrise, ${pose} pose`),
  cricket: act(['batter'], [ground], 'Batter at the crease under floodlights'),
  dance: act(['bharat'], [stageLight, sunrise], 'Classical dancer in costume, mid-pose'),
  run: act(['runner'], [sunrise], 'Runner against a low sun'),
  guitar: act(['guitar'], [stageLight, sunrise], 'Guitarist playing on a small stage'),
};
