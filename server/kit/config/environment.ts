import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadConfiguration, environment } from './config.ts';

/** The settings of a clone, then those of a system's service; the former win. */
const usualFiles = [fileURLToPath(new URL('../../../.env', import.meta.url)), '/etc/tandem/tandem.env'];

/**
 * Adds to the environment, for the server and every command alike, what stands in ENV_FILE, or in the usual files without
 * it. A variable that is set already stays. Returns the files read.
 */
export function readEnvironmentFiles(): string[] {
  const named = environment().ENV_FILE;
  const files = named === undefined ? usualFiles.filter(existsSync) : [named].filter(Boolean);
  for (const file of files) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      throw new BadConfiguration(`ENV_FILE should be a readable file (${file}: ${(error as Error).message}).`);
    }
  }
  return files;
}
