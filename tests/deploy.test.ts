/** All that deploy/ names is there: paths, commands, variables, probes; and its files are well-formed. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { variables } from '../server/kit/config/config-variables.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const server = [...globSync('server/kit/http/*.ts')].map(read).join('\n');
const scripts = JSON.parse(read('package.json')).scripts as Record<string, string>;

interface Service {
  env_file?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  logging?: { options: Record<string, string> };
  stop_grace_period?: string;
  volumes?: string[];
}

describe.each(['compose.yaml', 'deploy/compose/one-node.yaml'])('%s', (file) => {
  const compose = parse(read(file), { merge: true }) as { services: Record<string, Service>; volumes: object };

  it('limits logs, waits for healthy services, and gives the server time to stop', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect([name, service.logging?.options]).toEqual([name, { 'max-size': '20m', 'max-file': '5' }]);
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(condition).toBe('service_healthy');
        const hasCheck = compose.services[other]?.healthcheck || read('Dockerfile').includes('HEALTHCHECK');
        expect([other, Boolean(hasCheck)]).toEqual([other, true]);
      }
      for (const volume of service.volumes ?? []) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
    expect(Number.parseInt(compose.services.app?.stop_grace_period ?? '0', 10)).toBeGreaterThan(5);
  });

  it('lets every variable be set, and sets only known ones', () => {
    const { app } = compose.services;
    expect(normalize(join(dirname(file), app?.env_file ?? ''))).toBe('.env');
    for (const name of Object.keys(app?.environment ?? {})) expect(Object.keys(variables)).toContain(name);
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');

  it('copies everything that the server and its commands import', () => {
    const copied = lines.flatMap((line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);
    const missing = [...reach(['server/main.ts', ...commands()])].filter(
      (file) => !copied.includes(file.split('/')[0] ?? ''),
    );
    expect(missing).toEqual([]);
    expect(copied).not.toContain('tests');
  });

  it('runs as another user than root, and starts what is there', () => {
    expect(lines.indexOf('USER node')).toBeGreaterThan(0);
    expect(lines.at(-2)).toBe('CMD ["node", "server/main.ts"]');
    for (const [, path] of read('Dockerfile').matchAll(/127\.0\.0\.1:3000(\/[a-z/]+)/g))
      expect(server).toContain(`'${path}'`);
  });
});

/** Commands that operators run in the image. */
function commands(): string[] {
  const names = ['operator', 'import', 'demo', 'ledger:check', 'backup', 'restore', 'move', 'migrate', 'doctor'];
  return names.map((name) => (scripts[name] ?? '').replace('node ', ''));
}

