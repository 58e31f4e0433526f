/**
 * The port for whoever runs the service, apart from the one that people reach: measurements and health, also of processes
 * that only work.
 */

import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import { StartError } from './start-error.ts';

export interface Operations {
  close(): Promise<void>;
}

/** Opens METRICS_PORT where it is set. */
export async function openOperations(
  config: Config,
  metrics: Metrics,
  readiness: Readiness,
): Promise<Operations> {
  if (config.metricsPort === undefined) return { close: async () => {} };
  // memory, processor and event loop of this process
  collectDefaultMetrics({ register: metrics.registry });
  const server = createServer((request, response) => {
    answer(request, response, metrics, readiness).catch(() => response.writeHead(500).end());
  });
  const { metricsPort: port, metricsHost: host } = config;
  await new Promise<void>((listening, failed) => {
    server.once('error', (cause) =>
      failed(new StartError(`METRICS_PORT ${port} can't be opened on ${host}: ${cause.message}`, { cause })),
    );
    server.listen(port, host, listening);
  });
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function answer(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  { registry }: Metrics,
  readiness: Readiness,
): Promise<void> {
  const json = (status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (method !== 'GET') json(405, { status: 'GET only' });
  else if (url === '/metrics') {
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  } else if (url === '/healthz') json(200, { status: 'ok' });
  else if (url === '/readyz') {
    const report = await readiness.report();
    json(report.status === 'unavailable' ? 503 : 200, report);
  } else json(404, { status: 'there are /metrics, /healthz and /readyz' });
}
