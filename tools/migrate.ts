/** npm run migrate: brings the configured database up to date, made where there is none; for a job before an update. */
import { explainToolError, openConfigured } from './open-configured.ts';

try {
  const { close } = await openConfigured({ create: true });
  await close();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`${explainToolError(error)}\n`);
  process.exitCode = 1;
}
