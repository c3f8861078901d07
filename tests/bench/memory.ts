import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { aspects, formats } from '../../lib/contract/index.ts';
import type { Figure } from './bench.ts';
import { type Device, runJob, startDevice } from './device.ts';
import { WorkerSession } from './worker-session.ts';

/** By then fonts, canvases and what is kept of words are there. */
const first = 50;
const last = 500;
/** Every so many a meme: they keep their drawings. */
const memeEvery = 4;
/** What 450 pictures more may leave behind: a single poster's pixels are 8 MB. */
const maxGrowthMb = { heap: 8, process: 40 };

const things = ['homes', 'schools', 'bridges', 'libraries', 'gardens', 'harbours', 'stations', 'bakeries', 'museums'];

/** A text whose words and figures no other number has. */
function readText(index: number): string {
  const thing = things[index % things.length] ?? '';
  const points = ['Roof', 'Door', 'Wall', 'Floor', 'Light'].slice(0, 3 + (index % 3)).map((part, at) => {
    const figure = index * 7 + at * 3 + 11;
    return `## ${part} number ${index}-${at}\n\nThe ${part.toLowerCase()} of these ${thing} was made new in ${figure} days.`;
  });
  return [`# What ${index + 20} ${thing} did to save heat`, `${1000 + index} ${thing} were insulated.`, ...points].join(
    '\n\n',
  );
}

const mebibytes = (bytes: number) => bytes / 2 ** 20;

const heapUsage = z.object({ usedSize: z.number(), backingStorageSize: z._default(z.number(), 0) });

/** What the worker's own heap holds after a collection, its buffers included. Mebibytes. */
async function measureHeap(session: WorkerSession): Promise<number> {
  // What the first leaves to finalisers goes with the second.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = heapUsage.parse(await session.send('Runtime.getHeapUsage'));
  return mebibytes(usedSize + backingStorageSize);
}

/** Memory of the processes that run pages and their workers, canvases included; undefined off Linux. Mebibytes. */
async function measureProcesses({ page }: Device): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser is gone.');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kibibytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]));
  return mebibytes(kibibytes.reduce((sum, each) => sum + each, 0) * 1024);
}

/** 500 different pictures in one worker, in every aspect and format: what it holds after the 50th and after the last. */
export async function measureMemory(): Promise<Figure[]> {
  const device = await startDevice();
  try {
    const session = await WorkerSession.attach(device.page.context(), device.host, 'engine.worker');
    const look = async () => ({ heap: await measureHeap(session), process: await measureProcesses(device) });
    let early = await look();
    for (let index = 1; index <= last; index++) {
      await runJob(device.page, index % memeEvery === 0 ? '/api/meme' : '/api/generate', {
        sourceText: readText(index),
        aspectRatio: aspects[Math.floor(index / memeEvery) % aspects.length] ?? '1:1',
        outputFormat: formats[index % formats.length] ?? 'png',
      });
      if (index === first) early = await look();
    }
    const late = await look();
    return [
      { name: `worker’s heap after ${first} pictures`, value: early.heap, unit: 'MiB' },
      { name: `worker’s heap after ${last} pictures`, value: late.heap, unit: 'MiB' },
      { name: 'growth of the worker’s heap', value: late.heap - early.heap, unit: 'MiB', bound: maxGrowthMb.heap },
      ...(early.process === undefined || late.process === undefined
        ? []
        : [
            { name: `page processes after ${first} pictures`, value: early.process, unit: 'MiB' },
            { name: `page processes after ${last} pictures`, value: late.process, unit: 'MiB' },
            {
              name: 'growth of the page processes',
              value: late.process - early.process,
              unit: 'MiB',
              bound: maxGrowthMb.process,
            },
          ]),
    ];
  } finally {
    await device.close();
  }
}
