import * as z from 'zod/mini';

const address = /^postgres(ql)?:\/\/[^\s,]+$/;
const isList = (text: string) => text.split(',').every((one) => address.test(one));

export const databaseVariables = {
  DATABASE_URL: {
    schema: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'a postgres:// address'))),
    about: 'PostgreSQL 15 or newer. If not set, the embedded database in DATA_DIR is used.',
    secret: true,
  },
  DATABASE_READ_URLS: {
    schema: z.optional(z.string().check(z.refine(isList, 'postgres:// addresses with commas between'))),
    about: 'Comma-separated read replicas of DATABASE_URL, used for public pages, searches and statistics.',
    secret: true,
  },
};
