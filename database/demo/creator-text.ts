import { type CopyText, copyLine } from '../copy.ts';
import { accountRow, profileRow, rateRows, type StoredCreator, socialRows } from './creator-rows.ts';

interface TextOptions {
  now: Date;
  /** The same as the database's fold_text. */
  fold: (text: string) => string;
  /** The same as keep_influencer_row does with a name and its handles. */
  foldNames: (name: string, handles: readonly string[]) => string;
}

/** Creators as text for COPY, table by table; every derived column as the triggers would write it. */
export function textOfCreators(creators: readonly StoredCreator[], { now, ...folding }: TextOptions): CopyText[] {
  const accounts = creators.filter((creator) => creator.isClaimed).map((creator) => accountRow(creator, now, null));
  const profiles = creators.map((creator) => {
    const row = profileRow(creator, now);
    return { ...row, ...searchTexts(row, folding) };
  });
  return [
    textOf('account', accounts),
    textOf('influencer_profile', profiles),
    textOf(
      'social_account',
      creators.flatMap((creator) => socialRows(creator, now)),
    ),
    textOf('rate_card', creators.flatMap(rateRows)),
  ];
}

function textOf(table: string, rows: readonly object[]): CopyText {
  return { table, columns: Object.keys(rows[0] ?? {}), text: Buffer.from(rows.map(copyLine).join('')) };
}

type Profile = ReturnType<typeof profileRow>;

/** Columns that keep_influencer_row derives. */
function searchTexts(
  { display_name, username, handles, categories, city_id, bio }: Profile,
  { fold, foldNames }: Omit<TextOptions, 'now'>,
) {
  const search_names = foldNames(display_name, [username, ...handles]);
  return { search_names, search_text: search_names + fold([...categories, city_id, bio].join(' ')) };
}
