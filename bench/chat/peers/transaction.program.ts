/**
 * Gives the product's guarantees with one transaction per message: deduplication by client id, dense numbers in
 * conversations and streams, and nothing sent before the commit.
 */
import pg from 'pg';
import { answerQuestions } from '../../kit/programs.ts';
import { type Outgoing, serveChat } from './socket-io.ts';

const schema = `
  create table conversation (
    id bigint generated always as identity primary key,
    low_id bigint not null,
    high_id bigint not null,
    last_seq bigint not null,
    unique (low_id, high_id)
  );
  create table inbox (account_id bigint primary key, last_position bigint not null);
  create table message (
    id bigint generated always as identity primary key,
    conversation_id bigint not null references conversation,
    seq bigint not null,
    sender_id bigint not null,
    receiver_id bigint not null,
    sender_position bigint not null,
    receiver_position bigint not null,
    client_id text not null,
    description text not null,
    created_at timestamptz not null default now(),
    unique (conversation_id, seq),
    unique (sender_id, client_id),
    unique (sender_id, sender_position),
    unique (receiver_id, receiver_position)
  )`;

const statements = {
  repeated: 'select id, created_at from message where sender_id = $1 and client_id = $2',
  place: `insert into conversation (low_id, high_id, last_seq) values (least($1::bigint, $2), greatest($1::bigint, $2), 1)
    on conflict (low_id, high_id) do update set last_seq = conversation.last_seq + 1 returning id, last_seq`,
  position: `insert into inbox values ($1, 1)
    on conflict (account_id) do update set last_position = inbox.last_position + 1 returning last_position`,
  insert: `insert into message (conversation_id, seq, sender_id, receiver_id, sender_position, receiver_position,
    client_id, description) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, created_at`,
};

async function store(client: pg.PoolClient, { senderId, receiverId, clientId, description }: Outgoing) {
  const run = (name: keyof typeof statements, values: unknown[]) =>
    client.query({ name, text: statements[name], values }).then(({ rows }) => rows[0]);
  const repeated = await run('repeated', [senderId, clientId]);
  if (repeated) return repeated;
  const { id, last_seq } = await run('place', [senderId, receiverId]);
  const positions = new Map<string, string>();
  for (const person of [senderId, receiverId].sort((a, b) => Number(a) - Number(b))) {
    positions.set(person, (await run('position', [person])).last_position);
  }
  const places = [positions.get(senderId), positions.get(receiverId)];
  return run('insert', [id, last_seq, senderId, receiverId, ...places, clientId, description]);
}

answerQuestions<{ url: string }>(async ({ url }) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(schema);
  return serveChat(async (outgoing) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { id, created_at } = await store(client, outgoing);
      await client.query('commit');
      return { id, createdAt: created_at.toISOString() };
    } finally {
      client.release();
    }
  });
});
