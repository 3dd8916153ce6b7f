/** The product's PostgreSQL implementation: the oracle, and the peer with capped facets. */
import { type OpenDatabase, openDatabase } from '../../../database/connection.ts';
import { createPostgresDiscovery } from '../../../server/discovery/discovery/postgres-discovery.service.ts';
import { answerQuestions } from '../../kit/programs.ts';
import { type Asked, toRequest } from '../mix.ts';
import { runRound } from '../timing.ts';
import { searchCapped } from './capped.ts';

type Question =
  | { kind: 'open'; url: string }
  | { kind: 'round'; questions: Asked[]; clients: number }
  | { kind: 'answer'; question: Asked };

let database: OpenDatabase | undefined;

answerQuestions<Question>(async (question) => {
  if (question.kind === 'open') {
    database = await openDatabase({ databaseUrl: question.url, dataDir: '', joinRunning: true });
    return {};
  }
  if (!database) throw new Error('Open it first.');
  const { db } = database;
  if (question.kind === 'answer') return createPostgresDiscovery(db).search(toRequest(question.question));
  return runRound(question.questions, question.clients, (asked) => searchCapped(db, toRequest(asked)));
});
