import { createClient } from '@redis/client';
import type { Config } from '../../server/kit/config/config.ts';
import { createMailProbe } from '../../server/kit/delivery/mail.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

const limitMs = 5_000;

export async function checkMail(config: Config): Promise<Finding> {
  const probe = createMailProbe(config);
  if (!probe) return fine('Mail', 'The sandbox keeps every mail; real ones need SMTP_URL.');
  try {
    await probe();
    return fine('Mail', 'The server answers and takes the sign-in.');
  } catch (error) {
    return problem('Mail', (error as Error).message, 'Check SMTP_URL: host, port, user, password, and the firewall.');
  }
}

export async function checkRedis({ redisUrl }: Config): Promise<Finding[]> {
  if (!redisUrl) return [];
  const client = createClient({ url: redisUrl, socket: { connectTimeout: limitMs, reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return [fine('Redis', 'Answers.')];
  } catch (error) {
    const text = `It cannot be reached: ${(error as Error).message}`;
    return [warning('Redis', text, 'Start it or check REDIS_URL; until then live events stay in one process.')];
  } finally {
    client.destroy();
  }
}

/** The running server as itself and as people reach it. */
export async function checkRunning({ ownUrl, publicUrl, production }: Config): Promise<Finding[]> {
  const own = await ask(`${ownUrl}/api/health/ready`);
  const findings = [describeReadiness(own)];
  if (production && own) {
    const outside = await ask(`${publicUrl}/api/health/live`);
    const remedy = 'Check the name, the certificate and the proxy before the product (see "Behind a proxy").';
    findings.push(
      outside?.ok
        ? fine('Address', `${publicUrl} answers.`)
        : warning('Address', `${publicUrl} does not answer.`, remedy),
    );
  }
  return findings;
}

type Answer = { ok: boolean; body: { reason?: string; data?: { degraded?: string[] } } } | null;

async function ask(url: string): Promise<Answer> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    return { ok: reply.ok, body: (await reply.json()) as NonNullable<Answer>['body'] };
  } catch {
    return null;
  }
}

function describeReadiness(answer: Answer): Finding {
  if (!answer) return warning('Server', 'It does not run, or on another port.', 'npm start');
  if (!answer.ok)
    return problem('Server', `It is not ready: ${answer.body.reason ?? ''}`, 'See the points above and its log.');
  const degraded = answer.body.data?.degraded ?? [];
  if (degraded.length === 0) return fine('Server', 'Ready.');
  return warning('Server', `Ready without ${degraded.join(', ')}.`, 'See the points above and its log.');
}

/** Settings that are allowed, but rarely meant. */
export function checkSettings(config: Config): Finding[] {
  const { production, sandbox, demo, moneyHolding, supportEmail } = config;
  const found: Finding[] = [
    fine('Settings', production ? 'Those of a production.' : 'Those of a trial on this machine.'),
  ];
  if (!production) return found;
  if (sandbox) found.push(warning('Settings', 'The sandbox is on.', 'Unset SANDBOX.'));
  if (demo) found.push(warning('Settings', 'The demo story is on.', 'Unset DEMO.'));
  if (!moneyHolding) found.push(warning('Settings', 'Nothing can be funded.', 'Set MONEY_HOLDING.'));
  if (supportEmail.endsWith('.example'))
    found.push(warning('Settings', 'SUPPORT_EMAIL is the example.', 'Set it to your own.'));
  return found;
}
