import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { planNames } from '../core/plan-windows.ts';
import type { BucketSettings } from './s3/bucket.ts';

export class UsageError extends Error {}

const integer = (min: number, max: number, words: string) => {
  const number = z.pipe(z.string().check(z.regex(/^\d{1,10}$/, words)), z.transform(Number));
  return number.check(z.refine((value) => value >= min && value <= max, words));
};
const port = integer(0, 65_535, 'must be a number from 0 to 65535.');
const credits = integer(0, 1_000_000_000, 'must be a number from 0 to 1000000000.');
const address = z.pipe(
  z.string().check(
    z.refine((text) => /^https?:/i.test(URL.parse(text)?.protocol ?? ''), {
      error: ({ input }) => `must be an http(s) address, not “${input}”.`,
    }),
  ),
  z.transform((text) => text.replace(/\/+$/, '')),
);
const token = z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without blanks.'));
/** Never logged, as it may contain a password. */
const database = z
  .string()
  .check(
    z.refine((text) => /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be a postgres:// address.'),
  );
/** Names of buckets by S3's rules; prefixes of URL-safe characters. */
const place = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;
const pictures = z.pipe(
  z.string().check(z.regex(place, 'must be s3://BUCKET or s3://BUCKET/PREFIX.')),
  z.transform((text) => {
    const [, bucket = '', prefix = ''] = place.exec(text) ?? [];
    return { bucket, prefix: prefix.slice(1) };
  }),
);
const hosts = z.array(
  z.string().check(z.regex(/^[^\s/@]+:\d+$/, { error: ({ input }) => `must be HOST:PORT, not “${input}”.` })),
);

interface Option {
  readonly schema: z.ZodMiniType;
  readonly value?: string;
  readonly help: string;
  readonly multiple?: boolean;
  readonly fallback?: string;
}

/** Settings as `--name`, or `BROADSIDE_NAME` in the environment. */
const options = {
  port: { schema: port, value: 'N', help: 'port to listen on; 0 takes any free one', fallback: '8787' },
  host: {
    schema: z.string().check(z.minLength(1, 'must be an address or a name.')),
    value: 'ADDRESS',
    help: 'address to listen on; by default this machine only',
    fallback: '127.0.0.1',
  },
  key: {
    schema: z.optional(token),
    value: 'KEY',
    help: 'an API key for clients (default: a new one at the first start)',
  },
  base: {
    schema: z.optional(address),
    value: 'ADDRESS',
    help: 'address that clients reach it at, behind a proxy (default: where it listens)',
  },
  mirror: {
    schema: z.optional(address),
    value: 'ADDRESS',
    help: 'another address that pictures can be had from, for mirrorUrl (default: the same)',
  },
  'allow-host': {
    schema: hosts,
    value: 'HOST:PORT',
    help: 'read pages there though it is not a public address; may be repeated (environment: with commas)',
    multiple: true,
  },
  'no-scouting': { schema: z.boolean(), help: 'make memes without asking public feeds what is talked about' },
  data: {
    schema: z.optional(z.string().check(z.minLength(1, 'must be a folder.'))),
    value: 'FOLDER',
    help: 'keep jobs, pictures and keys there (default: until it ends)',
  },
  database: {
    schema: z.optional(database),
    value: 'ADDRESS',
    help: 'postgres://… for several nodes that share the work (default: SQLite in --data)',
  },
  pictures: {
    schema: z.optional(pictures),
    value: 'PLACE',
    help: 's3://BUCKET/PREFIX to keep pictures and uploads in (default: --data)',
  },
  plan: {
    schema: z.optional(z.enum(planNames, `must be ${planNames.join(', ')}.`)),
    value: 'PLAN',
    help: `the workspace’s plan: ${planNames.join(', ')} (default: unlimited, or as it was)`,
  },
  credits: {
    schema: z.optional(credits),
    value: 'N',
    help: 'credits a new workspace starts with (default: they are not counted)',
  },
  'top-up': {
    schema: z.optional(credits),
    value: 'N',
    help: 'add credits to the workspace of --data or --database, and end',
  },
  workers: {
    schema: z.optional(integer(1, 64, 'must be a number from 1 to 64.')),
    value: 'N',
    help: 'pictures made at the same time (default: one less than the processors)',
  },
  'job-seconds': {
    schema: integer(1, 3600, 'must be a number from 1 to 3600.'),
    value: 'N',
    help: 'a job that takes longer is refunded',
    fallback: '60',
  },
  'keep-days': {
    schema: integer(1, 3650, 'must be a number from 1 to 3650.'),
    value: 'N',
    help: 'jobs and pictures are removed after so many days',
    fallback: '7',
  },
  log: {
    schema: z.enum(['errors', 'requests'], 'must be errors or requests.'),
    value: 'WHAT',
    help: 'errors or requests, as lines of JSON on stderr',
    fallback: 'errors',
  },
  json: { schema: z.boolean(), help: 'print {"base": …, "key": …, "signIn": …} as the first line when ready' },
} as const satisfies Record<string, Option>;
type Name = keyof typeof options;
const names = Object.keys(options) as readonly Name[];

/** Only from the environment: command lines are visible to all users of a machine. */
const passphrase = z.optional(z.string().check(z.minLength(12, 'must have at least 12 characters.')));

/** Also only from the environment. */
const bucketVariables = {
  endpoint: address,
  region: z._default(token, 'us-east-1'),
  access_key_id: token,
  secret_access_key: token,
};

export type ServiceSettings = { readonly [K in Name]: z.output<(typeof options)[K]['schema']> } & {
  readonly passphrase: string | undefined;
  readonly bucket: BucketSettings | undefined;
};

const toVariable = (name: string) => `BROADSIDE_${name.replaceAll('-', '_').toUpperCase()}`;

const helpLine = (name: string, { value, help, fallback }: Option) => {
  const usage = `--${name}${value ? ` ${value}` : ''}`;
  return `  ${usage.padEnd(24)}${help}${fallback ? ` (default ${fallback})` : ''}`;
};

export const help = `Usage: npm run service -- [options]

Serves the Infographic and Meme Generation Service on this machine.

${names.map((name) => helpLine(name, options[name])).join('\n')}
  --help                  show this

Each option can be set in the environment too: ${toVariable('port')} for --port, and so on. ${toVariable('passphrase')},
which can be set there only, opens /app/api-keys; without it a link that works once is printed. How the object storage of
--pictures is reached is set there only, too: ${Object.keys(bucketVariables)
  .map((name) => toVariable(`s3-${name}`))
  .join(', ')
  .replace(/, (?=BROADSIDE_S3_ACCESS)/, ',\n')}.
--database needs --pictures, or a --data folder that every node sees.
`;

/** The command line has precedence over the environment; undefined for `--help`. Throws {@link UsageError}. */
export function readCommandLine(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): ServiceSettings | undefined {
  const given = parse(args);
  if (given.help) return undefined;
  const settings = names.map((name) => {
    const option: Option = options[name];
    const variable = toVariable(name);
    const fromEnvironment = environment[variable] || undefined;
    if (given[name] !== undefined) return [name, check(option.schema, given[name], `--${name}`)];
    if (fromEnvironment === undefined) return [name, option.schema.parse(absent(option))];
    const value = option.multiple ? fromEnvironment.split(',') : option.value ? fromEnvironment : true;
    return [name, check(option.schema, value, variable)];
  });
  const spoken = environment[toVariable('passphrase')] || undefined;
  const read = Object.fromEntries(settings) as Omit<ServiceSettings, 'passphrase' | 'bucket'>;
  if (read.database !== undefined && !read.pictures && read.data === undefined && read['top-up'] === undefined) {
    throw new UsageError('--database needs --pictures, or a --data folder that every node sees.');
  }
  return {
    ...read,
    passphrase: check(passphrase, spoken, toVariable('passphrase')),
    bucket: read.pictures && readBucket(read.pictures, environment),
  };
}

function readBucket(where: z.output<typeof pictures>, environment: NodeJS.ProcessEnv): BucketSettings {
  const read = <T>(name: keyof typeof bucketVariables, schema: z.ZodMiniType<T>): T => {
    const variable = toVariable(`s3-${name}`);
    const value = environment[variable] || undefined;
    if (value === undefined && !schema.safeParse(undefined).success)
      throw new UsageError(`--pictures needs ${variable}.`);
    return check(schema, value, variable);
  };
  return {
    ...where,
    endpoint: read('endpoint', bucketVariables.endpoint),
    region: read('region', bucketVariables.region),
    accessKeyId: read('access_key_id', bucketVariables.access_key_id),
    secretAccessKey: read('secret_access_key', bucketVariables.secret_access_key),
  };
}

function absent({ multiple, value, fallback }: Option): unknown {
  if (multiple) return [];
  return value ? fallback : false;
}

function check<T>(schema: z.ZodMiniType<T>, value: unknown, source: string): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UsageError(`${source} ${parsed.error.issues[0]?.message}`);
  return parsed.data;
}

function parse(args: readonly string[]): Readonly<Record<string, unknown>> {
  try {
    const known = names.map((name) => {
      const { value, multiple = false }: Option = options[name];
      return [name, value ? ({ type: 'string', multiple } as const) : ({ type: 'boolean' } as const)] as const;
    });
    return parseArgs({ args: [...args], options: { ...Object.fromEntries(known), help: { type: 'boolean' } } }).values;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UsageError(`${error.message.split(/[.\n]/, 1)[0]}. See --help.`);
  }
}
