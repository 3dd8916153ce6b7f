/** Which demo pictures a creator's topic goes with. */
const styles: Readonly<Record<string, string>> = {
  food: 'food',
  fashion: 'fashion',
  jewellery: 'fashion',
  weddings: 'fashion',
  beauty: 'beauty',
  travel: 'travel',
  photography: 'travel',
  automobile: 'travel',
  home: 'home',
  lifestyle: 'home',
  parenting: 'home',
  pets: 'home',
  spirituality: 'home',
  technology: 'tech',
  gaming: 'tech',
  finance: 'tech',
  business: 'tech',
  fitness: 'fitness',
  health: 'fitness',
  books: 'books',
  education: 'books',
  handloom: 'textiles',
  agriculture: 'farming',
  sustainability: 'farming',
  cricket: 'sport',
  dance: 'arts',
  music: 'arts',
  art: 'arts',
  comedy: 'arts',
  cinema: 'arts',
};

export interface DemoPicture {
  name: string;
  /** Pictures of one set share palette and light. */
  set: string;
  width: number;
  height: number;
  blur: string;
  /** English words for what is seen. */
  alt: string;
}

export interface DemoCreator {
  id: number;
  username: string;
  gender_id: string | null;
  /** First one. */
  category: string | null;
}

/** The sets of pictures of each style, in order. */
export type PictureSets = ReadonlyMap<string, readonly (readonly DemoPicture[])[]>;

/** Groups pictures by style, and within it by set: `pool-food-3-0` is of set 3 of food, `cast-aarohi-cooks-0` of Aarohi's own. */
export function groupPictures(pictures: readonly DemoPicture[]): PictureSets {
  const bySet = Map.groupBy(pictures, ({ set }) => set);
  return Map.groupBy(bySet.values(), ([first]) => styleOf(first?.set ?? ''));
}

/** A user name as the pictures of its own are called. */
const nameOf = (username: string) => username.replaceAll(/[^a-z0-9]+/g, '-');

const styleOf = (set: string) => set.replace(/^pool-(\w+)-\d+$/, '$1');

/**
 * The pictures of each creator, the first three for the card. A creator of the story has a set of its own; the others get
 * two sets of their style in turn, so that the same set comes back as late as possible.
 */
export function assignPictures(creators: readonly DemoCreator[], sets: PictureSets): Map<number, DemoPicture[]> {
  const turns = new Map<string, number>();
  return new Map(
    creators.map(({ id, username, category }) => {
      const own = sets.get(`cast-${nameOf(username)}`)?.[0];
      if (own) return [id, [...own]];
      const style = styles[category ?? ''] ?? 'home';
      const list = sets.get(style) ?? [];
      const turn = turns.get(style) ?? 0;
      turns.set(style, turn + 1);
      const second = turn + 1 + Math.floor(turn / Math.max(1, list.length)) * 2;
      const at = (n: number) => list[n % Math.max(1, list.length)] ?? [];
      return [id, [...new Set([...at(turn), ...at(second)])]];
    }),
  );
}

/** The face of each creator: of a creator of the story its own, of the others the faces of their gender in turn. */
export function assignFaces(creators: readonly DemoCreator[], faces: readonly string[]): Map<number, string> {
  const turns = new Map<string, number>();
  const assigned = new Map<number, string>();
  for (const { id, username, gender_id: gender } of creators) {
    const kind = gender === 'male' ? 'man' : 'woman';
    const list = faces.filter((face) => face.startsWith(`face-${kind}-`));
    const turn = turns.get(kind) ?? 0;
    const own = faces.find((face) => face === `face-${nameOf(username)}`);
    const face = own ?? list[turn % Math.max(1, list.length)];
    if (!own) turns.set(kind, turn + 1);
    if (face) assigned.set(id, face);
  }
  return assigned;
}
