import type { JobRecord } from './record.ts';

/**
 * What is known of the credits of a job that failed at a service. `none`: nothing was accepted, and so nothing charged;
 * `unknown`: it was accepted, and the service does not say what became of them. Undefined where there is nothing to say: on
 * this device, and of a picture that is made.
 */
export function findCharge({ state, connection, accepted, answer }: JobRecord): 'none' | 'unknown' | undefined {
  if (state !== 'failed' || connection.type === 'device' || answer?.status === 'completed') return undefined;
  return accepted ? 'unknown' : 'none';
}
