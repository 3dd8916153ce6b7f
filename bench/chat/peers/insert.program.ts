/** Stores each message with one INSERT, by a pool as large as the product's, then forwards it. */
import pg from 'pg';
import { answerQuestions } from '../../kit/programs.ts';
import { type Outgoing, serveChat } from './socket-io.ts';

const schema = `
  create table plain_message (
    id bigint generated always as identity primary key,
    sender_id bigint not null,
    receiver_id bigint not null,
    client_id text,
    description text not null,
    is_read boolean not null default false,
    created_at timestamptz not null default now(),
    unique (sender_id, client_id)
  );
  create index plain_message_pair on plain_message (sender_id, receiver_id, id);
  create index plain_message_receiver on plain_message (receiver_id, id)`;

const insert = `insert into plain_message (sender_id, receiver_id, client_id, description) values ($1, $2, $3, $4)
  returning id, created_at`;

answerQuestions<{ url: string }>(async ({ url }) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(schema);
  return serveChat(async ({ senderId, receiverId, clientId, description }: Outgoing) => {
    const values = [senderId, receiverId, clientId, description];
    const { rows } = await pool.query({ name: 'insert', text: insert, values });
    return { id: rows[0].id, createdAt: rows[0].created_at.toISOString() };
  });
});
