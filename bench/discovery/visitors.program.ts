/** Clients with keep-alive connections. */
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { answerQuestions } from '../kit/programs.ts';
import { runRound } from './timing.ts';

interface Address {
  port: number;
  token: string;
}
type Question = Address & ({ kind: 'load'; paths: string[]; clients: number } | { kind: 'read'; paths: string[] });

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function get({ port, token }: Address, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const asked = request({ host: '127.0.0.1', port, path, agent, headers }, (reply) =>
      buffer(reply).then((body) => {
        if (reply.statusCode === 200) resolve(body);
        else reject(new Error(`${path}: ${reply.statusCode} ${body.toString().slice(0, 200)}`));
      }, reject),
    );
    asked.on('error', reject);
    asked.end();
  });
}

answerQuestions<Question>(async (question) => {
  if (question.kind === 'load') return runRound(question.paths, question.clients, (path) => get(question, path));
  const bodies: Buffer[] = [];
  for (const path of question.paths) bodies.push(await get(question, path));
  return { bodies };
});
