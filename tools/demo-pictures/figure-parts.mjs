// Limbs and poses that figures are composed of.
import { dark, f1, join, mix, smooth, times } from './kit.mjs';

/** A limb: the outline round two circles of different size. */
function limb([ax, ay, ra], [bx, by, rb]) {
  const d = Math.hypot(bx - ax, by - ay) || 1;
  const base = Math.atan2(by - ay, bx - ax);
  const open = Math.acos(Math.max(-1, Math.min(1, (ra - rb) / d)));
  const at = (x, y, r, a) => `${f1(x + Math.cos(a) * r)} ${f1(y + Math.sin(a) * r)}`;
  return `M${at(ax, ay, ra, base + open)}L${at(bx, by, rb, base + open)}A${rb} ${rb} 0 0 0 ${at(bx, by, rb, base - open)}L${at(ax, ay, ra, base - open)}A${ra} ${ra} 0 0 0 ${at(ax, ay, ra, base + open)}Z`;
}
const chain = (...pts) => times(pts.length - 1, (i) => limb(pts[i], pts[i + 1])).join('');

/** Fill a group of outlines, with a bright rim on the lamp's side. */
function lit(p, d, colour, rim, w = 4) {
  const [x, y] = p.toLight;
  return `<path d="${d}" fill="${rim}" transform="translate(${f1(x * w)} ${f1(y * w)})"/><path d="${d}" fill="${colour}"/>`;
}
const head = (p, x, y, r, skin, hair, rim, bun = [0, -1]) =>
  lit(p, `M${x - r} ${y}a${r} ${r * 1.14} 0 1 0 ${2 * r} 0a${r} ${r * 1.14} 0 1 0 ${-2 * r} 0Z`, skin, rim) +
  `<path d="M${x - r - 1} ${y}Q${x - r} ${y - r * 1.35} ${x} ${y - r * 1.26}Q${x + r} ${y - r * 1.35} ${x + r + 1} ${y}Q${x + r * 0.2} ${y - r * 0.7} ${x - r - 1} ${y}Z" fill="${hair}"/>${bun ? `<circle cx="${x + bun[0] * r}" cy="${y + bun[1] * r * 1.35}" r="${r * 0.52}" fill="${hair}"/>` : ''}`;

