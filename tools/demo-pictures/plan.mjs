// All pictures of the demo. The order of the sets is that of the manifest.
import { faceOf, recipeOf } from './creators.mjs';
import { Picture } from './kit.mjs';

/** Creators of the story, by user name. */
const cast = [
  { seed: 'aarohi.cooks', style: 'food', isMan: false },
  { seed: 'devika.and.amma', style: 'food', isMan: false },
  { seed: 'farhan.streetplates', style: 'food', isMan: true },
  { seed: 'ishaan.bhojon', style: 'food', isMan: true },
  { seed: 'kabirlifts', style: 'fitness', isMan: true },
  { seed: 'khetdiary', style: 'farming', isMan: true },
  { seed: 'meera.saree', style: 'fashion', isMan: false },
  { seed: 'nandini.drapes', style: 'fashion', isMan: false },
  { seed: 'puan.and.pine', style: 'textiles', isMan: false },
  { seed: 'rukmini.ukadiche', style: 'food', isMan: false },
  { seed: 'sunita.rasoi', style: 'food', isMan: false },
  { seed: 'tenzin.thukpa', style: 'travel', isMan: false },
  { seed: 'venkat.filterkaapi.diaries', style: 'food', isMan: true },
  { seed: 'zoyareads', style: 'books', isMan: false },
].map((creator) => ({ ...creator, isOld: false }));

/** Sets of three for everybody else, by style. */
const pools = {
  arts: 6,
  beauty: 7,
  books: 6,
  farming: 5,
  fashion: 11,
  fitness: 7,
  food: 13,
  home: 8,
  sport: 4,
  tech: 7,
  textiles: 8,
  travel: 12,
};

/** Most faces for everybody else, of each gender. */
const facesEach = 40;
const faceStyles = Object.keys(pools);

const inFile = (seed) => seed.replaceAll('.', '-');

/** Nine pictures of a creator of the story. */
function ownPictures(creator) {
  const set = `cast-${inFile(creator.seed)}`;
  return Array.from({ length: 9 }, (_, at) => ({ name: `${set}-${at}`, set, recipe: recipeOf(creator, at) }));
}

/** Three pictures without a portrait: whoever gets them has a face of their own. */
function sharedPictures(style, number) {
  const creator = { seed: `${style}-${number}`, style };
  const set = `pool-${creator.seed}`;
  const recipes = Array.from({ length: 6 }, (_, at) => recipeOf(creator, at)).filter(({ name }) => name !== 'portrait');
  return recipes.slice(0, 3).map((recipe, at) => ({ name: `${set}-${at}`, set, recipe }));
}

/** Pictures with their names, sets and recipes. */
export function planPictures() {
  return [
    ...cast.flatMap(ownPictures),
    ...Object.entries(pools).flatMap(([style, sets]) =>
      Array.from({ length: sets }, (_, number) => sharedPictures(style, number)).flat(),
    ),
  ];
}

/**
 * Faces with their names and recipes. About one in nine of those shared is old; none wears a turban or hijab, because whoever
 * gets it may have a name that does not go with it.
 */
export function planFaces() {
  const shared = ['woman', 'man'].flatMap((kind) =>
    Array.from({ length: facesEach }, (_, number) => {
      const style = faceStyles[(number * 5) % faceStyles.length];
      return { seed: `${kind}-${number}`, style, isMan: kind === 'man', isOld: number % 9 === 8 };
    }),
  );
  const named = (creator) => ({ name: `face-${inFile(creator.seed)}`, recipe: faceOf(creator) });
  return [...cast.map(named), ...shared.map(named).filter(({ recipe }) => !/turban|hijab/.test(altOf(recipe)))];
}

/** English words for what a recipe shows, without drawing it. */
export function altOf({ seed, palette, lamp, make }) {
  return make(new Picture(seed, palette, lamp)).alt;
}
