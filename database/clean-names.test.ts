import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../tests/database.ts';
import { makeBrand } from '../tests/makers/brand.ts';

it('cleans existing names of businesses, and replaces an invisible one by its owner’s', async () => {
  const { db, close } = await openTestDatabase();
  const named = (business_name: string) =>
    makeBrand(db, { account: { fullname: 'Asha Rao' }, profile: { business_name } });
  const turned = await named('Kottaram\u202e Spices\u200b');
  const hidden = await named('\u2060\u3164');
  const indic = await named('ക്‍ഷേമ Café');
  await sql
    .raw(readFileSync(new URL('./migrations/0250-clean-business-names.sql', import.meta.url), 'utf8'))
    .execute(db);
  const rows = await db.selectFrom('business_profile').select(['account_id', 'business_name']).execute();
  const nameOf = ({ id }: { id: number }) => rows.find((row) => row.account_id === id)?.business_name;
  expect([turned, hidden, indic].map(nameOf)).toEqual(['Kottaram Spices', 'Asha Rao', 'ക്‍ഷേമ Café']);
  await close();
});
