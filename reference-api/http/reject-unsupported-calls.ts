import type { OpenAPIHono } from '@hono/zod-openapi';
import { resourcePaths } from '../../contract/paths.ts';
import {
  type ResourceMethod,
  type ResourceName,
  resourceCalls,
  resourceMethods,
} from '../../contract/resources.ts';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';

const serviceMethods = Object.entries(resourceMethods) as [
  ResourceMethod,
  readonly [verb: string, path: string],
][];
const resources = Object.entries(resourcePaths) as [ResourceName, string][];

/**
 * Rejects calls of the generic resource service that a resource does not support: 405, with the supported HTTP methods of the path in
 * `Allow`. Register before the routes of the resources.
 */
export function rejectUnsupportedCalls(app: OpenAPIHono): void {
  for (const [resource, base] of resources) {
    app.use(`${base}/*`, async (c, next) => {
      const calledMethod = findMethod(c.req.method, c.req.path.slice(base.length));
      if (calledMethod && !(calledMethod.name in resourceCalls[resource]))
        throw new HttpError(405, messages.callNotSupported, {
          headers: { Allow: allowedVerbs(resource, calledMethod.path).join(', ') },
        });
      await next();
    });
  }
}

/** Finds the service method of an HTTP method (`verb`) and a path below the resource; fixed paths come before ids. */
function findMethod(verb: string, path: string): { name: ResourceMethod; path: string } | undefined {
  // `/17` becomes `/{id}`, and `/Get/17` becomes `/Get/{id}`.
  const pathWithId = path.replace(/^(\/Get)?\/[^/]+$/, '$1/{id}');
  const findByPath = (wantedPath: string) =>
    serviceMethods.find(([, [methodVerb, methodPath]]) => methodVerb === verb && methodPath === wantedPath);
  const [name, [, foundPath] = []] = findByPath(path) ?? findByPath(pathWithId) ?? [];
  return name && foundPath !== undefined ? { name, path: foundPath } : undefined;
}

function allowedVerbs(resource: ResourceName, path: string): string[] {
  return serviceMethods
    .filter(([name, [, methodPath]]) => methodPath === path && name in resourceCalls[resource])
    .map(([, [verb]]) => verb);
}
