// The pictures a creator posts: makers by topic, and one palette and light that make them one feed.
import { dishes } from './dishes.mjs';
import { festiveDishes } from './festive-dishes.mjs';
import { figures } from './figures.mjs';
import { framed } from './frames.mjs';
import { journeys } from './journeys.mjs';
import { seeded } from './kit.mjs';
import { landscapes } from './landscapes.mjs';
import { lamps, palettes } from './palettes.mjs';
import { people } from './people.mjs';
import { rooms } from './rooms.mjs';
import { textiles } from './textiles.mjs';
import { towns } from './towns.mjs';

const makers = {
  ...dishes,
  ...festiveDishes,
  ...textiles,
  ...landscapes,
  ...towns,
  ...journeys,
  ...rooms,
  ...people,
  ...figures,
};

/** Makers in the order a feed uses them, palettes that suit, and grounds to keep to. */
const styles = {
  food: {
    makers: ['thali', 'dosa', 'chai', 'biryani', 'sweets', 'fruit', 'portrait'],
    palettes: ['marigold', 'leaf', 'clay', 'peacock'],
    grounds: ['wood', 'linen', 'paint'],
  },
  fashion: {
    makers: ['saree', 'portrait', 'drape', 'ikat', 'stack', 'block', 'line', 'bag'],
    palettes: ['gulal', 'rose', 'indigo', 'peacock'],
    grounds: ['stone', 'paint'],
  },
  travel: {
    makers: ['hills', 'backwater', 'oldtown', 'train', 'tea', 'fort', 'monsoon', 'chai', 'portrait'],
    palettes: ['dusk', 'mist', 'sand', 'peacock'],
    grounds: ['wood'],
  },
  beauty: {
    makers: ['skincare', 'portrait', 'shelf', 'bag', 'books'],
    palettes: ['rose', 'mist', 'clay'],
    grounds: ['stone'],
  },
  home: {
    makers: ['shelf', 'books', 'stack', 'chai', 'skincare', 'fruit'],
    palettes: ['clay', 'leaf', 'mist', 'rose'],
    grounds: ['linen', 'wood'],
  },
  tech: {
    makers: ['desk', 'shoe', 'portrait', 'books', 'bag'],
    palettes: ['indigo', 'mist', 'dusk'],
    grounds: ['wood'],
  },
  books: {
    makers: ['books', 'shelf', 'chai', 'portrait', 'train'],
    palettes: ['clay', 'indigo', 'rose', 'leaf'],
    grounds: ['wood', 'linen'],
  },
  fitness: {
    makers: ['run', 'yoga', 'shoe', 'fruit', 'cricket', 'portrait'],
    palettes: ['peacock', 'indigo', 'sand'],
    grounds: ['paint', 'stone'],
  },
  sport: {
    makers: ['cricket', 'run', 'shoe', 'portrait'],
    palettes: ['leaf', 'indigo', 'marigold'],
    grounds: ['paint'],
  },
  arts: {
    makers: ['dance', 'guitar', 'portrait', 'ikat', 'block'],
    palettes: ['gulal', 'dusk', 'peacock'],
    grounds: ['wood'],
  },
  farming: {
    makers: ['tea', 'fruit', 'hills', 'portrait', 'thali', 'line'],
    palettes: ['leaf', 'sand', 'clay'],
    grounds: ['wood', 'linen'],
  },
  textiles: {
    makers: ['ikat', 'block', 'saree', 'stack', 'line', 'drape'],
    palettes: ['indigo'],
    grounds: ['linen'],
  },
};

/** The look of everything by one creator: palette, light, grounds, skies and face. Depends on the seed alone. */
function lookOf({ seed, style, isMan, isOld }) {
  const { palettes: suited, grounds } = styles[style];
  const r = seeded(`look:${seed}`);
  const lamp = lamps[r.pick(Object.keys(lamps))];
  const palette = palettes[r.pick(suited)];
  const own = { grounds: [r.pick(grounds), grounds[0]], skies: r.shuffle([0, 1, 2, 3, 4]).slice(0, 2) };
  return { palette, lamp: { ...lamp, ...own, self: seed, man: isMan, old: isOld } };
}

/** Picture number `at` of a creator. About one in four is a frame with a caption. */
export function recipeOf(creator, at) {
  const { seed, style } = creator;
  const list = styles[style].makers;
  const r = seeded(`${seed}:${at}`);
  const name = list[(at + seeded(seed).int(0, list.length - 1)) % list.length];
  const make = r.chance(0.24) ? framed(name, makers[name]) : makers[name];
  return { name, seed: `${seed}:${style}:${at}`, make, ...lookOf(creator) };
}

/** A creator's face for the profile, in the middle of the picture. */
export function faceOf(creator) {
  const { palette, lamp } = lookOf(creator);
  return {
    name: 'portrait',
    seed: `${creator.seed}:face`,
    make: makers.portrait,
    palette,
    lamp: { ...lamp, isFace: true },
  };
}
