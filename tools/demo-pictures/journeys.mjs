// The view from a train, and a desert fort.

import { dark, f1, join, light, mix, place, times } from './kit.mjs';
import { birds, paint, palm, ridge, skies, sky, tree } from './place-parts.mjs';

export const journeys = {
  train(p) {
    const r = p.rng;
    const s = sky(p, 400);
    const g = r.pick(['#6f8f3f', '#c9a24a', '#4f7f5a', '#a8b04e']);
    const fields = join(
      9,
      (i) =>
        `<rect x="-40" y="${f1(395 + i * 34 + r.num(-4, 4))}" width="720" height="${34 + i * 3}" fill="${mix(mix(g, s.low, 0.4 - i * 0.045), dark(g, 0.4), r.num(0, 0.5))}"/>`,
    );
    const streaks = `<g filter="${p.filter('motion', '<feGaussianBlur stdDeviation="22 0.6"/>', 0.2)}">${join(46, () => `<rect x="${f1(r.num(-60, 600))}" y="${f1(r.num(420, 720))}" width="${f1(r.num(60, 240))}" height="${f1(r.num(2, 8))}" fill="${r.pick([light(g, 0.5), dark(g, 0.4), p.palette.accent])}"/>`)}</g>`;
    const view =
      s.svg +
      `<path d="${ridge(r, 360, 60).d}" fill="${mix(s.top, s.low, 0.3)}"/><path d="${ridge(r, 395, 40).d}" fill="${mix(g, s.top, 0.5)}"/>${fields}${place(r.num(160, 460), 440, r.chance(0.5) ? palm(p, 190, dark(g, 0.5)) : tree(p, 150, dark(g, 0.35)))}${streaks}`;
    const steel = r.pick(['#2f5f6b', '#7a3038', '#3b4f7a', '#8a8f86']);
    const frame = 'M-20-20H660V820H-20ZM92 130Q92 96 126 96H514Q548 96 548 130V590Q548 624 514 624H126Q92 624 92 590Z';
    const bars = join(
      4,
      (i) =>
        `<rect x="92" y="${f1(196 + i * 98)}" width="456" height="11" rx="5" fill="${p.linear([
          [0, light(steel, 0.45)],
          [1, dark(steel, 0.55)],
        ])}"/>`,
    );
    const cup = place(
      r.num(200, 440),
      690,
      p.cast('<path d="M-40 0L-50-104H50L40 0Z"/>', 34, 12, 0.5) +
        `<path d="M-40 0L-50-104H50L40 0Q0 10-40 0Z" fill="${p.linear(
          [
            [0, '#f0c48a'],
            [0.35, '#b9763d'],
            [1, '#6d3a18'],
          ],
          0,
          0,
          1,
          0,
        )}"/><ellipse cy="-104" rx="50" ry="11" fill="#d9a368"/><path d="M-30-90L-24-8" stroke="#fff0d0" stroke-width="6" opacity=".5"/><path d="M-10-130q-16-30 4-56q18-26 0-56" stroke="#fff4e0" stroke-width="9" fill="none" opacity=".45" filter="${p.blur(6)}"/>`,
    );
    const curtain = r.chance(0.5)
      ? `<path d="M-20 60H150Q120 300 168 520Q120 640 60 700L-20 720Z" fill="${p.linear(
          [
            [0, p.palette.pop],
            [0.3, dark(p.palette.pop, 0.45)],
            [0.5, p.palette.pop],
            [0.75, dark(p.palette.pop, 0.5)],
            [1, light(p.palette.pop, 0.1)],
          ],
          0,
          0,
          1,
          0,
        )}" filter="${p.relief({ fx: 0.4, fy: 0.06, octaves: 2, height: 1.5 })}"/>`
      : '';
    return {
      svg: `<g transform="translate(320 400) scale(1.16) translate(-320 -380)">${view}<path d="M92 96H548V624H92Z" fill="${p.linear(
        [
          [0, p.palette.deep, 0.55],
          [0.2, p.palette.deep, 0],
          [1, p.palette.deep, 0],
        ],
      )}"/>${bars}<path d="${frame}" fill-rule="evenodd" fill="${p.sheen(steel, 0.22)}" filter="${p.relief({ fx: 0.02, octaves: 3, height: 1.4 })}"/><path d="M92 130Q92 96 126 96H514Q548 96 548 130V590Q548 624 514 624H126Q92 624 92 590Z" fill="none" stroke="${dark(steel, 0.5)}" stroke-width="12"/><path d="M-20 690H660V830H-20Z" fill="${p.linear(
        [
          [0, light(steel, 0.35)],
          [0.2, steel],
          [1, dark(steel, 0.6)],
        ],
      )}"/>${curtain}${cup}</g>`,
      alt: 'Chai by the barred window of a moving train',
    };
  },
  fort(p) {
    const r = p.rng;
    const s = sky(p, 460, [skies[0], skies[2], skies[4]]);
    const c = r.pick(['#d9975a', '#c97f4a', '#e0ad6c']);
    const stone = mix(c, s.top, 0.25);
    const wallD = (x, y, w, h) => `M${x} ${y}v${-h}${join(Math.floor(w / 16), () => 'h8v-9h8v9')}V${y}Z`;
    const part = (x, w, h, t) => `<path d="${wallD(x, 480, w, h)}" fill="${p.sheen(mix(stone, s.low, t), 0.22)}"/>`;
    const bastion = (x, w, h) =>
      `<path d="M${x} 480L${x + 7} ${480 - h}h${w - 14}l7 ${h}Z" fill="${p.linear(
        [
          [0, dark(stone, 0.3)],
          [p.toLight[0] < 0 ? 0.3 : 0.7, light(stone, 0.25)],
          [1, dark(stone, 0.4)],
        ],
        0,
        0,
        1,
        0,
      )}"/><path d="${wallD(x + 4, 480 - h + 8, w - 8, 12)}" fill="${light(stone, 0.1)}"/>`;
    const dome = (x, y, q) =>
      `<path d="M${x - q} ${y}Q${x - q * 1.1} ${y - q} ${x} ${y - q * 1.5}Q${x + q * 1.1} ${y - q} ${x + q} ${y}Z" fill="${p.sheen(light(stone, 0.15), 0.3)}"/><path d="M${x - q * 0.9} ${y}h${q * 1.8}v26h${-q * 1.8}Z" fill="${dark(stone, 0.3)}"/>${join(4, (i) => `<rect x="${f1(x - q * 0.9 + i * q * 0.56)}" y="${y}" width="${f1(q * 0.18)}" height="26" fill="${light(stone, 0.2)}"/>`)}`;
    const x0 = r.int(40, 170);
    const slits = join(
      24,
      () =>
        `<rect x="${f1(x0 + r.num(0, 380))}" y="${f1(r.num(370, 450))}" width="5" height="13" rx="2.5" fill="${dark(stone, 0.65)}" opacity=".7"/>`,
    );
    const fort = `<g filter="${p.relief({ fx: 0.05, octaves: 4, height: 2.4 })}">${part(x0 + 70, 230, r.int(150, 190), 0.25)}${dome(x0 + 120, 480 - 176, 24)}${dome(x0 + 210, 480 - 186, 32)}${part(x0, 400, r.int(84, 112), 0)}${bastion(x0 - 24, 74, 132)}${bastion(x0 + 170, 84, 126)}${bastion(x0 + 366, 78, 142)}${slits}</g>`;
    const dunes = times(4, (i) => {
      const y = 470 + i * 84;
      const t = i / 3;
      const cc = mix(mix(c, s.low, 0.35), mix(c, p.palette.deep, 0.3), t);
      const q = ridge(r, y, 30 + i * 9);
      return `<path d="${q.d}" fill="${p.linear(
        [
          [0, light(cc, 0.4)],
          [0.22, cc],
          [1, dark(cc, 0.35)],
        ],
        p.toLight[0] < 0 ? 0 : 0.3,
        0,
        p.toLight[0] < 0 ? 0.3 : 0,
        1,
      )}"/>`;
    });
    const camel = (k) =>
      `<path d="M-44 0V-34Q-48-58-34-64Q-20-92-6-64Q8-62 22-62Q34-66 42-88Q46-98 60-94L66-86L50-82Q46-58 30-46L28 0H22L18-40H-26L-32 0Z" fill="${p.palette.deep}"/><path d="M-26-62Q-8-72 12-62L10-42H-24Z" fill="${k}"/><circle cx="-6" cy="-98" r="8" fill="${p.palette.deep}"/><path d="M-16-66Q-18-92-6-92Q8-92 4-66Z" fill="${p.palette.pale}"/>`;
    const train = join(r.int(1, 4), (i) =>
      place(
        150 + i * 104,
        652 - i * 6,
        `<g transform="scale(1 -0.3) skewX(40)" opacity=".35" filter="${p.blur(4)}">${camel(p.palette.deep)}</g>${camel([p.palette.pop, p.palette.accent, p.palette.base, '#c8561f'][i])}`,
        0,
        0.85,
      ),
    );
    const sand = `<g filter="${p.relief({ fx: 0.01, fy: 0.07, octaves: 3, height: 2.8 })}">${dunes.join('')}</g>`;
    return {
      svg:
        paint(p, s.svg) +
        `<g transform="translate(320 560) scale(${f1(r.num(10, 15)) / 10}) translate(${f1(-320 + r.num(-70, 70))} -560)">${place(0, r.num(-10, 14), fort)}${sand}${train}</g>` +
        birds(p, 4, s.sx, s.sy - 60),
      alt: 'Desert fort above the dunes, camels passing',
    };
  },
};
