import { startModuleWorker } from '../../lib/protocol/module-worker.ts';
import deviceWorker from './device.worker.ts?worker&url';

/** Starts the worker that serves this device. */
export const startDeviceWorker = (): Worker => startModuleWorker(deviceWorker, 'device-worker');
