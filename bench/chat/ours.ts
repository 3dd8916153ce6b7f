import { createHash, randomBytes } from 'node:crypto';
import { startProduct } from '../../tests/server.ts';
import { keepStarted } from '../kit/started.ts';
import { type Contender, makeDatabase, runSql } from './contenders.ts';
import type { Member } from './load/wire.ts';

/** Creates verified accounts with a session each; returns their ids in order. */
const makePeople = `
  with made as (
    insert into account (role, fullname, username, email, mobile, email_verified_at)
    select case when n % 2 = 0 then 'brand' else 'influencer' end, 'Person ' || n, 'person' || n, 'person' || n || '@example.test',
      (9000000000 + n)::text, now()
    from generate_subscripts($1::text[], 1) as n
    returning id, mobile
  ), numbered as (select id, row_number() over (order by mobile) as n from made)
  insert into session (account_id, token_hash, expires_at)
  select id, ($1::text[])[n], now() + interval '1 day' from numbered
  order by n returning account_id`;

interface Options {
  postgres: string;
  members: number;
  /** Reuses the database and members of an earlier start. */
  earlier?: { url: string; members: Member[] };
}

export interface Ours extends Contender {
  url: string;
}

/** Starts the product on a PostgreSQL, without demo and sandbox. */
export async function startOurs({ postgres, members, earlier }: Options): Promise<Ours> {
  const url = earlier?.url ?? (await makeDatabase(postgres, `tandem_${randomBytes(4).toString('hex')}`));
  const env = { DATABASE_URL: url, SECRET_KEY: randomBytes(32).toString('hex'), DEMO: '0', SANDBOX: '0' };
  const product = keepStarted(await startProduct({ env }));
  const people = earlier?.members ?? (await signUp(url, members));
  const port = Number(new URL(product.url).port);
  return { name: 'ours', protocol: 'socket.io', port, pid: product.pid, members: people, url, stop: product.stop };
}

async function signUp(url: string, count: number): Promise<Member[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  const rows = (await runSql(url, makePeople, [hashes])) as { account_id: string }[];
  return rows.map(({ account_id }, index) => ({ id: account_id, secret: tokens[index] ?? '' }));
}
