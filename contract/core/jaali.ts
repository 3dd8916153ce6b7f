/**
 * Jaali: lattice tiles generated from an id. The same id gives the same tile, on the server and in the browser. A tile is 48
 * × 48; its top left quarter holds four motifs of 12 × 12 and is mirrored to the other three.
 */
type Step = ['M' | 'L', number, number] | ['A', number, number, number, 0 | 1] | ['Z'];
type Motif = readonly Step[];

/** Arcs of one radius; the fifth member is the sweep flag, which mirroring inverts. */
const petal: Motif = [['M', 0, 0], ['A', 12, 12, 12, 1], ['A', 12, 0, 0, 1], ['Z']];
const crossPetal: Motif = [['M', 12, 0], ['A', 12, 0, 12, 1], ['A', 12, 12, 0, 1], ['Z']];
const innerQuarter: Motif = [['M', 12, 12], ['L', 0, 12], ['A', 12, 12, 0, 1], ['Z']];
const outerQuarter: Motif = [['M', 0, 0], ['L', 12, 0], ['A', 12, 0, 12, 1], ['Z']];
const diamond: Motif = [['M', 6, 0], ['L', 12, 6], ['L', 6, 12], ['L', 0, 6], ['Z']];
const triangle: Motif = [['M', 0, 0], ['L', 12, 0], ['L', 0, 12], ['Z']];
const leaf: Motif = [
  ['M', 0, 12],
  ['L', 0, 6],
  ['A', 6, 6, 0, 1],
  ['L', 12, 0],
  ['L', 12, 6],
  ['A', 6, 6, 12, 1],
  ['Z'],
];
const dot: Motif = circle(4.1);
const ring: Motif = [...circle(5), ...circle(2.4)];
const empty: Motif = [];

const motifs = [petal, crossPetal, innerQuarter, outerQuarter, diamond, triangle, leaf, dot, ring];
const corners = [...motifs, empty];

interface Palette {
  ground: string;
  inks: readonly [string, string, string];
}

const palettes: readonly Palette[] = [
  { ground: '#00404a', inks: ['#fea91e', '#007685', '#def1f3'] },
  { ground: '#176933', inks: ['#fea91e', '#0b3f1d', '#e0f7e4'] },
  { ground: '#003574', inks: ['#fea91e', '#c1195c', '#badbff'] },
  { ground: '#f4e7cf', inks: ['#c1195c', '#00404a', '#bf7b1f'] },
  { ground: '#c1195c', inks: ['#fea91e', '#7a0029', '#ffd3df'] },
  { ground: '#1a6175', inks: ['#00404a', '#c1195c', '#f4f1e9'] },
  { ground: '#652a31', inks: ['#fea91e', '#a24a2e', '#ffebe9'] },
  { ground: '#fea91e', inks: ['#c1195c', '#7a0029', '#fcfaf5'] },
];

export interface JaaliDrawing {
  ground: string;
  /** One path per ink; fill rule even-odd. */
  layers: { fill: string; d: string }[];
}

function circle(radius: number): Motif {
  return [['M', 6 - radius, 6], ['A', radius, 6 + radius, 6, 1], ['A', radius, 6 - radius, 6, 1], ['Z']];
}

/** FNV-1a with a final mix, so that neighbouring ids do not get neighbouring tiles. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) value = Math.imul(value ^ seed.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return (value ^ (value >>> 16)) >>> 0;
}

function choose<T>(items: readonly T[], seed: string): T {
  return items[hash(seed) % items.length] as T;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Draws a motif at (left, top) of the quarter four times, mirrored about the centre of the tile. */
function drawFourfold(motif: Motif, place: { left: number; top: number }): string {
  const draw = (flipX: boolean, flipY: boolean) => {
    const x = (value: number) => round(flipX ? 48 - place.left - value : place.left + value);
    const y = (value: number) => round(flipY ? 48 - place.top - value : place.top + value);
    return motif.map((step) => {
      if (step[0] === 'Z') return 'z';
      if (step[0] !== 'A') return `${step[0]}${x(step[1])} ${y(step[2])}`;
      const sweep = flipX === flipY ? step[4] : 1 - step[4];
      return `A${step[1]} ${step[1]} 0 0 ${sweep} ${x(step[2])} ${y(step[3])}`;
    });
  };
  return [draw(false, false), draw(true, false), draw(false, true), draw(true, true)].flat().join('');
}

/** Tile of an id: its background and up to three inks. */
export function drawJaali(id: string): JaaliDrawing {
  const palette = choose(palettes, `${id}/palette`);
  const turn = hash(`${id}/turn`) % 3;
  const ink = (place: number) => palette.inks[(place + turn) % 3] as string;
  const cells = [
    { motif: choose(corners, `${id}/corner`), ink: ink(0), left: 0, top: 0 },
    { motif: choose(motifs, `${id}/across`), ink: ink(1), left: 12, top: 0 },
    { motif: choose(motifs, `${id}/down`), ink: ink(2), left: 0, top: 12 },
    { motif: choose(motifs, `${id}/middle`), ink: ink(hash(`${id}/centre`) % 2), left: 12, top: 12 },
  ];
  const layers = palette.inks
    .map((fill) => ({
      fill,
      d: cells
        .filter((cell) => cell.ink === fill)
        .map((cell) => drawFourfold(cell.motif, cell))
        .join(''),
    }))
    .filter((layer) => layer.d !== '');
  return { ground: palette.ground, layers };
}
