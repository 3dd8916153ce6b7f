// Portraits with flat, side-lit faces, and full figures against the light. Nobody real is drawn.
import { blob, dark, f1, join, light, mix, seeded, smooth } from './kit.mjs';

const skins = ['#f0c9a4', '#dda77c', '#c68d60', '#a86f47', '#875434', '#633a25'];
const hairs = ['#17100f', '#1f1412', '#1a1318', '#2b1a13', '#3a2418'];

function backdrop(p) {
  const r = p.rng;
  const { base, second, accent, deep, pop } = p.palette;
  const c = r.pick([
    base,
    second,
    accent,
    light(second, 0.4),
    light(base, 0.35),
    mix(pop, deep, 0.2),
    light(accent, 0.3),
    mix(base, deep, 0.35),
  ]);
  const wall = `<g filter="${p.relief({ fx: 0.014, octaves: 4, height: 1.5 })}"><rect x="-10" y="-10" width="660" height="820" fill="${p.sheen(c, 0.16)}"/></g>`;
  const arch = `<path d="M130 840V330Q130 130 320 70Q510 130 510 330V840Z" fill="${p.linear([
    [0, light(c, 0.4)],
    [1, mix(c, deep, 0.25)],
  ])}" opacity=".75"/><path d="M130 840V330Q130 130 320 70" fill="none" stroke="${deep}" stroke-width="16" opacity=".3" filter="${p.blur(8)}"/>`;
  const kind = r.pick(['plain', 'arch', 'leaves', 'window', 'window']);
  return { c, svg: wall + ({ arch, leaves: p.gobo('leaves', 0.3), window: p.gobo('window', 0.34) }[kind] ?? '') };
}

