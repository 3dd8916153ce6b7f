// Sweets, biryani and fruit, seen from above.
import {
  bowl,
  circle,
  crop,
  garnish,
  grains,
  heap,
  metal,
  metals,
  scatter,
  sidecloth,
  spread,
  vessel,
} from './dish-parts.mjs';
import { blob, dark, f1, join, light, place, smooth, times } from './kit.mjs';
import { surface } from './surfaces.mjs';

export const festiveDishes = {
  sweets(p) {
    const r = p.rng;
    const ground = surface(p, ['wood', 'paint', 'linen', 'stone', 'terrazzo']).svg + sidecloth(p);
    const type = r.pick(['laddoo', 'laddoo', 'barfi', 'jamun', 'jalebi']);
    const one = {
      laddoo: (c) =>
        p.solid(
          blob(r, 46, 0.03, 12),
          p.ball(c, 0.5),
          14,
          0.5,
          `filter="${p.relief({ fx: 0.13, octaves: 2, height: 6, rough: 5 })}"`,
        ) + grains(p, 26, 4, ['#5f7f2f', '#b5401c'], 7, 4),
      barfi: (c) =>
        p.solid(
          'M0-58L50 0L0 58L-50 0Z',
          p.sheen(c, 0.2),
          13,
          0.5,
          `filter="${p.relief({ fx: 0.06, octaves: 3, height: 2.5, rough: 4 })}"`,
        ) +
        `<path d="M-6-36L26-4L4 20L-24-8Z" fill="#e9ebe8" opacity=".8" filter="${p.rough(8, 0.08)}"/>` +
        grains(p, 18, 5, ['#6f9a3a', '#4f7a2a'], 8, 4),
      jamun: () =>
        p.solid(blob(r, 44, 0.02, 12), p.ball('#6b2a12', 0.55), 12, 0.5) +
        `<ellipse cx="${f1(p.toLight[0] * 18)}" cy="${f1(p.toLight[1] * 18)}" rx="11" ry="7" fill="#ffe7c4" opacity=".8" filter="${p.blur(2)}"/>` +
        grains(p, 14, 4, ['#86a35a', '#6f9a3a'], 6, 3),
      jalebi: (c) => {
        const d = smooth(
          times(46, (i) => {
            const a = i * 0.42;
            const k = 8 + i * 0.98 + r.num(-3, 3);
            return [Math.cos(a) * k, Math.sin(a) * k];
          }),
          false,
        );
        return (
          p.cast(`<path d="${d}" fill="none" stroke="currentColor" stroke-width="12"/>`, 9, 5, 0.5) +
          [
            [13, dark(c, 0.4)],
            [10, c],
            [3.5, light(c, 0.55)],
          ]
            .map(
              ([w, t], i) =>
                `<path d="${d}" fill="none" stroke="${t}" stroke-width="${w}" stroke-linecap="round" opacity="${i === 2 ? 0.7 : 1}" transform="translate(${i === 2 ? -2 : 0} ${i === 2 ? -2 : 0})"/>`,
            )
            .join('')
        );
      },
    }[type];
    const c = {
      laddoo: r.pick(['#e79a22', '#d9842a', '#c9762c']),
      barfi: r.pick(['#f0dcb4', '#b7c98a', '#e8a7a0', '#c98f5a']),
      jamun: '',
      jalebi: r.pick(['#ee8a1c', '#e5731a']),
    }[type];
    const many = spread(r.pick([7, 12, 14]), 190, (x, y) =>
      place(x, y, one(c), r.num(-14, 14) * (type === 'laddoo' ? 8 : 1)),
    );
    const dish = r.pick([metals.brass, metals.copper, '#f1e7d6', p.palette.base, '#35504d']);
    return {
      svg:
        ground +
        scatter(p, 5) +
        crop(
          p,
          vessel(p, 268, dish, circle(250, p.ball(dish, 0.18)), {
            depth: 0.4,
            rim: 0.06,
            shiny: dish === metals.brass,
          }) + many,
          [1.1, 1.6],
        ),
      alt: `A plate of ${type} for a festival, from above`,
    };
  },
  biryani(p) {
    const r = p.rng;
    const ground = surface(p, ['wood', 'stone', 'linen', 'paint']).svg + sidecloth(p);
    const kind = r.pick(['brass', 'copper', 'steel']);
    const pot = r.chance(0.3) ? '#a85f3a' : metals[kind];
    const meat = spread(7, 170, (x, y) =>
      place(
        x,
        y,
        p.solid(
          blob(r, r.num(34, 48), 0.2, 8),
          p.ball(r.pick(['#8a4a1e', '#a55b24', '#6f3716']), 0.4),
          8,
          0.45,
          `filter="${p.relief({ fx: 0.06, octaves: 3, height: 6, rough: 6 })}"`,
        ),
      ),
    );
    const eggs = join(r.int(0, 3), (i) =>
      place(
        -90 + i * 95,
        -60 + (i % 2) * 130,
        p.solid(blob(r, 34, 0.02, 10, 0.8), p.sheen('#f7efdf', 0.2), 6, 0.4) +
          `<ellipse rx="16" ry="15" fill="${p.ball('#f0a52a', 0.3)}"/>`,
        r.num(0, 180),
      ),
    );
    const onions = `<g fill="none" stroke-linecap="round">${join(40, () => place(r.num(-190, 190), r.num(-190, 190), `<path d="M-16 0Q0-16 18 ${f1(r.num(-4, 10))}" stroke="${r.pick(['#5a2a10', '#7a3c16', '#94501e'])}" stroke-width="5"/>`, r.num(0, 360)))}</g>`;
    const inside =
      circle(244, '#c99a52') +
      grains(p, 238, 420, ['#d9b26a', '#efdcae', '#f0ac38', '#fbf1da'], 19, 5.5) +
      meat +
      grains(p, 232, 110, ['#f6e8c8', '#e88f24'], 17, 5.5) +
      onions +
      eggs +
      spread(9, 190, (x, y) => place(x, y, garnish(p, 130, 1)));
    const ears = join(2, (i) =>
      place(
        0,
        0,
        `<path d="M-46-262C-50-318 50-318 46-262" fill="none" stroke="${p.palette.deep}" stroke-width="22" opacity=".35" filter="${p.blur(7)}"/><path d="M-46-262C-50-318 50-318 46-262" fill="none" stroke="${metal(p, pot)}" stroke-width="18"/>`,
        90 + i * 180,
      ),
    );
    const side =
      place(-230, 330, bowl(p, 'raita', 84, metals.steel, true)) +
      place(270, -330, bowl(p, r.pick(['mint', 'korma', 'tomato']), 78, metals[kind], true));
    return {
      svg:
        ground +
        scatter(p) +
        crop(p, ears + vessel(p, 268, pot, inside, { shiny: true, depth: 0.7, rim: 0.09 }) + side, [1.05, 1.6]),
      alt: `Layered biryani in a ${kind} handi with raita, from above`,
    };
  },
  fruit(p) {
    const r = p.rng;
    const ground = surface(p, ['linen', 'wood', 'paint', 'stone', 'terrazzo']).svg + sidecloth(p);
    const kinds = {
      mango: () =>
        `${p.solid(
          'M-64 10C-60-50 10-70 50-40C84-10 74 40 30 58C-14 72-66 60-64 10Z',
          p.ball('#f0a92e', 0.45),
          14,
          0.5,
          `filter="${p.spots('#d8582e', { fx: 0.012, k: 4, cut: 2.1 })}"`,
        )}<path d="M52-38q8-8 10-16" stroke="#4a2d16" stroke-width="6" fill="none"/>`,
      orange: () =>
        p.solid(
          blob(r, 56, 0.02, 12),
          p.ball('#ee8322', 0.45),
          14,
          0.5,
          `filter="${p.relief({ fx: 0.25, octaves: 1, height: 1.6 })}"`,
        ),
      'cut orange': () =>
        p.cast('<circle r="56"/>', 8, 6, 0.5) +
        circle(56, '#e8862a') +
        circle(50, '#fbe3b8') +
        join(9, (i) =>
          place(0, 0, `<path d="M-3-8L-14-42Q0-50 14-42L3-8Z" fill="${p.sheen('#f0962c', 0.25)}"/>`, i * 40),
        ),
      pomegranate: () =>
        p.solid(blob(r, 62, 0.04, 11), p.ball('#a8283c', 0.4), 14, 0.5) +
        circle(50, '#f1d9b6') +
        heap(p, 44, 30, ['#b5162f', '#d03048', '#8f1028'], 9),
      guava: () =>
        p.solid(blob(r, 54, 0.05, 10), p.ball('#a9c060', 0.4), 13, 0.5) +
        (r.chance(0.6)
          ? circle(42, '#f3d9b0') + circle(34, p.ball('#e8808a', 0.2)) + heap(p, 15, 7, ['#f3e2b8'], 3.5)
          : ''),
      grape: () =>
        heap(p, 62, 18, r.chance(0.5) ? ['#5a2a56', '#6d3566', '#3f1d40'] : ['#9fb24a', '#b9c866', '#879a3a'], 19),
    };
    const names = r.shuffle(Object.keys(kinds)).slice(0, 4);
    const dish = r.pick(['#f1e7d6', metals.brass, '#3d5a5c', p.palette.base, '#b9683f']);
    const pile = spread(13, 200, (x, y, i) =>
      place(x, y, kinds[names[i % names.length]](), r.num(-40, 40), f1(r.num(10.5, 13)) / 10),
    );
    const strays = join(3, () => place(r.num(-330, 330), r.pick([-390, 390]), kinds[r.pick(names)](), r.num(0, 360)));
    return {
      svg:
        ground +
        scatter(p) +
        crop(p, strays + vessel(p, 270, dish, `${circle(250, dark(dish, 0.3))}`, { depth: 0.6 }) + pile, [1.05, 1.5]),
      alt: `Bowl of ${names.slice(0, 3).join(', ')} on a table, from above`,
    };
  },
};
