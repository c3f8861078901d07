import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

export const help = `Usage: npm run service -- [options]

Serves the Infographic and Meme Generation Service on this machine. Jobs are kept in memory.

  --port N                port to listen on; 0 takes any free one (default 8787)
  --host ADDRESS          address to listen on (default 127.0.0.1: this machine only)
  --key KEY               API key that clients must send (default: a new one)
  --base ADDRESS          address that clients reach it at, behind a proxy (default: where it listens)
  --allow-host HOST:PORT  read pages there though it is not a public address; may be repeated
  --json                  print {"base": …, "key": …} as the first line when ready
  --help                  show this
`;

/** Something about the command line that a person has to change; the message is the one line they see. */
export class UsageError extends Error {}

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly key: string;
  /** Without a slash at its end. */
  readonly base?: string;
  /** `host:port` each. */
  readonly allowedHosts: readonly string[];
  readonly json: boolean;
}

/** Reads the command line; undefined when only help was asked for. Throws {@link UsageError}. */
export function readCommandLine(args: readonly string[]): Settings | undefined {
  const { port, host, key, base, 'allow-host': allowedHosts, json, help: wantsHelp } = parse(args);
  if (wantsHelp) return undefined;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError('--port must be a number from 0 to 65535.');
  if (!/^[\x21-\x7e]+$/.test(key)) throw new UsageError('--key must be letters, digits and signs without blanks.');
  if (base !== undefined && !/^https?:/i.test(URL.parse(base)?.protocol ?? ''))
    throw new UsageError(`--base must be an http(s) address, not “${base}”.`);
  const unclear = allowedHosts.find((allowed) => !/^[^\s/@]+:\d+$/.test(allowed));
  if (unclear !== undefined) throw new UsageError(`--allow-host must be HOST:PORT, not “${unclear}”.`);
  return { port: Number(port), host, key, base: base?.replace(/\/+$/, ''), allowedHosts, json };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '8787' },
        host: { type: 'string', default: '127.0.0.1' },
        key: { type: 'string', default: `bsk_${randomBytes(24).toString('base64url')}` },
        base: { type: 'string' },
        'allow-host': { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UsageError(`${error.message.split(/[.\n]/, 1)[0]}. See --help.`);
  }
}
