import deviceWorker from './device.worker.ts?worker&url';
import { startModuleWorker } from './module-worker.ts';

/** Starts the worker that serves this device. */
export const startDeviceWorker = (): Worker => startModuleWorker(deviceWorker, 'device-worker');
