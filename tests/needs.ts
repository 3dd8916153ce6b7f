import { describe, it } from 'vitest';
import { leftOut } from './left-out.ts';
import { findRedis } from './services.ts';

interface Server {
  /** As people call it. */
  name: string;
  isHere: boolean;
  /** Makes it come. */
  install: string;
}

/**
 * Tests that need a server which nothing installs for us: where it is missing they are left out with a sentence, and with
 * TEST_SERVICES=required they fail.
 */
function describeWith(server: Server): (title: string, tests: () => void) => void {
  return (title, tests) => {
    if (server.isHere) return describe(title, tests);
    const sentence = `${leftOut}there is no ${server.name} here (${server.install})`;
    if (process.env.TEST_SERVICES !== 'required') return describe.skip(`${title}, ${sentence}`, tests);
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
