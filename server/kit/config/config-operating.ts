import * as z from 'zod/mini';

/** Settings for operating the product. Source: the product's rules, "Running it". */
export const operatingVariables = {
  ENV_FILE: {
    schema: z.optional(z.string()),
    about:
      'File with settings, one NAME=value a line, that the server and every command read; .env and /etc/tandem/tandem.env when not set, none when empty. The environment wins.',
  },
};