/** Body from the neck down, in face coordinates (chin at y = 116). */
function body(p, k) {
  const r = p.rng;
  const s = k.man ? 226 : 192;
  const d = `M${-k.neck - 16} 172C${-k.neck - 60} 196 ${-s + 30} 204 ${-s} 268C${-s - 34} 350 ${-s - 50} 470 ${-s - 54} 640H${s + 54}C${s + 50} 470 ${s + 34} 350 ${s} 268C${s - 30} 204 ${k.neck + 60} 196 ${k.neck + 16} 172Q0 ${k.deep} ${-k.neck - 16} 172Z`;
  const c = k.cloth;
  const tex = k.wear === 'knit' ? p.relief({ fx: 0.14, fy: 0.2, octaves: 2, height: 2 }) : p.weave(0.6);
  const sleeves = [-1, 1]
    .map(
      (e) =>
        `<path d="M${e * (s - 46)} 330Q${e * (s - 62)} 460 ${e * (s - 50)} 640" stroke="${dark(c, 0.6)}" stroke-width="12" opacity=".5" filter="${p.blur(5)}" fill="none"/>`,
    )
    .join('');
  const fold =
    sleeves +
    join(
      5,
      (i) =>
        `<path d="M${f1(-170 + i * 84)} 240Q${f1(-150 + i * 76 + r.num(-20, 20))} 400 ${f1(-180 + i * 92)} 640" stroke="${dark(c, 0.55)}" stroke-width="${f1(r.num(10, 26))}" opacity=".3" filter="${p.blur(9)}" fill="none"/>`,
    );
  const gold = k.trim;
  const wear = {
    kurta: `<path d="M-13 196H13V420H-13Z" fill="${light(c, 0.18)}"/><path d="M-13 196V420M13 196V420" stroke="${gold}" stroke-width="4"/>${join(4, (i) => `<circle cy="${226 + i * 46}" r="5" fill="${gold}"/>`)}`,
    tee: `<path d="M${-k.neck - 18} 172Q0 ${k.deep + 16} ${k.neck + 18} 172" fill="none" stroke="${light(c, 0.3)}" stroke-width="13"/>`,
    shirt: `<path d="M${-k.neck - 22} 164L-8 232L-62 270L-84 186Z" fill="${light(c, 0.2)}"/><path d="M${k.neck + 22} 164L8 232L62 270L84 186Z" fill="${light(c, 0.12)}"/><path d="M0 232V640" stroke="${dark(c, 0.4)}" stroke-width="3" opacity=".6"/>${join(5, (i) => `<circle cx="9" cy="${270 + i * 62}" r="4.5" fill="${light(c, 0.6)}"/>`)}`,
    knit:
      join(
        24,
        (i) =>
          `<path d="M-300 ${200 + i * 19}Q0 ${216 + i * 19} 300 ${200 + i * 19}" stroke="${dark(c, 0.3)}" stroke-width="3" opacity=".28" fill="none"/>`,
      ) +
      `<path d="M${-k.neck - 18} 166Q0 ${k.deep + 8} ${k.neck + 18} 166" fill="none" stroke="${light(c, 0.16)}" stroke-width="24"/>`,
    saree: '',
    dupatta: '',
    hoodie: `<path d="M-106 196Q0 300 106 196Q92 150 ${k.neck + 6} 150Q0 ${k.deep + 40} ${-k.neck - 6} 150Q-92 150 -106 196Z" fill="${light(c, 0.14)}"/><path d="M-30 240V330M30 240V320" stroke="${light(c, 0.6)}" stroke-width="5" stroke-linecap="round"/>`,
  }[k.wear];
  let out = p.clip(
    `<path d="${d}"/>`,
    `<g filter="${tex}"><path d="${d}" fill="${p.sheen(c, 0.28)}"/>${wear}</g>${fold}`,
  );
  if (k.wear === 'saree' || k.wear === 'dupatta') {
    const cc = k.drape;
    const flip = k.wear === 'saree' ? -1 : 1;
    const fall = 'M62 168C130 186 196 214 214 262L-150 660H-330L-250 520C-120 440 20 320 62 168Z';
    const edgeLine = (o, w, col) =>
      `<path d="M${62 + o} ${168 + o * 0.4}C${20 + o} ${320 + o * 0.3} ${-120 + o} ${440 + o * 0.6} ${-250 + o} ${520 + o}" fill="none" stroke="${col}" stroke-width="${w}"/>`;
    const pleat = join(
      4,
      (i) =>
        `<path d="M${92 + i * 28} ${188 + i * 16}C${70 + i * 26} 330 ${-60 + i * 26} 480 ${-220 + i * 44} 650" fill="none" stroke="${dark(cc, 0.5)}" stroke-width="11" opacity=".38" filter="${p.blur(5)}"/>`,
    );
    const buti = join(
      26,
      () => `<circle cx="${f1(r.num(-240, 200))}" cy="${f1(r.num(200, 640))}" r="5" fill="${gold}" opacity=".85"/>`,
    );
    out += `<g transform="scale(${flip} 1)">${p.cast(`<path d="${fall}"/>`, 9, 8, 0.45)}${p.clip(`<path d="${fall}"/>`, `<g filter="${tex}"><path d="${fall}" fill="${p.sheen(cc, 0.25)}"/>${buti}${edgeLine(14, 40, k.edge)}${edgeLine(4, 6, gold)}${edgeLine(30, 6, gold)}</g>${pleat}`)}</g>`;
  }
  return out;
}

