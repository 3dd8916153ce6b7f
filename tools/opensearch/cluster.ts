/**
 * A real OpenSearch cluster for tests and benches: nodes started from the jars of Maven Central, on loopback, with data in a
 * folder that goes with them. Needs Java 21 or newer and Maven.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { searchPath } from '../../tests/postgres-program.ts';
import { findFreePort, type Running, startProcess, waitUntil } from '../../tests/processes.ts';

const version = '3.8.0';
const oldestJava = 21;
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'tandem');
const jars = join(cache, `opensearch-${version}`);
const here = import.meta.dirname;
const jvmFolders = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];
/** Seconds until a cluster answers on a busy machine. */
const patience = 180;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Java's home says its version in the file `release`; starting each one to ask takes a second. */
function javaVersion(program: string): number {
  const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
}

function findJava(): string | undefined {
  const installed = jvmFolders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const homes = [process.env.JAVA_HOME ?? '', ...installed].filter(Boolean);
  const programs = [
    ...homes.flatMap((home) => [join(home, 'bin/java'), join(home, 'Contents/Home/bin/java')]),
    ...searchPath.map((folder) => join(folder, 'java')),
  ];
  return programs.filter(isProgram).find((program) => javaVersion(program) >= oldestJava);
}

const findMaven = () => searchPath.map((folder) => join(folder, 'mvn')).find(isProgram);

/** Says in a sentence which program is missing on this machine; null where a cluster can be started. */
export function missingForOpenSearch(): string | null {
  if (!findJava()) return `there is no Java ${oldestJava} or newer here to run OpenSearch with (https://adoptium.net)`;
  if (!existsSync(jars) && !findMaven())
    return 'there is no Maven here to fetch OpenSearch with (https://maven.apache.org)';
  return null;
}

/** Fetches the jars once; throws with Maven's words where that fails. */
export function prepareOpenSearch(): void {
  if (existsSync(jars)) return;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'jars-'));
  const args = ['-q', '-B', '-f', join(here, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`];
  const { status, stdout, stderr } = spawnSync(findMaven() ?? 'mvn', args, { encoding: 'utf8' });
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`OpenSearch could not be fetched:\n${stdout}${stderr}`.slice(0, 2_000));
  }
  renameSync(folder, jars);
}

interface ClusterNode {
  url: string;
  /** Ends it at once; its data stays. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

export interface Cluster {
  nodes: ClusterNode[];
  stop(): Promise<void>;
}

/** Starts a cluster of some nodes, each with a heap of `heapMb`, and waits until it answers. */
export async function startCluster({ size = 1, heapMb = 512 } = {}): Promise<Cluster> {
  prepareOpenSearch();
  const java = findJava();
  if (!java) throw new Error(missingForOpenSearch() ?? 'There is no Java');
  const folder = mkdtempSync(join(tmpdir(), 'tandem-opensearch-'));
  const plans: { name: string; http: number; transport: number }[] = [];
  for (let place = 1; place <= size; place += 1) {
    plans.push({ name: `node-${place}`, http: await findFreePort(), transport: await findFreePort() });
  }
  const seeds = plans.map(({ transport }) => `127.0.0.1:${transport}`).join();
  const names = plans.map(({ name }) => name).join();
  const nodes = plans.map(({ name, http, transport }) => {
    const home = join(folder, name);
    mkdirSync(home);
    const settings = {
      'cluster.name': 'tandem-test',
      'node.name': name,
      'path.home': home,
      'network.host': '127.0.0.1',
      'http.port': http,
      'transport.port': transport,
      'http.type': 'netty4',
      'transport.type': 'netty4',
      'discovery.seed_hosts': seeds,
      'cluster.initial_cluster_manager_nodes': names,
      'cluster.routing.allocation.disk.threshold_enabled': false,
    };
    const heap = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`];
    const args = [...heap, '-cp', [join(jars, '*'), here].join(delimiter), join(here, 'SearchNode.java')];
    args.push(...Object.entries(settings).map(([key, value]) => `${key}=${value}`));
    let running: Running | undefined;
    const endWithUs = () => running?.process.kill('SIGKILL');
    process.once('exit', endWithUs);
    return {
      url: `http://127.0.0.1:${http}`,
      async launch() {
        running = startProcess(java, args, { cwd: home });
      },
      async ready() {
        if (running) await waitUntil(running, () => isGreen(`http://127.0.0.1:${http}`, size), patience);
      },
      async kill() {
        running?.process.kill('SIGKILL');
        await running?.stop();
      },
      async start() {
        await this.launch();
        await this.ready();
      },
      async stop() {
        process.off('exit', endWithUs);
        await running?.stop();
      },
    };
  });
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(nodes.map((node) => node.launch()));
    await Promise.all(nodes.map((node) => node.ready()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, stop };
}

async function isGreen(url: string, size: number): Promise<boolean> {
  const reply = await fetch(`${url}/_cluster/health?wait_for_status=green&wait_for_nodes=${size}&timeout=2s`);
  return reply.ok;
}
