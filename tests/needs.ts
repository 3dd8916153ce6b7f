import { describe, it } from 'vitest';
import { leftOut } from './left-out.ts';
import { findPgBouncer, findRedis } from './services.ts';

interface Server {
  /** Display name. */
  name: string;
  isHere: boolean;
  /** Command that installs it. */
  install: string;
  /** Left out where it is missing, with TEST_SERVICES=required too. */
  isOptional?: true;
}

/**
 * Tests that need a server npm does not install: left out with a reason when missing, failing with TEST_SERVICES=required.
 */
function describeWith(server: Server): (title: string, tests: () => void) => void {
  return (title, tests) => {
    if (server.isHere) return describe(title, tests);
    const sentence = `${leftOut}there is no ${server.name} here (${server.install})`;
    if (server.isOptional || process.env.TEST_SERVICES !== 'required')
      return describe.skip(`${title}, ${sentence}`, tests);
    return describe(title, () => {
      it(`finds ${server.name}`, () => {
        throw new Error(`TEST_SERVICES=required, and there is no ${server.name}: ${server.install}`);
      });
    });
  };
}

export const describeWithRedis = describeWith({
  name: 'Redis',
  isHere: findRedis() !== null,
  install: 'apt-get install redis-server',
});

export const describeWithPgBouncer = describeWith({
  name: 'PgBouncer',
  isHere: findPgBouncer() !== null,
  install: 'apt-get install pgbouncer',
  isOptional: true,
});
