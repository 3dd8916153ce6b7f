import pg from 'pg';

/** Names of prepared statements by text. */
const names = new Map<string, string>();

/** Marks a text to be prepared whenever it is run; texts are kept for ever. */
export function prepareAlways(text: string): void {
  if (!names.has(text)) names.set(text, `tandem_${names.size}`);
}

/**
 * A client with prepared statements, for real PostgreSQL only: connections of the embedded database share one session,
 * and so its prepared statements.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's many ways to be called are handed on
  override query(...asked: any[]): any {
    const [text, values] = asked;
    const name = typeof text === 'string' ? names.get(text) : undefined;
    if (name === undefined) return Reflect.apply(super.query, this, asked);
    return super.query({ name, text, values });
  }
}
