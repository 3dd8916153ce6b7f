import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../../server/kit/config/config.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

const megabyte = 1024 * 1024;
const fullBelow = 200 * megabyte;
const tightBelow = 2_000 * megabyte;

const oldestNode = 20;

export function checkNode(): Finding {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= oldestNode) return fine('Node', `Version ${node}.`);
  return problem('Node', `Version ${node} is too old.`, `Install Node ${oldestNode} or newer.`);
}

/** The folder itself is not made. */
export function checkDisk({ dataDir }: Config): Finding {
  const folder = nearestFolder(dataDir);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const said = `${Math.round(free / megabyte).toLocaleString('en-IN')} MB free for ${dataDir}.`;
  const remedy = 'Make room, or move DATA_DIR to a larger disk.';
  if (free < fullBelow) return problem('Disk', said, remedy);
  return free < tightBelow ? warning('Disk', said, remedy) : fine('Disk', said);
}

function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}
