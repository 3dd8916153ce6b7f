import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, startProcess, waitUntil } from '../../../tests/processes.ts';
import { findAccount, makeFolder } from '../../../tests/service-folders.ts';
import { accepts } from '../../../tests/services.ts';
import { keepStarted } from '../../kit/started.ts';
import { type Contender, makeDatabase, runSql } from '../contenders.ts';

const schemaFile = '/usr/share/ejabberd/sql/pg.sql';
const erlang = '/usr/bin/erl';
const password = 'bench';

/** Debian's packages ejabberd and erlang-p1-pgsql. */
export function hasEjabberd(): boolean {
  return [schemaFile, erlang, '/usr/lib/erlang/lib'].every((path) => existsSync(path));
}

/** Minimal configuration: one listener, stream management, and the archive in PostgreSQL. */
function configure({ port, database }: { port: number; database: URL }): string {
  return `
hosts: [localhost]
loglevel: warning
certfiles: []
listen:
  - port: ${port}
    ip: 127.0.0.1
    module: ejabberd_c2s
    starttls: false
    shaper: none
    access: all
    max_stanza_size: 65536
    backlog: 1024
default_db: sql
auth_method: [sql]
auth_password_format: plain
sql_type: pgsql
sql_server: 127.0.0.1
sql_port: ${database.port}
sql_database: ${database.pathname.slice(1)}
sql_username: ${database.username}
sql_password: "${database.password}"
sql_pool_size: 10
modules:
  mod_mam:
    db_type: sql
    default: always
  mod_stream_mgmt: {}
`;
}

/**
 * ejabberd with mod_mam on the shared PostgreSQL, as an unprivileged user; without a node name, so that epmd is not needed.
 */
export async function startEjabberd({ postgres, members }: { postgres: string; members: number }): Promise<Contender> {
  const database = await makeDatabase(postgres, 'ejabberd');
  await runSql(database, readFileSync(schemaFile, 'utf8'));
  await runSql(
    database,
    `insert into users (username, password) select 'u' || n, $2 from generate_series(1, $1) as n`,
    [members, password],
  );
  const account = findAccount();
  const folder = makeFolder(account);
  const port = await findFreePort();
  const config = join(folder, 'ejabberd.yml');
  writeFileSync(config, configure({ port, database: new URL(database) }));
  if (account) chownSync(config, account.uid, account.gid);
  const args = ['+K', 'true', '+P', '250000', '-noinput', '-mnesia', 'dir', `"${join(folder, 'spool')}"`];
  const running = startProcess(erlang, [...args, '-s', 'ejabberd'], {
    ...account,
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      EJABBERD_CONFIG_PATH: config,
      EJABBERD_LOG_PATH: join(folder, 'ejabberd.log'),
      ERL_LIBS: '/usr/lib/x86_64-linux-gnu',
      ERL_CRASH_DUMP: join(folder, 'crash.dump'),
      ERL_MAX_PORTS: '32000',
    },
  });
  await waitUntil(running, () => accepts(port), 60);
  const { stop } = keepStarted({
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  });
  const named = Array.from({ length: members }, (_, index) => ({ id: `u${index + 1}`, secret: password }));
  return { name: 'ejabberd', protocol: 'xmpp', port, pid: running.process.pid ?? 0, members: named, stop };
}