function hairBack(p, k) {
  const h = p.sheen(k.hair, k.old ? 0.22 : 0.1);
  return {
    long: `<path d="M-96-40C-120-150 120-150 98-40C124 60 116 200 150 300Q90 330 60 240H-60Q-90 330-150 300C-116 200-122 60-96-40Z" fill="${h}"/>`,
    braid: `<path d="M-94-30C-116-150 116-150 94-30C104 40 96 100 70 130H-70C-96 100-104 40-94-30Z" fill="${h}"/>`,
    bun: `<circle cx="${k.turn * -40}" cy="-142" r="46" fill="${p.ball(k.hair, 0.22)}"/>${k.gajra ? join(13, (i) => `<circle cx="${f1(k.turn * -40 + Math.cos(i * 0.26 - 0.05) * 52)}" cy="${f1(-128 + Math.sin(i * 0.26 - 3.1) * 14)}" r="9" fill="${p.ball('#f6efdc', 0.2)}"/>`) : ''}<path d="M-90-30C-112-140 112-140 90-30L70 90H-70Z" fill="${h}"/>`,
    bob: `<path d="M-100-40C-122-152 122-152 102-40C112 30 124 90 112 142Q60 150 50 110H-50Q-60 150-112 142C-124 90-110 30-100-40Z" fill="${h}"/>`,
    curly: join(k.man ? 11 : 30, (i) => {
      const a = k.man ? -2.9 + i * 0.265 : -3.5 + (i % 15) * 0.27;
      const q = k.man ? 92 : i < 15 ? 112 : 84;
      return `<path transform="translate(${f1(Math.cos(a) * q)} ${f1(Math.sin(a) * q * 1.1 - 6 + (!k.man && Math.abs(Math.cos(a)) > 0.8 ? 46 : 0) - (k.man ? 14 : 0))})" d="${blob(p.rng, 42, 0.14, 8)}" fill="${p.ball(k.hair, 0.17)}"/>`;
    }),
    short: '',
    crop: '',
    bald: '',
    turban: '',
    hijab: `<path d="M-112-10C-124-170 124-170 112-10C122 90 150 190 190 300L-190 300C-150 190-122 90-112-10Z" fill="${p.sheen(k.drape, 0.2)}"/>`,
  }[k.style];
}

