import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { forgetImports, resumeImports, workOnImport } from './work.service.ts';

/** Imports run at once; one that an interruption left is taken up within two minutes, and old lists are forgotten nightly. */
export function importJobs(context: Context): JobKind[] {
  return [
    { name: 'imports.work', run: ({ id }) => workOnImport(context, Number(id)) },
    { name: 'imports.resume', cron: '* * * * *', run: () => resumeImports(context) },
    { name: 'imports.forget', cron: '20 4 * * *', run: () => forgetImports(context) },
  ];
}
