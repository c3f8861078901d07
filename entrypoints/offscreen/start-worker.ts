import { startEngineWorker } from '../../components/workers/start.ts';

export const startDeviceWorker = (): Worker => startEngineWorker('device');
