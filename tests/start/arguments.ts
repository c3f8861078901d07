import { parseArgs } from 'node:util';
import { type Aspect, aspects, type Format, formats, type Kind, kinds } from '../../lib/contract/index.ts';

export interface StartArguments {
  /** Address or file; absent: the sample article. */
  readonly page?: string;
  readonly kind: Kind;
  readonly aspect: Aspect;
  readonly format: Format;
  readonly out: string;
  /** Whether the picture becomes slides and one PDF of them. */
  readonly isSeries: boolean;
  /** Whether anything was asked for: without a display, or with arguments, the job is done without a user. */
  readonly asked: boolean;
}

/** What a series of slides may be, in place of what one picture may be. */
const seriesAspects = ['4:5', '1:1'] as const satisfies readonly Aspect[];
const seriesKinds = ['infographic'] as const satisfies readonly Kind[];
const seriesFormats = ['png'] as const satisfies readonly Format[];

export const usage = `Makes a picture of a page with the real extension in Chromium, on this device.

  npm start                          opens Chromium with the extension on a sample article
  npm start -- [PAGE] [options]      does it by itself and prints the picture's path last

  PAGE       an http(s) address or a local HTML or PDF file (default: the sample article)
  --kind     ${kinds.join(' | ')} (default infographic)
  --aspect   ${aspects.join(' | ')} (default 4:5)
  --format   ${formats.join(' | ')} (default png)
  --out DIR  where the picture goes (default out)
  --series   makes slides of it, PNGs in a folder, and one PDF of them, whose path comes last; --aspect ${seriesAspects.join(' | ')}
  --help     this text`;

/** @throws {Error} one line that names the argument and what it may be. */
export function readArguments(argv: readonly string[]): StartArguments | 'help' {
  const { values, positionals } = parse(argv);
  if (values.help) return 'help';
  if (positionals.length > 1) throw new Error(`One page at a time: ${positionals.join(', ')}.`);
  const isSeries = values.series === true;
  const flag = (name: string) => (isSeries ? `--series: ${name}` : name);
  return {
    page: positionals[0],
    kind: parseChoice(flag('--kind'), values.kind, isSeries ? seriesKinds : kinds, 'infographic'),
    aspect: parseChoice(flag('--aspect'), values.aspect, isSeries ? seriesAspects : aspects, '4:5'),
    format: parseChoice(flag('--format'), values.format, isSeries ? seriesFormats : formats, 'png'),
    out: values.out ?? 'out',
    isSeries,
    asked: argv.length > 0,
  };
}

function parse(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const help = { ...flag, short: 'h' } as const;
  const options = { kind: text, aspect: text, format: text, out: text, series: flag, help } as const;
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options });
  } catch (error) {
    // Node's words are made for programmers, and take two lines.
    const { code, message } = error as { code?: string; message: string };
    const option = /--?[\w-]+/.exec(message)?.[0] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Error(`There is no option ${option}. See --help.`);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw new Error(`${option} wants a value. See --help.`);
    throw error;
  }
}

function parseChoice<T extends string>(flag: string, value: string | undefined, allowed: readonly T[], fallback: T): T {
  if (value === undefined) return fallback;
  const known = allowed.find((candidate) => candidate === value);
  if (!known) throw new Error(`${flag} is one of ${allowed.join(', ')}, not "${value}".`);
  return known;
}
