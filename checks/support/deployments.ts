import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { CronJob } from 'kubernetes-types/batch/v1';
import type { PersistentVolumeClaim, Service } from 'kubernetes-types/core/v1';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { parse, parseAllDocuments } from 'yaml';

/** Service of `compose.yaml`. */
export interface ComposeService {
  image: string;
  build?: { target: string };
  environment?: Record<string, string>;
  read_only?: boolean;
  volumes?: string[];
  mem_limit?: string;
}

/** Module of `kubernetes-types` that describes the objects of an API version. */
const typesOfApiVersion = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
};

/** Object of a manifest in `deploy/kubernetes`. Only `kubernetesTypeErrors` checks that objects match this type. */
export type KubernetesObject = { metadata: { name: string; namespace?: string } } & (
  | (Required<Pick<Deployment, 'spec'>> & { apiVersion: 'apps/v1'; kind: 'Deployment' })
  | (Required<Pick<Service, 'spec'>> & { apiVersion: 'v1'; kind: 'Service' })
  | (Required<Pick<Ingress, 'spec'>> & { apiVersion: 'networking.k8s.io/v1'; kind: 'Ingress' })
  | (Required<Pick<NetworkPolicy, 'spec'>> & { apiVersion: 'networking.k8s.io/v1'; kind: 'NetworkPolicy' })
  | (Required<Pick<PodDisruptionBudget, 'spec'>> & { apiVersion: 'policy/v1'; kind: 'PodDisruptionBudget' })
  | (Required<Pick<CronJob, 'spec'>> & { apiVersion: 'batch/v1'; kind: 'CronJob' })
  | (Required<Pick<PersistentVolumeClaim, 'spec'>> & { apiVersion: 'v1'; kind: 'PersistentVolumeClaim' })
  | { apiVersion: 'v1'; kind: 'Namespace' }
);

const kubernetesFolder = 'deploy/kubernetes';

/** Reads the services of `compose.yaml`, with anchors resolved. */
export function composeServices(): Record<string, ComposeService> {
  return parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }).services;
}

/** Reads all objects of the manifests that `kustomization.yaml` lists. */
export function kubernetesObjects(): KubernetesObject[] {
  return kustomization().resources.flatMap((file) =>
    parseAllDocuments(readFileSync(`${kubernetesFolder}/${file}`, 'utf8')).map((document) => document.toJS()),
  );
}

/**
 * Compiles objects as literals of the types that Kubernetes 1.30 publishes for their `apiVersion` and `kind`. Returns the compiler's
 * errors: unknown or missing fields, wrong types, unknown kinds.
 */
export function kubernetesTypeErrors(manifests: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'rida-kubernetes-'));
  const declarations = (manifests as KubernetesObject[]).map((manifest, index) => {
    const module = typesOfApiVersion[manifest.apiVersion] ?? 'unknown';
    const type = `import('${resolve('node_modules/kubernetes-types', module)}').${manifest.kind}`;
    // The published types declare these fields as optional.
    const required = `Required<Pick<${type}, 'apiVersion' | 'kind' | 'metadata'>>`;
    return `export const o${index}: ${required} & ${type} = ${JSON.stringify(manifest)};`;
  });
  try {
    writeFileSync(join(folder, 'manifests.ts'), declarations.join('\n'));
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--pretty', 'false'];
    const compiler = resolve('node_modules/typescript/bin/tsc');
    // The folder is outside of the project, so the project's tsconfig.json does not apply.
    const { stdout, error } = spawnSync(process.execPath, [compiler, ...options, 'manifests.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (error) throw error;
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads `kustomization.yaml`. */
export function kustomization(): {
  resources: string[];
  secretGenerator: { name: string; envs: string[] }[];
  images: { name: string }[];
} {
  return parse(readFileSync(`${kubernetesFolder}/kustomization.yaml`, 'utf8'));
}

/** Names of the manifests in `deploy/kubernetes`. */
export function kubernetesFiles(): string[] {
  return readdirSync(kubernetesFolder).filter(
    (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
  );
}

/** Reads the variables of an example environment file; a variable without a value gets its value from `samples`. */
export function exampleEnvironment(file: string, samples: Record<string, string>): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const pairs = lines.flatMap((line) => [...line.matchAll(/^([A-Z_]+)=(.*)$/g)]);
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name, value.replaceAll("'", '') || (samples[name] ?? '')]),
  );
}
