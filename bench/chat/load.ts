import { fileURLToPath } from 'node:url';
import { type Program, startProgram } from '../kit/programs.ts';
import type { Contender } from './contenders.ts';
import type { Question } from './load/load.program.ts';
import type { Round } from './load/rounds.ts';

const program = fileURLToPath(new URL('load/load.program.ts', import.meta.url));

/** Connected, idle clients of a contender. */
export interface Load {
  measure: (question: Exclude<Question, { kind: 'open' }>) => Promise<Round>;
  stop: Program['stop'];
}

/** Connects a range of its members, counted from 0. */
export async function openLoad({ protocol, port, members }: Contender, from: number, to: number): Promise<Load> {
  const load = startProgram(program, { argv: [`${port}`], patienceMs: 300_000 });
  const question: Question = { kind: 'open', protocol, port, members: members.slice(from, to) };
  await load.ask(question);
  return { measure: (asked) => load.ask<Round>(asked), stop: load.stop };
}