/** Every file of the repository that these import, directly or not. */
function reach(entries: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const imports = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'|new URL\('(\.{1,2}\/[^']+\.ts)'/g;
    for (const [, named, address] of read(file).matchAll(imports))
      visit(normalize(join(dirname(file), named ?? address ?? '')));
  };
  for (const entry of entries) visit(entry);
  return seen;
}

describe('systemd unit', () => {
  const unit = read('deploy/systemd/tandem.service');

  it('starts what is there, and its settings are those that commands read', () => {
    expect(/^ExecStart=\/opt\/tandem\/node_modules\/\.bin\/node (\S+)$/m.exec(unit)?.[1]).toBe('server/main.ts');
    const file = /^EnvironmentFile=(.+)$/m.exec(unit)?.[1] ?? '';
    expect(read('server/kit/config/environment.ts')).toContain(`'${file}'`);
    for (const [, list = ''] of unit.matchAll(/^Environment=(.+)$/gm))
      for (const pair of list.split(' ')) expect(Object.keys(variables)).toContain(pair.split('=')[0]);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(5);
    expect(unit).toMatch(/^User=tandem$/m);
  });
});

describe.each(['deploy/caddy/Caddyfile', 'deploy/nginx/tandem.conf'])('%s', (file) => {
  it('passes on what the product needs, hides what is for the machine, and is balanced', () => {
    const text = read(file);
    expect(text).toMatch(/127\.0\.0\.1:3000/);
    expect(text).toMatch(/X-Request-Id/);
    expect(text).toMatch(/sandbox/);
    expect(text).toMatch(/metrics/);
    expect([...text.matchAll(/\{/g)]).toHaveLength([...text.matchAll(/\}/g)].length);
    if (file.includes('nginx')) expect(text).toMatch(/X-Forwarded-For[\s\S]+X-Forwarded-Proto[\s\S]+Upgrade/);
    for (const [, path] of text.matchAll(/health_uri \/api(\S+)/g)) expect(server).toContain(`'${path}'`);
  });
});

describe('Helm chart', () => {
  const root = 'deploy/helm/tandem';
  const values = parse(read(`${root}/values.yaml`)) as Values;
  const objects = globSync(`${root}/templates/*.yaml`).flatMap((file) =>
    parseAllDocuments(render(read(file), values)).map((document) => {
      expect([file, document.errors]).toEqual([file, []]);
      return document.toJS() as KubernetesObject;
    }),
  );
  const find = (kind: string) => objects.find((object) => object.kind === kind) as KubernetesObject;

  it('makes every object, each with a name', () => {
    const kinds = ['ConfigMap', 'Deployment', 'HorizontalPodAutoscaler', 'Ingress', 'Job', 'PersistentVolumeClaim'];
    expect(objects.map(({ kind }) => kind).sort()).toEqual([...kinds, 'PodDisruptionBudget', 'Service']);
    for (const { apiVersion, metadata } of objects) {
      expect(apiVersion).toMatch(/^([a-z0-9.]+\/)?v[12]$/);
      expect(metadata.name).toMatch(/^[a-z0-9-]+$/);
    }
  });

  it('probes addresses of the product, as another user than root', () => {
    const { spec } = find('Deployment');
    const [container] = spec.template.spec.containers;
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
      expect(server).toContain(`'${container[probe].httpGet.path.replace('/api', '')}'`);
    expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true);
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(10);
  });

  it('keeps files in a bucket where one is set, and makes no volume then', () => {
    const withBucket = { ...values, bucket: { ...values.bucket, enabled: true } };
    const text = ['deployment', 'files', 'settings'].map((name) =>
      render(read(`${root}/templates/${name}.yaml`), withBucket),
    );
    const [deployment, volume, settings] = text.map((each) => parse(each)) as KubernetesObject[];
    expect(deployment?.spec.template.spec.volumes).toContainEqual({ name: 'files', emptyDir: {} });
    expect(volume).toBeNull();
    const names = Object.keys(settings?.data ?? {});
    expect(names).toEqual(expect.arrayContaining(['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION']));
    for (const name of names) expect(Object.keys(variables)).toContain(name);
  });

  it('joins what belongs together, sets known variables, and migrates by a command that is there', () => {
    const { spec, metadata } = find('Deployment');
    expect(find('Service').spec.selector).toEqual(spec.template.metadata.labels);
    expect(find('PodDisruptionBudget').spec.selector.matchLabels).toEqual(spec.selector.matchLabels);
    expect(find('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(metadata.name);
    const claims = spec.template.spec.volumes.flatMap((volume: Any) => volume.persistentVolumeClaim?.claimName ?? []);
    expect(claims).toEqual([find('PersistentVolumeClaim').metadata.name]);
    for (const name of Object.keys(find('ConfigMap').data)) expect(Object.keys(variables)).toContain(name);
    const [, command] = find('Job').spec.template.spec.containers[0].command;
    expect(`node ${command}`).toBe(scripts.migrate);
  });
});

// Values and objects are free-form; the tests name what they read.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Any = any;
type Values = Record<string, Any>;
interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Any;
  data: Record<string, string>;
}

/** Renders the part of Helm's language that the chart uses; throws for an unknown value. */
function render(template: string, values: Values): string {
  const valueAt = (path: string): Any => {
    const found = path.split('.').reduce<Any>((value, name) => value?.[name], values);
    if (found === undefined) throw new Error(`values.yaml has no ${path}`);
    return found;
  };
  return renderConditions(template, (path) => Boolean(valueAt(path)))
    .replaceAll(/\s*\{\{- toYaml \.Values\.([\w.]+) \| nindent (\d+) \}\}/g, (_, path, indent) =>
      stringify(valueAt(path))
        .trimEnd()
        .replaceAll(/^/gm, ' '.repeat(Number(indent)))
        .replace(/^/, '\n'),
    )
    .replaceAll(/\{\{ \.Values\.([\w.]+) \}\}/g, (_, path) => String(valueAt(path)))
    .replaceAll('{{ .Release.Name }}', 'tandem')
    .replaceAll('{{ .Release.Revision }}', '7');
}

/** The innermost conditions first, so that they may stand in one another. */
function renderConditions(template: string, isSet: (path: string) => boolean): string {
  const innermost =
    /\s*\{\{- if (not )?\.Values\.([\w.]+) \}\}((?:(?!\{\{- (?:if|end|else))[\s\S])*?)(?:\s*\{\{- else \}\}((?:(?!\{\{- (?:if|end))[\s\S])*?))?\s*\{\{- end \}\}/g;
  const rendered = template.replaceAll(innermost, (_, not, path, body, other = '') =>
    isSet(path) === !not ? body : other,
  );
  return rendered === template ? template : renderConditions(rendered, isSet);
}
