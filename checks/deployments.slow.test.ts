import { readFileSync } from 'node:fs';
import { readSettings } from '../reference-api/settings.ts';
import {
  composeServices,
  exampleEnvironment,
  kubernetesFiles,
  kubernetesObjects,
  kubernetesTypeErrors,
  kustomization,
} from './support/deployments.ts';

/** Sample values of the settings that an operator fills in. */
const samples = {
  SHOPS: '[{"currency":"EGP"}]',
  SMTP_URL: 'log',
  SITE_URL: 'https://shop.example.com',
  POSTGRES_PASSWORD: 'secret',
  REVALIDATE_SECRET: 'at-least-16-characters',
  WEBHOOK_SECRET: 'at-least-16-characters',
};
const readProductionSettings = (environment: Record<string, string>) =>
  readSettings({ NODE_ENV: 'production', ...environment });
const services = composeServices();
const objects = kubernetesObjects();
const deployments = objects.filter((object) => object.kind === 'Deployment');
const podTemplateOf = (object: (typeof objects)[number]) => {
  if (object.kind === 'Deployment') return object.spec.template;
  if (object.kind === 'CronJob') return object.spec.jobTemplate.spec?.template;
  return undefined;
};
const pods = objects.flatMap((object) => {
  const template = podTemplateOf(object);
  if (!template?.spec) return [];
  return [{ name: object.metadata.name, labels: template.metadata?.labels, spec: template.spec }];
});
const kubernetesServices = objects.filter((object) => object.kind === 'Service');
/** Names and numbers of the ports of a service; empty when the service does not exist. */
const portsOfService = (service: string) =>
  kubernetesServices
    .filter(({ metadata }) => metadata.name === service)
    .flatMap(({ spec }) => spec.ports?.flatMap(({ name, port }) => [name, port]) ?? []);

/** Replaces `${NAME:?…}` and `${NAME:-…}` in an environment by the value of `NAME`. */
function fillIn(environment: Record<string, string>, values: Record<string, string>) {
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_match, name: string) => values[name] ?? '');
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}

