// Food seen from above. Each maker returns { svg, alt }.
import {
  bowl,
  breads,
  circle,
  crop,
  fillNames,
  garnish,
  heap,
  metal,
  metals,
  rice,
  scatter,
  sidecloth,
  vessel,
} from './dish-parts.mjs';
import { blob, f1, join, light, mix, place } from './kit.mjs';
import { bananaLeaf, surface } from './surfaces.mjs';

export const dishes = {
  thali(p) {
    const r = p.rng;
    const onLeaf = r.chance(0.45);
    const kind = r.pick(['steel', 'brass', 'copper']);
    const n = r.int(4, 6);
    const names = r.shuffle(fillNames).slice(0, n);
    const ring = join(n, (i) => {
      const a = -0.75 + (i * 4) / n;
      return place(
        Math.cos(a) * 172,
        Math.sin(a) * 172,
        bowl(p, names[i], r.num(58, 66) + (6 - n) * 5, metals[kind], true),
      );
    });
    const bread = r.pick(['roti', 'puri', 'papad']);
    const body =
      ring +
      place(-20, 10, rice(p, 92)) +
      place(-150, -130, breads[bread](p, 84)) +
      place(-108, -178, breads[bread](p, 80)) +
      place(-50, -60, heap(p, 14, 5, ['#b5311c', '#8f2416'], 9));
    const ground = onLeaf
      ? bananaLeaf(p)
      : surface(p, ['wood', 'linen', 'stone', 'paint', 'terrazzo']).svg + sidecloth(p);
    const plate =
      onLeaf && r.chance(0.5)
        ? body
        : vessel(
            p,
            275,
            metals[kind],
            circle(260, metal(p, mix(metals[kind], '#ffffff', 0.2)), 'opacity=".55"') + body,
            { shiny: true, depth: 0.35, rim: 0.05 },
          );
    return {
      svg: ground + scatter(p, 5) + crop(p, plate, [1.1, 1.55]),
      alt: `${kind} thali with rice, ${bread} and ${names.slice(0, 3).join(', ')}${onLeaf ? ' on a banana leaf' : ''}, from above`,
    };
  },
  dosa(p) {
    const r = p.rng;
    const ground = r.chance(0.3) ? bananaLeaf(p) : surface(p, ['wood', 'stone', 'linen', 'paint']).svg + sidecloth(p);
    const plate = vessel(p, 262, r.pick(['#efe6d6', '#d8cfc0', metals.steel, '#3d5a5c']), '', {
      depth: 0.25,
      rim: 0.07,
    });
    const shape = r.pick(['roll', 'roll', 'half', 'cone']);
    const n = shape === 'roll' ? r.int(1, 2) : 1;
    const roll = join(n, (i) => {
      const d = {
        roll: 'M-285-44C-120-62 130-60 290-40C312-20 310 26 288 44C120 64-120 62-290 48C-308 24-306-22-285-44Z',
        half: 'M-250 70C-262-90-150-214 10-210C160-206 262-80 252 66C120 100-120 102-250 70Z',
        cone: 'M-238 60C-170-60-70-170 0-226Q22-240 42-218C110-140 190-40 240 58C120 106-110 108-238 60Z',
      }[shape];
      const fill = p.linear([
        [0, '#f0c777'],
        [0.3, '#e2a448'],
        [0.7, '#b86e22'],
        [1, '#7d4314'],
      ]);
      return place(
        0,
        (i - (n - 1) / 2) * 118 - 46,
        p.cast(`<path d="${d}"/>`, 16, 12, 0.5) +
          `<g filter="${p.spots('#8a4a16', { fx: 0.02, fy: 0.09, octaves: 3, k: 6, cut: 3.2 })}"><path d="${d}" fill="${fill}"/></g>${shape === 'roll' ? `<path d="M-270-30C-120-46 130-44 270-28" stroke="#ffe6ae" stroke-width="7" opacity=".45" fill="none" filter="${p.blur(4)}"/><ellipse cx="290" cy="2" rx="13" ry="40" fill="#6d3a12"/><ellipse cx="292" cy="2" rx="7" ry="27" fill="#e0b052"/>` : `<path d="M-236 52C-110 84 110 82 240 50" stroke="#7d4314" stroke-width="10" opacity=".5" fill="none" filter="${p.blur(4)}"/>${garnish(p, 240, 5)}`}`,
        r.num(-6, 6),
      );
    });
    const names = r.shuffle(['coconut', 'tomato', 'mint', 'sambar']).slice(0, 3);
    const cups = names
      .map((n2, i) =>
        place(
          -150 + i * 150,
          150 + (i === 1 ? 26 : 0) + (n > 1 ? 30 : 0),
          bowl(p, n2, n2 === 'sambar' ? 78 : 60, r.pick([metals.steel, '#f0e8da', '#c27a4a']), true),
        ),
      )
      .join('');
    return {
      svg: ground + scatter(p) + crop(p, plate + roll + cups, [1.05, 1.4]),
      alt: `Crisp dosa${shape === 'cone' ? ' cone' : ''} with ${names.join(', ')} chutneys, from above`,
    };
  },
  chai(p) {
    const r = p.rng;
    const ground = surface(p, ['wood', 'linen', 'paint', 'stone', 'terrazzo']).svg + sidecloth(p);
    const pot = r.pick(['#b9683f', '#f1e7d6', p.palette.base, metals.steel]);
    const n = r.int(2, 4);
    const side = r.pick([-1, 1]);
    const spots = [
      [-96 * side, -120],
      [112 * side, 150],
      [-170 * side, 210],
      [150 * side, -330],
    ]
      .slice(0, n)
      .map(([x, y]) => [x + r.num(-16, 16), y + r.num(-16, 16)]);
    const cups = spots
      .map(([x, y]) => {
        const bubbles = join(12, () => {
          const a = r.num(0, 6.3);
          const k = r.num(62, 74);
          return `<circle cx="${f1(Math.cos(a) * k)}" cy="${f1(Math.sin(a) * k)}" r="${f1(r.num(2, 6))}" fill="#e2b684" stroke="#9a5f30" stroke-width="1" opacity=".8"/>`;
        });
        const tea =
          circle(84, p.ball('#b9763d', 0.3)) +
          `<path d="${blob(r, 46, 0.25, 8)}" fill="#d09a62" opacity=".55" filter="${p.blur(7)}"/>` +
          bubbles;
        return place(
          x,
          y,
          (r.chance(0.6) ? vessel(p, 132, light(pot, 0.15), '', { depth: 0.3, rim: 0.12 }) : '') +
            `<rect x="70" y="-17" width="72" height="34" rx="16" fill="${p.sheen(pot, 0.25)}" transform="rotate(${f1(r.num(0, 80))})"/>` +
            vessel(p, 94, pot, tea, { depth: 0.55 }),
          0,
        );
      })
      .join('');
    const biscuit = join(r.int(2, 4), (i) =>
      place(
        30 + i * 22,
        60 + i * 58,
        p.solid(
          'M-62-30Q-64-38-54-38H54Q64-38 62-30V30Q64 38 54 38H-54Q-64 38-62 30Z',
          p.sheen('#d39a52', 0.25),
          9,
          0.45,
          `filter="${p.relief({ fx: 0.1, octaves: 2, height: 3, rough: 4 })}"`,
        ) + join(8, (k) => `<circle cx="${-42 + (k % 4) * 28}" cy="${k > 3 ? 14 : -14}" r="3" fill="#8a5420"/>`),
        18 + i * 9,
      ),
    );
    return {
      svg:
        ground + scatter(p) + crop(p, cups + place(side > 0 ? 70 : -190, -190, biscuit, r.num(-14, 14)), [1.05, 1.5]),
      alt: `${n} cups of milky chai with biscuits, from above`,
    };
  },
};
