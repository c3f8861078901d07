import type { JobRecord } from './record.ts';
import type { Order } from './request.ts';

export function makeNewJob(
  order: Order & Pick<JobRecord, 'idea' | 'isVersion' | 'versionOf'>,
  connection: JobRecord['connection'],
  now = new Date(),
): JobRecord {
  return {
    id: crypto.randomUUID(),
    kind: order.request.kind,
    state: 'waiting',
    connection,
    request: order.request,
    source: order.source,
    ...(order.captureId && { captureId: order.captureId }),
    ...(order.idea && { idea: order.idea }),
    ...(order.isVersion && { isVersion: true }),
    ...(order.versionOf && { versionOf: order.versionOf }),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    tries: 0,
    polls: 0,
  };
}
