import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** The memory and the work of a browser's processes, by their numbers, as Linux says them. */

/** Empty where the process has ended. */
export function readProcess(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Sets the peak back to what is resident now: proc_pid_clear_refs(5). */
export function resetPeaks(ids: readonly number[]): void {
  for (const id of ids) writeFileSync(`/proc/${id}/clear_refs`, '5');
}

/** Most megabytes that one of them has had resident since {@link resetPeaks}; the test's report has them too. */
export function measurePeak(ids: readonly number[]): number {
  const peaks = ids.map((id) => Number(/^VmHWM:\s+(\d+) kB$/m.exec(readProcess(id, 'status'))?.[1] ?? 0) / 1024);
  const peak = Math.max(...peaks);
  test.info().annotations.push({ type: 'megabytes', description: String(Math.round(peak)) });
  return peak;
}

/** Resolves when they have nothing more to do: browsers let a worker go on for two seconds that was ended. */
export async function untilIdle(ids: readonly number[]): Promise<void> {
  /** proc_pid_stat(5): user and system time are the 12th and 13th field after the name, in hundredths of a second. */
  const worked = () =>
    ids
      .map((id) => readProcess(id, 'stat').split(') ').at(-1)?.split(' ') ?? [])
      .reduce((sum, fields) => sum + Number(fields[11] ?? 0) + Number(fields[12] ?? 0), 0);
  let before = worked();
  await expect
    .poll(
      () => {
        const now = worked();
        const more = now - before;
        before = now;
        return more;
      },
      { intervals: [500] },
    )
    .toBeLessThan(10);
}
