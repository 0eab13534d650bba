import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';

const queryString = /\?\S*/;

/**
 * Exports Next's traces of requests and their upstream calls over OTLP, configured by the standard environment variables
 * (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER` …).
 * @returns function that flushes and stops the export
 */
export function startOtlpTracing(): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'rida-storefront' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(withoutQueries(new OTLPTraceExporter()))],
  });
  provider.register();
  return () => provider.shutdown();
}

/** Removes query strings, which may contain tokens or search texts. */
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
  const strip = (value: unknown) => (typeof value === 'string' ? value.replace(queryString, '') : value);
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).map(([name, value]) => [name, strip(value)]),
  );
  return Object.create(span, {
    name: { value: strip(span.name) },
    attributes: { value: attributes },
  });
}
