import { pino } from 'pino';
import type { Log } from '../server/kit/context/log.ts';

/** Captures log lines instead of writing them. */
export function keepLogLines(log: Log): string[] {
  const { [pino.symbols.streamSym]: stream } = log as unknown as { [key: symbol]: { write: unknown } };
  if (!stream) throw new Error('The log has no stream');
  const lines: string[] = [];
  stream.write = (line: string) => void lines.push(line);
  return lines;
}
