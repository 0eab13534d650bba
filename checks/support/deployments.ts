import { readdirSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';

/** Service of `compose.yaml`. */
export interface ComposeService {
  image: string;
  build?: { target: string };
  environment?: Record<string, string>;
  read_only?: boolean;
  mem_limit?: string;
}

/** Object of `deploy/kubernetes`. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: {
    selector?: Record<string, unknown>;
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
  };
}

export interface PodSpec {
  securityContext?: { runAsNonRoot?: boolean };
  containers: {
    name: string;
    env?: { name: string; value: string }[];
    securityContext?: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean };
    resources?: { limits?: { memory?: string } };
    volumeMounts?: { name: string; mountPath: string }[];
  }[];
}

const kubernetes = 'deploy/kubernetes';

/** Reads the services of `compose.yaml`, with anchors resolved. */
export function composeServices(): Record<string, ComposeService> {
  return parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }).services;
}

/** Reads all objects of the manifests that `kustomization.yaml` lists. */
export function kubernetesObjects(): KubernetesObject[] {
  return kustomization().resources.flatMap((file) =>
    parseAllDocuments(readFileSync(`${kubernetes}/${file}`, 'utf8')).map((document) => document.toJS()),
  );
}

/** Reads `kustomization.yaml`. */
export function kustomization(): {
  resources: string[];
  secretGenerator: { name: string; envs: string[] }[];
  images: { name: string }[];
} {
  return parse(readFileSync(`${kubernetes}/kustomization.yaml`, 'utf8'));
}

/** Names of the manifests in the folder. */
export function kubernetesFiles(): string[] {
  return readdirSync(kubernetes).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
}

/** Reads the variables of an example of an environment file; one without a value gets the sample's. */
export function exampleEnvironment(file: string, samples: Record<string, string>): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const pairs = lines.flatMap((line) => [...line.matchAll(/^([A-Z_]+)=(.*)$/g)]);
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name, value.replaceAll("'", '') || (samples[name] ?? '')]),
  );
}