// Poses, feet near y = 0, about 430 tall. c: { skin, hair, top, low, rim }.
export const poses = {
  tree(p, c) {
    const arms =
      chain([-34, -318, 15], [-62, -392, 11], [-6, -470, 8]) + chain([34, -318, 15], [62, -392, 11], [6, -470, 8]);
    const legs =
      chain([12, -190, 30], [8, -96, 20], [6, -8, 11]) +
      limb([6, -8, 10], [30, 0, 7]) +
      chain([-14, -190, 30], [-104, -150, 19], [-6, -108, 11]);
    return (
      lit(p, arms, c.skin, c.rim) +
      lit(p, legs, c.low, c.rim) +
      lit(p, chain([0, -312, 37], [0, -250, 27], [0, -196, 34]), c.top, c.rim) +
      lit(p, limb([0, -330, 12], [0, -360, 12]), c.skin, c.rim) +
      head(p, 0, -382, 25, c.skin, c.hair, c.rim)
    );
  },
  warrior(p, c) {
    const legs =
      chain([6, -176, 30], [-96, -140, 22], [-104, -10, 12]) +
      limb([-104, -8, 10], [-134, 0, 7]) +
      chain([6, -176, 30], [100, -90, 20], [186, -8, 11]) +
      limb([186, -8, 10], [206, 2, 7]);
    const arms =
      chain([-26, -286, 15], [-110, -292, 11], [-192, -292, 7]) +
      chain([26, -286, 15], [110, -288, 11], [192, -284, 7]);
    return (
      lit(p, arms, c.skin, c.rim) +
      lit(p, legs, c.low, c.rim) +
      lit(p, chain([0, -284, 34], [2, -232, 26], [6, -182, 33]), c.top, c.rim) +
      lit(p, limb([0, -300, 12], [-4, -330, 12]), c.skin, c.rim) +
      head(p, -6, -350, 25, c.skin, c.hair, c.rim, [1, -0.6])
    );
  },
  lotus(p, c) {
    const legs =
      chain([-20, -60, 34], [-138, -26, 24], [-10, -10, 15]) + chain([20, -60, 34], [138, -26, 24], [10, -12, 15]);
    const arms =
      chain([-40, -196, 16], [-84, -120, 12], [-128, -52, 8]) + chain([40, -196, 16], [84, -120, 12], [128, -52, 8]);
    return (
      lit(p, legs, c.low, c.rim) +
      lit(p, chain([0, -194, 40], [0, -124, 30], [0, -66, 38]), c.top, c.rim) +
      lit(p, arms, c.skin, c.rim) +
      lit(p, limb([0, -216, 13], [0, -246, 13]), c.skin, c.rim) +
      head(p, 0, -270, 28, c.skin, c.hair, c.rim)
    );
  },
  batter(p, c) {
    const bat = `<g transform="translate(66 -300) rotate(52)"><path d="M-6-8H6V-70H-6Z" fill="#3a2a26"/><path d="M-15-70H15Q17-180 12-206Q0-216-12-206Q-17-180-15-70Z" fill="${p.sheen('#e3bd84', 0.3)}"/></g>`;
    const pad = chain([-54, -104, 25], [-76, -22, 19]) + chain([52, -100, 25], [104, -18, 18]);
    const legs =
      chain([-10, -190, 32], [-54, -104, 24], [-80, -10, 14]) +
      chain([14, -190, 32], [56, -104, 24], [108, -10, 14]) +
      limb([-80, -6, 11], [-112, 2, 8]) +
      limb([108, -6, 11], [142, 2, 8]);
    const arms =
      chain([-30, -304, 18], [2, -250, 14], [58, -292, 11]) + chain([38, -308, 18], [84, -272, 13], [70, -306, 11]);
    return (
      bat +
      lit(p, legs, c.low, c.rim) +
      lit(p, pad, '#f1e8d6', c.rim) +
      lit(p, chain([4, -300, 42], [2, -200, 34]), c.top, c.rim) +
      lit(p, arms, mix(c.top, c.skin, 0.3), c.rim) +
      lit(p, limb([2, -328, 13], [-6, -350, 13]), c.skin, c.rim) +
      head(p, -8, -372, 26, c.skin, c.hair, c.rim, null) +
      `<path d="M-36-378Q-36-412-6-412Q24-410 24-376L-44-366Q-48-372-36-378Z" fill="${c.top}"/>`
    );
  },
  bharat(p, c) {
    const skirt = smooth([
      [-30, -214],
      [30, -214],
      [96, -150],
      [128, -104],
      [84, -66],
      [44, -96],
      [0, -60],
      [-44, -96],
      [-84, -66],
      [-128, -104],
      [-96, -150],
    ]);
    const fan = `M-14-200L-60-40Q0-16 60-40L14-200Z`;
    const legs =
      chain([-104, -108, 22], [-66, -14, 12]) +
      chain([104, -108, 22], [66, -14, 12]) +
      limb([-66, -8, 9], [-104, 0, 7]) +
      limb([66, -8, 9], [104, 0, 7]);
    const arms =
      chain([-32, -302, 15], [-112, -308, 11], [-184, -350, 7]) + chain([32, -302, 15], [108, -288, 11], [48, -262, 7]);
    return (
      lit(p, legs, c.low, c.rim) +
      lit(p, skirt, c.low, c.rim) +
      `<path d="${fan}" fill="${p.sheen(c.top, 0.3)}"/>${join(7, (i) => `<path d="M${f1((i - 3) * 4)} -200L${(i - 3) * 19} -32" stroke="#e3b85a" stroke-width="2.4" opacity=".8"/>`)}<path d="M-60-42Q0-18 60-42" stroke="#e3b85a" stroke-width="8" fill="none"/>` +
      lit(p, chain([0, -298, 35], [0, -220, 29]), c.top, c.rim) +
      lit(p, arms, c.skin, c.rim) +
      `<path d="M-32-208H32" stroke="#e3b85a" stroke-width="11"/><circle cx="-116" cy="-308" r="12" fill="none" stroke="#e3b85a" stroke-width="4"/><path d="M-24-326Q0-290 24-326" stroke="#e3b85a" stroke-width="5" fill="none"/>` +
      lit(p, limb([0, -320, 11], [6, -350, 11]), c.skin, c.rim) +
      `<path d="M24-390Q70-330 34-230" stroke="${c.hair}" stroke-width="15" fill="none" stroke-linecap="round"/>` +
      head(p, 8, -372, 25, c.skin, c.hair, c.rim, [0.3, -0.9]) +
      join(
        7,
        (i) => `<circle cx="${-10 + i * 7}" cy="${f1(-412 - Math.sin((i / 6) * 3.1) * 12)}" r="5" fill="#f6efdc"/>`,
      )
    );
  },
  runner(p, c) {
    const legs =
      chain([-4, -196, 31], [74, -150, 22], [64, -44, 12]) +
      limb([64, -38, 10], [96, -30, 7]) +
      chain([-6, -196, 31], [-50, -104, 21], [-146, -110, 11]) +
      limb([-146, -110, 10], [-158, -78, 7]);
    const far = chain([0, -308, 14], [-66, -256, 11], [-34, -206, 8]);
    const near = chain([8, -308, 15], [44, -244, 12], [104, -276, 8]);
    return (
      lit(p, far, dark(c.skin, 0.25), c.rim) +
      lit(p, legs, c.skin, c.rim) +
      lit(p, chain([-4, -196, 33], [46, -166, 25]) + chain([-6, -196, 33], [-36, -134, 25]), c.low, c.rim) +
      lit(p, chain([12, -304, 34], [2, -212, 29]), c.top, c.rim) +
      lit(p, near, c.skin, c.rim) +
      lit(p, limb([18, -322, 12], [26, -350, 12]), c.skin, c.rim) +
      head(p, 30, -370, 25, c.skin, c.hair, c.rim, [-0.8, -0.2]) +
      `<path d="M52-34L102-22L98-14H52Z" fill="${c.top}"/><path d="M-166-122L-150-70L-142-74L-140-118Z" fill="${c.top}"/>`
    );
  },
  guitar(p, c) {
    const legs =
      chain([-14, -196, 31], [-30, -104, 22], [-34, -10, 14]) +
      chain([14, -196, 31], [44, -104, 22], [58, -10, 14]) +
      limb([-34, -6, 12], [-62, 2, 9]) +
      limb([58, -6, 12], [90, 2, 9]);
    const wood = p.rng.pick(['#c9752e', '#a8482a', '#d99a4a', '#3a2a2e']);
    const guitar = `<g transform="translate(-10 -206) rotate(-24)"><path d="M40-8H226V8H40Z" fill="${dark(wood, 0.5)}"/><path d="M222-14L262-18V18L222 14Z" fill="${dark(wood, 0.3)}"/><path d="M-96 0C-100-66-40-74-14-46C4-58 52-52 54 0C52 52 4 58-14 46C-40 74-100 66-96 0Z" fill="${p.ball(wood, 0.4)}"/><circle cx="10" r="19" fill="${dark(wood, 0.8)}"/><path d="M-62-3H240M-62 3H240" stroke="#f3e6cc" stroke-width="1.3" opacity=".7"/><rect x="-66" y="-16" width="10" height="32" fill="${dark(wood, 0.7)}"/></g>`;
    const strum = chain([-40, -310, 19], [-92, -236, 15], [-14, -198, 10]);
    const fret = chain([40, -310, 19], [112, -256, 14], [138, -282, 10]);
    return (
      lit(p, legs, c.low, c.rim) +
      lit(p, chain([0, -306, 44], [0, -204, 35]), c.top, c.rim) +
      lit(p, chain([40, -310, 19], [112, -256, 15]), c.top, c.rim) +
      `<path d="M44-330Q-40-260-84-200" stroke="${dark(c.top, 0.6)}" stroke-width="9" fill="none"/>` +
      guitar +
      lit(p, fret.slice(fret.indexOf('M', 5)), c.skin, c.rim) +
      lit(p, strum, c.skin, c.rim) +
      lit(p, limb([-40, -310, 20], [-80, -254, 17]), c.top, c.rim) +
      lit(p, limb([0, -332, 13], [6, -358, 13]), c.skin, c.rim) +
      head(p, 8, -378, 26, c.skin, c.hair, c.rim, null) +
      join(
        7,
        (i) => `<circle cx="${-16 + i * 8}" cy="${f1(-400 - Math.sin((i / 6) * 3.1) * 12)}" r="13" fill="${c.hair}"/>`,
      )
    );
  },
};

/** Low sun over hills or sea, with the ground the figure stands on. */