function hairFront(p, k) {
  const h = p.sheen(k.hair, k.old ? 0.3 : 0.13);
  const w = k.w;
  const strands = (n, fn) =>
    `<g fill="none" stroke="${light(k.hair, 0.45)}" stroke-width="2" opacity=".28">${join(n, fn)}</g>`;
  const side = k.turn < 0 ? 1 : -1;
  const parted = (px) =>
    `<path d="M${px} -112C${px - 30} -84 ${-w + 2} -66 ${-w + 2} 14C${-w - 22} 20 ${-w - 24} -110 ${-40} -134Q0 -150 40 -134C${w + 24} -110 ${w + 22} 20 ${w - 2} 14C${w - 2} -66 ${px + 30} -84 ${px} -112Z" fill="${h}"/>${strands(7, (i) => `<path d="M${px} ${-116 - i * 2}C${px - 30 - i * 2} ${-96 - i * 4} ${-w + i} ${-80 - i * 3} ${-w - 2 - i} ${10 - i * 8}M${px} ${-116 - i * 2}C${px + 30 + i * 2} ${-96 - i * 4} ${w - i} ${-80 - i * 3} ${w + 2 + i} ${10 - i * 8}"/>`)}`;
  return {
    long: parted(side * r2(k, 0, 26)),
    braid:
      parted(0) +
      `<g transform="translate(${side * 84} 96)">${join(9, (i) => `<path d="M-22 ${i * 36}Q0 ${i * 36 - 20} 22 ${i * 36}Q14 ${i * 36 + 34} 0 ${i * 36 + 42}Q-14 ${i * 36 + 34} -22 ${i * 36}Z" fill="${p.ball(k.hair, 0.25)}"/>`)}${k.gajra ? join(6, (i) => `<circle cx="${i % 2 ? 14 : -14}" cy="${i * 11 - 4}" r="9" fill="${p.ball('#f6efdc', 0.2)}"/>`) : ''}</g>`,
    bun: parted(side * r2(k, 0, 18)),
    bob: `<path d="M${-w - 8} 30C${-w - 30} -110 -50 -148 0 -146C60 -148 ${w + 30} -110 ${w + 8} 30Q${w - 6} -30 ${w - 22} -56Q0 -30 ${-w + 22} -56Q${-w + 6} -30 ${-w - 8} 30Z" fill="${h}"/>${strands(9, (i) => `<path d="M${-50 + i * 12} -140Q${-70 + i * 17} -90 ${-62 + i * 15} -48"/>`)}`,
    curly: join(
      11,
      (i) =>
        `<path transform="translate(${f1(-86 + i * 17.2)} ${f1(-96 - Math.sin((i / 10) * 3.14) * 24)})" d="${blob(p.rng, 29, 0.16, 8)}" fill="${p.ball(k.hair, 0.2)}"/>`,
    ),
    short: `<path d="M${-w} 4C${-w - 20} -60 ${-w - 10} -118 -44 -136Q20 -168 74 -128C${w + 20} -100 ${w + 14} -50 ${w} 4Q${w - 2} -40 ${w - 20} -66Q${side * 30} -${76} ${-w + 26} -72Q${-w + 2} -44 ${-w} 4Z" fill="${h}"/>${strands(9, (i) => `<path d="M${-60 + i * 15} -74Q${-50 + i * 13} -120 ${-20 + i * 12} -142"/>`)}`,
    crop: `<path d="M${-w - 1} -6Q${-w - 8} -90 -50 -120Q0 -142 50 -120Q${w + 8} -90 ${w + 1} -6Q${w - 8} -70 40 -92Q0 -100 -40 -92Q${-w + 8} -70 ${-w - 1} -6Z" fill="${h}" filter="${p.rough(7, 0.12)}"/>`,
    bald: `<path d="M${-w} 16Q${-w - 16} -30 ${-w + 4} -66Q${-w + 12} -30 ${-w} 16ZM${w} 16Q${w + 16} -30 ${w - 4} -66Q${w - 12} -30 ${w} 16Z" fill="${h}" filter="${p.rough(6, 0.1)}"/>`,
    turban: `<g transform="translate(0 22) scale(1.04 1.06)">${join(6, (i) => `<path d="M${-w - 20 + i * 5} ${-38 - i * 20}Q${-20 - i * 5} ${-150 - i * 14} ${w + 20 - i * 3} ${-44 - i * 15}Q${w + 26 - i * 4} ${-84 - i * 14} ${40 - i * 4} ${-146 - i * 8}Q${-60} ${-162 - i * 6} ${-w - 22 + i * 5} ${-38 - i * 20}Z" fill="${p.sheen(i % 2 ? k.drape : light(k.drape, 0.1), 0.3)}"/>`)}<path d="M-30-86L0-124L30-86Q0-100-30-86Z" fill="${dark(k.drape, 0.35)}"/></g>`,
    hijab: `<path fill-rule="evenodd" d="M-112-10C-128-174 128-174 112-10C118 90 170 150 176 250Q0 320-176 250C-170 150-118 90-112-10ZM0-96C-60-96 ${-w + 6}-60 ${-w + 8} 6C${-w + 8} 70 -40 112 0 114C40 112 ${w - 8} 70 ${w - 8} 6C${w - 6}-60 60-96 0-96Z" fill="${p.sheen(k.drape, 0.25)}"/>${join(4, (i) => `<path d="M${-90 + i * 8} ${60 + i * 26}Q0 ${170 + i * 30} ${100 - i * 6} ${80 + i * 22}" fill="none" stroke="${dark(k.drape, 0.45)}" stroke-width="9" opacity=".35" filter="${p.blur(4)}"/>`)}`,
  }[k.style];
}
const r2 = (k, lo, hi) => lo + (hi - lo) * k.dice;

