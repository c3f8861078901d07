import type { SaveEnd } from '../protocol/messages.ts';
import { type AdvancePorts, withJob } from './advance.ts';
import { isSamePlace } from './again.ts';
import { makeNewJob } from './new-job.ts';
import { type JobRecord, settledStates } from './record.ts';
import { canAskAgain, findRetryStep, revive } from './retry.ts';
import { moveTo } from './transitions.ts';

/** The user's decisions on a job. All are idempotent. */
type DecisionPorts = Pick<AdvancePorts, 'store' | 'lock' | 'now'>;
type StopPorts = DecisionPorts & { /** Ends the step that a job is at. */ stopStep(id: string): void };

async function change(
  id: string,
  ports: DecisionPorts,
  next: (record: JobRecord) => JobRecord | undefined,
): Promise<JobRecord | undefined> {
  return withJob(id, ports, async () => {
    const record = await ports.store.get(id);
    const changed = record && next(record);
    if (changed) await ports.store.put(changed);
    return changed ?? record;
  });
}

/** A create on its way becomes unconfirmed, as it may have cost credits. */
export function cancelJob(id: string, ports: StopPorts): Promise<JobRecord | undefined> {
  ports.stopStep(id);
  return change(id, ports, (record) =>
    settledStates.includes(record.state) ? undefined : moveTo(record, 'cancelled', ports.now()),
  );
}

/** Sends a create whose reply was lost again, which may cost again, or gives it up. */
export function decideUnconfirmed(
  id: string,
  decision: 'send-again' | 'give-up',
  ports: DecisionPorts,
): Promise<JobRecord | undefined> {
  return change(id, ports, (record) => {
    if (record.state !== 'unconfirmed') return undefined;
    return moveTo(record, decision === 'send-again' ? 'waiting' : 'cancelled', ports.now());
  });
}

/** Retries a job as {@link findRetryStep} says; idempotent. `asks`: always asks the service. Returns the job that now runs. */
export async function retryJob(
  id: string,
  connection: JobRecord['connection'],
  ports: DecisionPorts,
  asks = false,
): Promise<JobRecord | undefined> {
  return startSuccessor(id, ports, async (record) => {
    const step = asks && canAskAgain(record) ? 'ask' : findRetryStep(record);
    return step === 'anew' ? createAnew(record, connection, ports) : revive(record, step, ports.now());
  });
}

export async function remakeFromPdfPage(
  id: string,
  connection: JobRecord['connection'],
  ports: DecisionPorts,
  drawPage: (blobId: string) => Promise<string>,
): Promise<JobRecord | undefined> {
  return startSuccessor(id, ports, async (record) => {
    const pdf = record.request.parts.find(({ name }) => name === 'sourcePdf');
    if (!pdf) return record;
    const image = {
      name: 'sourceImage',
      blobId: await drawPage(pdf.blobId),
      fileName: pdf.fileName.replace(/\.pdf$/i, ''),
      mediaType: 'image/png',
    } as const;
    const others = record.request.parts.filter((part) => part !== pdf);
    return createAnew({ ...record, request: { ...record.request, parts: [...others, image] } }, connection, ports);
  });
}

/** Undefined where there is no picture. A failure leaves the record unchanged. */
export function saveAgain(
  id: string,
  { save }: Pick<AdvancePorts['delivery'], 'save'>,
  ports: DecisionPorts,
): Promise<SaveEnd | undefined> {
  return withJob(id, ports, async () => {
    const record = await ports.store.get(id);
    if (record?.state !== 'delivered') return undefined;
    const { delivery, end } = await save(record);
    if (end !== 'unsaved') await ports.store.put({ ...record, delivery });
    return end;
  });
}

export function noteCopied(id: string, ports: DecisionPorts): Promise<JobRecord | undefined> {
  return change(id, ports, (record) =>
    record.delivery?.copied ? { ...record, delivery: { ...record.delivery, copied: 'copied' } } : undefined,
  );
}

export const keepSeries = (
  id: string,
  series: NonNullable<JobRecord['series']>,
  ports: DecisionPorts,
): Promise<JobRecord | undefined> => change(id, ports, (record) => ({ ...record, series }));

async function startSuccessor(
  id: string,
  ports: DecisionPorts,
  next: (record: JobRecord) => Promise<JobRecord>,
): Promise<JobRecord | undefined> {
  return withJob(id, ports, async () => {
    const record = await ports.store.get(id);
    if (!record || !settledStates.includes(record.state)) return record;
    const known = record.retriedAs && (await ports.store.get(record.retriedAs));
    if (known) return known;
    const successor = await next(record);
    // Marked first: an unlinked successor could be made, and paid for, twice.
    if (successor.id !== id) await ports.store.put({ ...record, retriedAs: successor.id });
    await ports.store.put(successor);
    return successor;
  });
}

const createAnew = (record: JobRecord, connection: JobRecord['connection'], { now }: DecisionPorts): JobRecord =>
  makeNewJob(
    isSamePlace(record.connection, connection) ? record : { ...record, idea: undefined },
    connection,
    new Date(now()),
  );

/** Failures that the user or the network may have ended. Full limits need time. */
const passing: readonly (string | undefined)[] = [
  'unauthorized',
  'no_permission',
  'offline',
  'service_unreachable',
  'service_absent',
  'service_error',
  'other_service',
  'answer_lost',
  'no_answer',
  'unexpected_answer',
  'job_gone',
];

export async function retryNow(jobs: readonly JobRecord[], ports: DecisionPorts): Promise<void> {
  const makeDueNow = (record: JobRecord) =>
    record.dueAt && passing.includes(record.error?.code) ? { ...record, dueAt: undefined } : undefined;
  await Promise.all(jobs.map(({ id }) => change(id, ports, makeDueNow)));
}