describe('compose.yaml', () => {
  const exampleValues = exampleEnvironment('deploy/compose.env.example', samples);

  test('gives the API every setting that production requires', () => {
    const settings = readProductionSettings(fillIn(services['api-1']?.environment ?? {}, exampleValues));
    expect([...settings.shops.keys()]).toEqual(['EGP']);
    expect(settings.siteUrl).toBe(samples.SITE_URL);
  });

  test.each(Object.entries(services))('runs %s read-only with a memory limit', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, mem_limit: expect.any(String) });
  });

  test('gives all APIs one volume for imported pictures', () => {
    for (const api of [services['api-1'], services['api-2']])
      expect(api?.volumes).toContainEqual(`media:${api?.environment?.MEDIA_DIR}`);
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
    const variables = (container?.env ?? []).map(({ name, value = '' }) => [name, value]);
    const secret = exampleEnvironment('deploy/kubernetes/api.env.example', samples);
    const environment = { ...secret, ...Object.fromEntries(variables) };
    expect([...readProductionSettings(environment).shops.keys()]).toEqual(['EGP']);
  });

  test('gives all APIs one volume for imported pictures', () => {
    const spec = pods.find(({ name }) => name === 'api')?.spec;
    const [container] = spec?.containers ?? [];
    const folder = container?.env?.find(({ name }) => name === 'MEDIA_DIR')?.value;
    const mount = container?.volumeMounts?.find(({ mountPath }) => mountPath === folder);
    const claim = spec?.volumes?.find(({ name }) => name === mount?.name)?.persistentVolumeClaim?.claimName;
    const volumeClaim = objects.find(
      ({ kind, metadata }) => kind === 'PersistentVolumeClaim' && metadata.name === claim,
    );
    expect(volumeClaim).toMatchObject({ spec: { accessModes: ['ReadWriteMany'] } });
  });

  test.each(pods)('runs $name unprivileged and read-only with a memory limit', ({ spec }) => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
    for (const container of spec.containers) {
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
      expect(container.resources?.limits?.memory).toMatch(/^\d+[MG]i$/);
    }
  });

  test('has only objects that match the types of Kubernetes', () => {
    expect(kubernetesTypeErrors(objects)).toBe('');
  });

  test('fails the type check on misspelt fields, wrong values and unknown kinds', () => {
    const metadata = { name: 'x' };
    const errors = kubernetesTypeErrors([
      { apiVersion: 'v1', kind: 'Service', metadata, spec: { selectors: {} } },
      { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata, spec: { selector: 'api' } },
      { apiVersion: 'apps/v1', kind: 'Deployment', metadata, spec: { selector: {} } },
      { apiVersion: 'apps/v1', kind: 'Deploymint', metadata },
      { apiVersion: 'extensions/v1beta1', kind: 'Ingress', metadata },
    ]);
    const lineNumbers = [...errors.matchAll(/^manifests\.ts\((\d)/gm)].map(([, line]) => line);
    expect([...new Set(lineNumbers)]).toEqual(['1', '2', '3', '4', '5']);
  });

  test('selects the pods that its deployments create', () => {
    for (const { metadata, spec } of deployments) {
      const labels = spec.template.metadata?.labels;
      expect(spec.selector.matchLabels).toEqual(labels);
      const service = kubernetesServices.find(({ metadata: { name } }) => name === metadata.name);
      expect(service?.spec.selector).toEqual(labels);
    }
    const podLabels = pods.map(({ labels }) => labels);
    for (const object of objects)
      if (object.kind === 'PodDisruptionBudget')
        expect(podLabels).toContainEqual(object.spec.selector?.matchLabels);
  });

  test.each(pods)('gives $name only ports, volumes and secrets that exist', ({ name, spec }) => {
    const secrets = kustomization().secretGenerator.map((secret) => secret.name);
    const volumes = spec.volumes?.map((volume) => volume.name) ?? [];
    const claims = spec.volumes?.flatMap(
      ({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [],
    );
    for (const claim of claims ?? [])
      expect(objects).toContainEqual(
        expect.objectContaining({ kind: 'PersistentVolumeClaim', metadata: { name: claim } }),
      );
    for (const { env, ports, readinessProbe, livenessProbe, envFrom, volumeMounts } of spec.containers) {
      const portNames = ports?.map((port) => port.name);
      // Pods of cron jobs have no readiness probe.
      const isDeployment = deployments.some(({ metadata }) => metadata.name === name);
      expect(readinessProbe !== undefined).toBe(isDeployment);
      for (const probe of [readinessProbe, livenessProbe]) {
        const port = probe?.httpGet?.port ?? probe?.tcpSocket?.port;
        if (port !== undefined) expect(portNames).toContain(port);
      }
      const service = kubernetesServices.find(({ metadata }) => metadata.name === name);
      for (const { targetPort } of service?.spec.ports ?? []) expect(portNames).toContain(targetPort);
      const secretRefs = (envFrom ?? []).map(({ secretRef }) => secretRef?.name);
      const keyRefs = (env ?? []).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
      for (const secret of [...secretRefs, ...keyRefs.map((ref) => ref.name)])
        expect(secrets).toContain(secret);
      for (const { name: secret, key } of keyRefs)
        expect(exampleEnvironment(`deploy/kubernetes/${secret}.env.example`, samples)).toHaveProperty(key);
      expect(volumeMounts?.map((mount) => mount.name).sort()).toEqual([...volumes].sort());
    }
  });

  test('names only services that exist', () => {
    const urls = pods.flatMap(({ spec }) =>
      spec.containers.flatMap(
        ({ env }) => env?.flatMap(({ value }) => value?.match(/^\w+:\/\/\S+$/g) ?? []) ?? [],
      ),
    );
    expect(urls.length).toBeGreaterThanOrEqual(3);
    for (const { hostname, port } of urls.map((url) => new URL(url)))
      expect(portsOfService(hostname)).toContain(Number(port));
    const backends = objects.flatMap((object) =>
      object.kind === 'Ingress'
        ? (object.spec.rules ?? []).flatMap(
            ({ http }) => http?.paths.map(({ backend }) => backend.service) ?? [],
          )
        : [],
    );
    expect(backends).toHaveLength(1);
    for (const backend of backends)
      expect(portsOfService(backend?.name ?? '')).toContain(backend?.port?.name);
  });

  test('uses the images of Dockerfile and compose.yaml', () => {
    const images = pods.flatMap(({ spec }) => spec.containers.map(({ image }) => image));
    const ownImages = kustomization().images.map(({ name }) => name);
    const foreignImages = [services.redis, services.postgres].map((service) =>
      service?.image.replace(/^\$\{\w+:-(.*)\}$/, '$1'),
    );
    expect(images.sort()).toEqual([...foreignImages, ...ownImages].sort());
    expect(ownImages).toEqual([services['storefront-1']?.image, services['api-1']?.image]);
  });
});

describe('systemd units', () => {
  const unit = (name: string) => readFileSync(`deploy/rida-${name}@.service`, 'utf8');

  test.each(['storefront', 'api'])('restart the %s after every exit, without a limit', (name) => {
    expect(unit(name)).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$/m);
    expect(unit(name)).toMatch(/^Restart=always$/m);
  });

  test('build the storefront in a separate unit with its own memory limit', () => {
    expect(unit('storefront')).toMatch(/^Requires=rida-build@%i\.service$/m);
    expect(unit('storefront')).toMatch(/^After=.*rida-build@%i\.service$/m);
    expect(unit('build')).toMatch(/^Type=oneshot$/m);
    expect(unit('build')).toMatch(/^MemoryMax=2G$/m);
  });
});

test('limits the arenas of freed memory of the storefront', () => {
  const image = readFileSync('deploy/Dockerfile', 'utf8').split(' AS storefront\n')[1] ?? '';
  for (const text of [image, readFileSync('deploy/rida-storefront@.service', 'utf8')])
    expect(text).toMatch(/^(?:ENV |Environment=).*\bMALLOC_ARENA_MAX=2\b/m);
});