function face(p, k) {
  const { w, skin, turn } = k;
  const jaw = k.man ? 0.62 : 0.5;
  const pts = [
    [0, -124],
    [54, -108],
    [w - 2, -50],
    [w, 6],
    [w - 10, 58],
    [w * jaw, 98],
    [0, 118],
  ];
  const d = smooth([
    ...pts,
    ...pts
      .slice(1, -1)
      .reverse()
      .map(([x, y]) => [-x, y]),
  ]);
  const lx = p.toLight[0] < 0 ? -1 : 1;
  const dx = turn * 15;
  const shadow = mix(skin, mix(p.palette.deep, '#7a2a1e', 0.5), 0.42);
  const ink = mix(k.hair, '#1c1012', 0.6);
  const ear = (s) => `<ellipse cx="${s * w - turn * 5}" cy="14" rx="13" ry="23" fill="${s === lx ? skin : shadow}"/>`;
  const plane = p.clip(
    `<path d="${d}"/>`,
    `<g filter="${p.blur(9)}"><path d="M${-lx * (26 + dx * -lx * 0.4)} -140Q${-lx * 34} -30 ${-lx * 20} 10Q${-lx * 44} 60 ${-lx * 16} 140H${-lx * 160}V-140Z" fill="${shadow}" opacity=".62"/></g><ellipse cx="${lx * 34 + dx}" cy="-56" rx="40" ry="30" fill="${light(skin, 0.5)}" opacity=".4" filter="${p.blur(12)}"/>${[-1, 1].map((s) => `<ellipse cx="${s * 46 + dx}" cy="42" rx="24" ry="17" fill="#c8503c" opacity=".2" filter="${p.blur(9)}"/>`).join('')}`,
  );
  const eye = (s) => {
    const x = s * 36 + dx;
    const q = s * turn > 0 ? 0.86 : 1;
    const brow = `<path d="M-22 ${k.man ? -24 : -25}Q${-2 - s * 6} ${k.man ? -34 : -36} 23 -24Q${-s * 4} ${k.man ? -25 : -30} -22 ${k.man ? -20 : -23}Z" fill="${k.old ? mix(k.hair, skin, 0.2) : ink}" opacity=".88" stroke="${ink}" stroke-width="${k.man ? 2.4 : 0.8}" stroke-linejoin="round"/>`;
    const open = `<path d="M-18 2Q-2-12 18 0Q4 11-18 2Z" fill="#f7ecdf"/><circle cx="${f1(turn * 4)}" cy="-1" r="7.6" fill="#2c1812"/><circle cx="${f1(turn * 4 + lx * 2.6)}" cy="-3.6" r="2" fill="#fff4e4"/><path d="M-20 3Q-3-14 20-1Q2-9-20 3Z" fill="${ink}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`;
    const shut =
      k.eyes === 'smile'
        ? `<path d="M-18 4Q0-13 18 4Q0-5-18 4Z" fill="${ink}" stroke="${ink}" stroke-width="2"/>`
        : `<path d="M-18-3Q0 12 18-3Q0 6-18-3Z" fill="${ink}" stroke="${ink}" stroke-width="2"/><path d="M14 1l7 4M8 5l5 6" stroke="${ink}" stroke-width="2"/>`;
    return `<g transform="translate(${f1(x)} 0) scale(${(f1(q * 100) / 100) * s} 1)"><path d="M-22-8Q0-20 22-6Q0 4-22-8Z" fill="${shadow}" opacity=".35"/>${brow}${k.eyes === 'open' ? open : shut}</g>`;
  };
  const nx = dx * 1.35;
  const nose = `<path d="M${f1(nx - lx * 2)} -14C${f1(nx - lx * 10)} 14 ${f1(nx - lx * 17)} 34 ${f1(nx - lx * 16)} 42Q${f1(nx)} 54 ${f1(nx + lx * 10)} 46Q${f1(nx - lx * 2)} 42 ${f1(nx - lx * 2)} -14Z" fill="${shadow}" opacity=".6"/><path d="M${f1(nx - 13)} 44Q${f1(nx)} 53 ${f1(nx + 13)} 44" fill="none" stroke="${dark(shadow, 0.35)}" stroke-width="3" stroke-linecap="round" opacity=".65"/>`;
  const lip = mix(k.man ? mix(skin, '#7a3a34', 0.45) : k.lip, skin, 0.18);
  const mx = dx * 1.1;
  const mouth = k.smile
    ? `<path d="M-29 68Q0 77 29 67Q20 95 0 96Q-20 95-29 68Z" fill="${dark(lip, 0.55)}"/><path d="M-25 70Q0 78 25 69Q20 81 0 82Q-20 81-25 70Z" fill="#f9f0e2"/><path d="M-29 68Q-10 62 0 66Q10 62 29 67Q0 77-29 68Z" fill="${lip}"/><path d="M-23 86Q0 100 23 85Q10 104 0 104Q-10 104-23 86Z" fill="${lip}"/>`
    : `<path d="M-27 73Q-10 67-3 70Q0 72 3 70Q10 67 27 72Q0 82-27 73Z" fill="${dark(lip, 0.25)}"/><path d="M-25 75Q0 83 25 74Q13 93 0 93Q-13 93-25 75Z" fill="${lip}"/><path d="M-8 85Q0 88 8 84" stroke="${light(lip, 0.5)}" stroke-width="2.5" opacity=".5" fill="none"/>`;
  const whisk = k.beard
    ? p.clip(
        `<path d="${d}"/>`,
        `<path d="M-120 10C${-w + 8} 30 ${-w + 16} 62 -36 58Q0 46 36 58C${w - 16} 62 ${w - 8} 30 120 10V140H-120Z" fill="${p.sheen(k.hair, 0.14)}" opacity=".94" filter="${p.rough(7, 0.15)}"/>`,
      ) +
      `<path d="M${f1(mx - 34)} 68Q${f1(mx)} 48 ${f1(mx + 34)} 68Q${f1(mx)} 60 ${f1(mx - 34)} 68Z" fill="${dark(k.hair, 0.15)}"/>`
    : k.tache
      ? `<path d="M${f1(mx - 38)} 66Q${f1(mx - 14)} 50 ${f1(mx)} 56Q${f1(mx + 14)} 50 ${f1(mx + 38)} 66Q${f1(mx + 12)} 70 ${f1(mx)} 64Q${f1(mx - 12)} 70 ${f1(mx - 38)} 66Z" fill="${k.hair}"/>`
      : '';
  const lines = k.old
    ? `<g fill="none" stroke="${shadow}" stroke-width="3" opacity=".55" stroke-linecap="round"><path d="M${f1(mx - 40)} 50Q${f1(mx - 46)} 66 ${f1(mx - 40)} 82M${f1(mx + 40)} 50Q${f1(mx + 46)} 66 ${f1(mx + 40)} 82M-34-66Q${f1(dx)}-74 34-66M-26-80Q${f1(dx)}-87 26-80"/></g>`
    : '';
  const frame = k.glasses
    ? `<g fill="#fff6e6" fill-opacity=".16" stroke="${k.frame}" stroke-width="5">${[-1, 1].map((s) => (k.glasses === 'round' ? `<circle cx="${s * 38 + dx}" cy="3" r="29"/>` : `<rect x="${s * 38 + dx - 31}" y="-20" width="62" height="46" rx="14"/>`)).join('')}<path d="M${-9 + dx} 0Q${dx} -8 ${9 + dx} 0M${-69 + dx} -4L${-w} -8M${69 + dx} -4L${w} -8" fill="none"/></g>`
    : '';
  const bindi = k.bindi ? `<circle cx="${f1(dx * 1.2)}" cy="-32" r="6.5" fill="${k.bindiTone}"/>` : '';
  const jhumka = k.rings
    ? [-1, 1]
        .map(
          (s) =>
            `<g transform="translate(${f1(s * (w + 1) - turn * 5)} 34)"><circle r="6" fill="${k.trim}"/><path d="M-13 30Q-13 10 0 8Q13 10 13 30Z" fill="${p.sheen(k.trim, 0.4)}"/>${join(4, (i) => `<circle cx="${-10 + i * 6.6}" cy="34" r="3" fill="${k.trim}"/>`)}</g>`,
        )
        .join('')
    : '';
  const covered = k.style === 'hijab';
  return `${covered ? '' : ear(-1) + ear(1)}<path d="${d}" fill="${skin}"/>${plane}${lines}${nose}${eye(-1)}${eye(1)}${k.beard ? whisk : ''}<g transform="translate(${f1(mx)} 0)">${mouth}</g>${k.tache ? whisk : ''}${bindi}${frame}${covered ? '' : jhumka}`;
}

