import type { Figure } from './bench.ts';
import { listenToWorker, readClock, type Times } from './clock.ts';
import { type Device, runJob, startDevice } from './device.ts';
import { median } from './median.ts';
import { drawWithPeer, type PosterContent } from './peer.ts';
import { posterContent, posterText } from './poster.ts';
import { loadTakumi } from './takumi.ts';

const rounds = 21;

/** Runs a job to its last stage, and times that one in the worker. */
async function timeLastStage({ page, worker }: Device, path: '/api/generate' | '/api/meme'): Promise<Times> {
  await runJob(page, path, { sourceText: posterText, aspectRatio: '9:16', outputFormat: 'png' });
  return readClock(worker);
}

async function timePeer(draw: typeof drawWithPeer, content: PosterContent): Promise<number> {
  const start = performance.now();
  await draw(content);
  return performance.now() - start;
}

/**
 * Draws twice and returns the time of the second: what another side has left in the processor's caches in between is cold
 * for every side alike.
 */
async function warmed<Time>(draw: () => Promise<Time>): Promise<Time> {
  await draw();
  return draw();
}

/** Warm rendering of one 1080×1920 poster, ours in the extension's worker against its peers in Node, in turn. */
export async function measureRender(): Promise<Figure[]> {
  const device = await startDevice();
  try {
    await listenToWorker(device.worker);
    const content = posterContent();
    const takumi = await loadTakumi();
    const first = await timeLastStage(device, '/api/generate');
    const [posters, memes]: [Times[], Times[]] = [[], []];
    const [peers, takumis]: [number[], number[]] = [[], []];
    // In turn, so that a machine that slows down, or has others to serve, does so for all sides.
    for (let round = 0; round < rounds; round++) {
      posters.push(await warmed(() => timeLastStage(device, '/api/generate')));
      memes.push(await warmed(() => timeLastStage(device, '/api/meme')));
      peers.push(await warmed(() => timePeer(drawWithPeer, content)));
      takumis.push(await warmed(() => timePeer(takumi, content)));
    }
    const ours = median(posters.map(({ drawn }) => drawn));
    const theirs = median(peers);
    const takumiTime = median(takumis);
    return [
      { name: 'poster 1080×1920 PNG, extension’s worker, first', value: first.drawn, unit: 'ms' },
      { name: 'poster 1080×1920 PNG, extension’s worker, warm', value: ours, unit: 'ms' },
      { name: 'the same, stored and answered', value: median(posters.map(({ stored }) => stored)), unit: 'ms' },
      {
        name: 'meme 1080×1920 PNG, extension’s worker, warm',
        value: median(memes.map(({ drawn }) => drawn)),
        unit: 'ms',
      },
      { name: 'the same poster, satori + resvg in Node, warm', value: theirs, unit: 'ms' },
      { name: 'ours against satori + resvg', value: ours / theirs, unit: '×', bound: 0.15 },
      { name: 'the same poster, takumi wasm in Node, warm', value: takumiTime, unit: 'ms' },
      { name: 'ours against takumi wasm', value: ours / takumiTime, unit: '×', bound: 0.5 },
    ];
  } finally {
    await device.close();
  }
}
