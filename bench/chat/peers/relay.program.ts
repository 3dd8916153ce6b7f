/** Forwards messages without storing them. */
import { answerQuestions } from '../../kit/programs.ts';
import { serveChat } from './socket-io.ts';

let last = 0;

answerQuestions(() =>
  serveChat(async () => {
    last += 1;
    return { id: String(last), createdAt: new Date().toISOString() };
  }),
);
