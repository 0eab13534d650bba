import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';

const query = /\?\S*/;

/**
 * Sends the traces that Next makes of requests and of the calls they take, as the standard variables say (`OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER` …).
 * @returns what sends the rest of them
 */
export function startTracing(): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'rida-storefront' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(withoutQueries(new OTLPTraceExporter()))],
  });
  provider.register();
  return () => provider.shutdown();
}

/** A query may hold a token, or what someone searched for. */
function withoutQueries(exporter: SpanExporter): SpanExporter {
  return {
    export(spans, done) {
      exporter.export(spans.map(withoutQuery), done);
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function withoutQuery(span: ReadableSpan): ReadableSpan {
  const cut = (value: unknown) => (typeof value === 'string' ? value.replace(query, '') : value);
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).map(([name, value]) => [name, cut(value)]),
  );
  return Object.create(span, {
    name: { value: cut(span.name) },
    attributes: { value: attributes },
  });
}
