import { startModuleWorker } from '../../lib/protocol/module-worker.ts';
import engineWorker from './engine.worker.ts?worker&url';

/** What a worker serves. One file for both: a bundler that made two would put the engine into each. */
export type WorkerRole = 'device' | 'preview';

/** Starts a worker with the engine. */
export const startEngineWorker = (role: WorkerRole): Worker => startModuleWorker(engineWorker, 'engine-worker', role);
