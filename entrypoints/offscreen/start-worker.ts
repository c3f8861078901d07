import { startEngineWorker } from '../../components/workers/start.ts';

/** Starts the worker that serves this device. */
export const startDeviceWorker = (): Worker => startEngineWorker('device');
