import sharp from 'sharp';
import { pictureWidths } from '../../../contract/core/content-picture.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { type Manifest, readManifest, readMaster } from './masters.ts';
import {
  captionPosts,
  hasDemoPictures,
  insertPieces,
  matchWorkToPosts,
  picturePackages,
  selectDemoCreators,
  selectDemoPosts,
  setFaces,
} from './pictures.queries.ts';
import { assignFaces, assignPictures, type DemoPicture, groupPictures } from './pictures.rules.ts';
import { keepWorkPictures } from './work-pictures.service.ts';

/** Widths of a face, as those of uploaded profile pictures. */
const faceWidths = [512, 256, 128];
const cardPlaces = 3;

/** Gives the creators of the demo their pictures and faces, once. `drawDemoPictures` makes the smaller files. */
export async function seedDemoPictures(context: Context): Promise<void> {
  if (await hasDemoPictures(context.db)) return;
  const manifest = await readManifest();
  const { pictures, faces } = manifest;
  await placeMasters(context, manifest);
  await inTransaction(context, async ({ db }) => {
    const creators = await selectDemoCreators(db);
    const assigned = assignPictures(creators, groupPictures(pictures));
    const most = Math.max(0, ...[...assigned.values()].map(({ length }) => length));
    const posts = Map.groupBy(await selectDemoPosts(db, most), ({ influencer_id }) => influencer_id);
    const pieces = [...assigned].flatMap(([id, list]) =>
      plainFirst(list).map((picture, at) => ({
        id,
        picture,
        post: posts.get(id)?.[at],
        card_place: at < cardPlaces ? at + 1 : null,
      })),
    );
    const captions = pieces.flatMap(({ picture, post }) => (post ? [{ ...post, caption: captionOf(picture) }] : []));
    await captionPosts(db, captions);
    await insertPieces(db, pieces.map(pieceRow));
    await matchWorkToPosts(db);
    await picturePackages(db);
    const given = [...assignFaces(creators, faces)].map(([id, face]) => ({ id, face: `demo/${face}` }));
    await setFaces(db, given);
  });
  await keepWorkPictures(context);
}

/** Pictures with words on them come last: the figures of a card or a grid would lie on the words. */
function plainFirst(list: readonly DemoPicture[]): DemoPicture[] {
  const hasWords = ({ alt }: DemoPicture) => alt.includes('; caption: ');
  return [...list.filter((picture) => !hasWords(picture)), ...list.filter(hasWords)];
}

interface Piece {
  id: number;
  picture: DemoPicture;
  post: Awaited<ReturnType<typeof selectDemoPosts>>[number] | undefined;
  card_place: number | null;
}

function pieceRow({ id, picture, post, card_place }: Piece) {
  const { name, width, height, blur } = picture;
  return {
    influencer_id: id,
    social_account_id: post?.social_account_id ?? null,
    provider_media_id: post?.provider_media_id ?? null,
    platform_id: post?.platform_id ?? null,
    kind: post?.kind ?? 'picture',
    caption: post ? null : captionOf(picture),
    picture: `demo/${name}`,
    width,
    height,
    blur,
    card_place,
    created_at: new Date(),
  };
}

function captionOf({ alt }: DemoPicture): string {
  const [seen = '', words] = alt.split('; caption: ');
  const sentence = seen.charAt(0).toUpperCase() + seen.slice(1);
  return words ? `${words}. ${sentence}` : sentence;
}

/**
 * Draws the smaller files of the demo's pictures and faces, once, in place of their masters. `isStopping` is asked between
 * pictures.
 */
export async function drawDemoPictures({ storage }: Context, isStopping: () => boolean): Promise<void> {
  for (const { name, widths } of wantedFiles(await readManifest())) {
    if (isStopping()) return;
    const marker = `demo/${name}/drawn`;
    if (await storage.has(marker)) continue;
    const master = await readMaster(name);
    for (const width of widths.slice(1)) {
      await storage.put(keyOf(name, width), await sharp(master).resize(width).webp({ quality: 80 }).toBuffer());
    }
    await storage.put(marker, new Uint8Array());
  }
}

/** Every size has a file before a page names it: the master, until the size is drawn. */
async function placeMasters({ storage }: Context, manifest: Manifest): Promise<void> {
  for (const { name, widths } of wantedFiles(manifest)) {
    if (await storage.has(keyOf(name, widths.at(-1) ?? 0))) continue;
    const master = await readMaster(name);
    for (const width of widths) await storage.put(keyOf(name, width), master);
  }
}

/** Files of each picture and face, the widest first. */
function wantedFiles({ pictures, faces }: Manifest): { name: string; widths: readonly number[] }[] {
  const largestFirst = pictureWidths.toReversed();
  return [
    ...faces.map((name) => ({ name, widths: faceWidths })),
    ...pictures.map(({ name }) => ({ name, widths: largestFirst })),
  ];
}

const keyOf = (name: string, width: number) => `demo/${name}/${width}.webp`;
