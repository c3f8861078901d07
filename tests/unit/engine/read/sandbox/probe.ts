import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

/** Attempts of code that got loose in a sandbox: each is tried, and the result sent. */
function attempt(act: () => unknown): string {
  try {
    act();
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

const [port = '0', outside = ''] = process.argv.slice(2);
const socket = connect(Number(port), '127.0.0.1');
const send = (network: string) =>
  process.send?.({
    network,
    read: attempt(() => readFileSync(outside)),
    write: attempt(() => writeFileSync(`${outside}.new`, 'x')),
    run: attempt(() => spawnSync('true')),
    environment: Object.keys(process.env)
      .filter((name) => !name.startsWith('NODE_'))
      .toSorted(),
  });
socket.once('connect', () => send('connected')).once('error', () => send('refused'));