/** Where the head is, and how large. */
function pose(r) {
  const zoom = r.num(1.25, 1.8);
  return { at: [320 + r.num(-34, 34), 318 + r.num(-20, 30) + (zoom - 1.25) * 60], zoom };
}

function portrait(p) {
  const r = p.rng;
  const { base, second, accent, pop, pale, deep } = p.palette;
  const back = backdrop(p);
  // A creator's own face stays the same from picture to picture; clothes, pose and wall change.
  const me = p.lamp.self ? seeded(p.lamp.self) : r;
  const man = p.lamp.man ?? me.chance(0.45);
  const chance = me.chance(0.22);
  const old = p.lamp.old ?? chance;
  const far = (c) => c !== back.c;
  const tones = r.shuffle([base, second, accent, pop, pale, mix(pop, deep, 0.4), mix(base, deep, 0.4)].filter(far));
  const style = man
    ? me.pick(old ? ['short', 'bald', 'turban', 'crop'] : ['short', 'short', 'crop', 'turban', 'curly'])
    : me.pick(['long', 'bun', 'braid', 'bob', 'curly', 'hijab', 'long', 'bun']);
  const wear = man
    ? r.pick(['kurta', 'tee', 'shirt', 'knit', 'hoodie'])
    : r.pick(style === 'hijab' ? ['knit', 'tee', 'shirt'] : ['saree', 'saree', 'dupatta', 'kurta', 'shirt', 'knit']);
  const beard = man && (style === 'turban' || me.chance(0.5));
  const k = {
    man,
    old,
    style,
    wear,
    beard,
    skin: me.pick(skins),
    hair: old ? me.pick(['#8d8783', '#b9b2a8', '#6f6a68']) : me.pick(hairs),
    w: man ? me.num(80, 88) : me.num(74, 81),
    neck: man ? 46 : 35,
    deep: r.num(196, 226),
    turn: r.num(-1, 1),
    dice: r.num(),
    cloth: tones[0],
    drape: tones[1],
    edge: tones[2],
    trim: r.pick(['#d9a441', '#c9b58a', '#e3b85a']),
    eyes: r.pick(['open', 'open', 'smile', 'down']),
    smile: r.chance(0.45),
    lip: r.pick(['#b5404a', '#a83a58', '#9a4638', '#c05a50']),
    glasses: me.chance(old ? 0.6 : 0.28) ? me.pick(['round', 'square']) : '',
    frame: r.pick(['#2a1a16', '#5a3a22', '#8f6a30', deep]),
    bindi: !man && style !== 'hijab' && r.chance(0.6),
    bindiTone: r.pick(['#a8182f', '#7a1238', '#1f1416']),
    rings: !man && r.chance(0.75),
    gajra: r.chance(0.5),
    tache: man && !beard && r.chance(0.4),
  };
  const neck = `<path d="M${-k.neck} 70V150Q${-k.neck} 176 ${-k.neck - 26} 186L0 ${k.deep + 26}L${k.neck + 26} 186Q${k.neck} 176 ${k.neck} 150V70Z" fill="${k.skin}"/><path d="M${-k.neck} 84H${k.neck}V134Q0 182 ${-k.neck} 138Z" fill="${mix(k.skin, mix(deep, '#7a2a1e', 0.5), 0.48)}" filter="${p.blur(4)}"/>`;
  const tilt = r.num(-7, 7);
  const head = `<g transform="rotate(${f1(tilt)} 0 130)">${face(p, k)}<g>${hairFront(p, k)}</g></g>`;
  const figure = `<g transform="rotate(${f1(tilt)} 0 130)">${hairBack(p, k)}</g><g transform="translate(0 -22)">${neck}${body(p, k)}</g>${head}`;
  const halo = p.cast(
    '<path d="M-110-20C-110-170 110-170 110-20C110 90 90 150 190 190C260 230 260 640 260 640H-260C-260 640-260 230-190 190C-90 150-110 90-110-20Z"/>',
    70,
    26,
    0.42,
  );
  const { at, zoom } = p.lamp.isFace ? { at: [320, 322], zoom: 1.56 } : pose(r);
  const who = `${old ? 'An older' : 'A'} ${man ? 'man' : 'woman'}${beard ? ' with a beard' : ''}${k.glasses ? ' in glasses' : ''}${style === 'turban' ? ' wearing a turban' : style === 'hijab' ? ' wearing a hijab' : ''}`;
  return {
    svg: `${back.svg}<g transform="translate(${f1(at[0])} ${f1(at[1])}) scale(${f1(zoom * 100) / 100})">${halo}${figure}</g>`,
    alt: `${who}${wear === 'saree' ? ' in a saree' : wear === 'kurta' ? ' in a kurta' : ''}, illustrated portrait`,
  };
}
export const people = { portrait };
