import { readFileSync } from 'node:fs';
import { readSettings } from '../upstream/settings.ts';
import {
  composeServices,
  exampleEnvironment,
  kubernetesFiles,
  kubernetesObjects,
  kustomization,
} from './support/deployments.ts';

/** Values that an operator fills in. */
const samples = {
  SHOPS: '[{"currency":"EGP"}]',
  SMTP_URL: 'log',
  SITE_URL: 'https://shop.example.com',
  POSTGRES_PASSWORD: 'secret',
  REVALIDATE_SECRET: 'at-least-16-characters',
  WEBHOOK_SECRET: 'at-least-16-characters',
};
const inProduction = (environment: Record<string, string>) =>
  readSettings({ NODE_ENV: 'production', ...environment });
const services = composeServices();
const objects = kubernetesObjects();
const pods = objects.flatMap(({ metadata, spec }) =>
  spec?.template ? [{ name: metadata.name, ...spec.template }] : [],
);

/** Replaces `${NAME:?…}` and `${NAME:-…}` by values. */
function fillIn(environment: Record<string, string>, values: Record<string, string>) {
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_all, name: string) => values[name] ?? '');
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}

describe('compose.yaml', () => {
  const values = exampleEnvironment('deploy/compose.env.example', samples);

  test('gives the API every setting that production requires', () => {
    const settings = inProduction(fillIn(services['api-1']?.environment ?? {}, values));
    expect([...settings.shops.keys()]).toEqual(['EGP']);
    expect(settings.siteUrl).toBe(samples.SITE_URL);
  });

  test.each(Object.entries(services))('runs %s read-only with a limit of memory', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, mem_limit: expect.any(String) });
  });

  test('builds an image for each program', () => {
    const targets = Object.values(services).flatMap(({ build }) => (build ? [build.target] : []));
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
    for (const target of targets) expect(dockerfile).toContain(` AS ${target}\n`);
    expect(new Set(targets)).toEqual(new Set(['storefront', 'api']));
  });
});

describe('deploy/kubernetes', () => {
  test('lists every manifest', () => {
    expect([...kustomization().resources].sort()).toEqual(kubernetesFiles().sort());
  });

  test('gives the API every setting that production requires', () => {
    const [container] = pods.find(({ name }) => name === 'api')?.spec.containers ?? [];
    const own = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
    const secret = exampleEnvironment('deploy/kubernetes/api.env.example', samples);
    expect([...inProduction({ ...secret, ...own }).shops.keys()]).toEqual(['EGP']);
  });

  test.each(pods)('runs $name unprivileged and read-only with a limit of memory', ({ spec }) => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
    for (const container of spec.containers) {
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
      expect(container.resources?.limits?.memory).toMatch(/^\d+[MG]i$/);
    }
  });

  test('selects the pods that a workload makes', () => {
    for (const { metadata, spec } of objects) {
      if (!spec?.template) continue;
      expect(spec.selector?.matchLabels).toEqual(spec.template.metadata.labels);
      const service = objects.find(
        ({ kind, metadata: { name } }) => kind === 'Service' && name === metadata.name,
      );
      expect(service?.spec?.selector).toEqual(spec.template.metadata.labels);
    }
  });
});

describe('systemd units', () => {
  const unit = (name: string) => readFileSync(`deploy/rida-${name}@.service`, 'utf8');

  test.each(['storefront', 'api'])('restart the %s for ever', (name) => {
    expect(unit(name)).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$/m);
    expect(unit(name)).toMatch(/^Restart=always$/m);
  });

  test('build the storefront in a step with memory of its own', () => {
    expect(unit('storefront')).toMatch(/^Requires=rida-build@%i\.service$/m);
    expect(unit('storefront')).toMatch(/^After=.*rida-build@%i\.service$/m);
    expect(unit('build')).toMatch(/^Type=oneshot$/m);
    expect(unit('build')).toMatch(/^MemoryMax=2G$/m);
  });
});
