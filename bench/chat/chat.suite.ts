import { missRow, type RunSuite } from '../kit/rows.ts';

export const run: RunSuite = async ({ report }) => {
  report(missRow('messages', 'msg/s', 'not measured yet'));
};
