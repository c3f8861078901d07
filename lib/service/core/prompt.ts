import type { Kind } from '../../contract/index.ts';
import { joinRemarks, type Remark, splitRemarks } from './remarks.ts';

/** Facts about a finished picture, reported in the job's `prompt`, as this service draws without one. */
export interface PromptFacts {
  readonly kind: Kind;
  readonly form: string;
  readonly shows: string;
  readonly remarks?: readonly Remark[] | undefined;
  readonly scouted?: { readonly heard: readonly string[]; readonly silent: readonly string[] } | undefined;
}

/** "Infographic, layout steps: Five habits", or "Meme, template drake: a / b" and a line on the scouting. */
export function writePrompt({ kind, form, shows, remarks = [], scouted }: PromptFacts): string {
  const said = `${kind === 'meme' ? 'Meme, template' : 'Infographic, layout'} ${form}: ${shows}${joinRemarks(remarks)}`;
  return scouted ? `${said}\n${describeScouting(scouted)}` : said;
}

const unasked = 'Scouting skipped: no feed is allowed, or there is no network.';

function describeScouting({ heard, silent }: NonNullable<PromptFacts['scouted']>): string {
  if (heard.length + silent.length === 0) return unasked;
  if (heard.length === 0) return `Scouting skipped: no answer from ${silent.join(', ')}.`;
  return `Scouted ${heard.join(', ')}${silent.length > 0 ? `; no answer from ${silent.join(', ')}` : ''}.`;
}

const beginning = /^(?:(Meme), template|Infographic, layout) ([\w-]+): /;
const scouting =
  /^(?:Scouting skipped: no answer from (?<all>[\w, -]+)|Scouted (?<heard>[\w, -]+)(?:; no answer from (?<silent>[\w, -]+))?)\.$/;

/** Parses {@link writePrompt}'s result; undefined for other services' prompts. */
export function readPrompt(prompt: string): PromptFacts | undefined {
  const [named, meme, form] = beginning.exec(prompt) ?? [];
  if (named === undefined || form === undefined) return undefined;
  const lines = prompt.slice(named.length).split('\n');
  const scouted = meme ? readScouting(lines.at(-1) ?? '') : undefined;
  const { shows, remarks } = splitRemarks((scouted ? lines.slice(0, -1) : lines).join('\n'));
  const kind = meme ? 'meme' : 'infographic';
  return { kind, form, shows, ...(remarks.length > 0 && { remarks }), ...(scouted && { scouted }) };
}

function readScouting(line: string): PromptFacts['scouted'] {
  if (line === unasked) return { heard: [], silent: [] };
  const { groups } = scouting.exec(line) ?? {};
  if (!groups) return undefined;
  const splitNames = (list: string | undefined) => list?.split(', ') ?? [];
  return { heard: splitNames(groups.heard), silent: splitNames(groups.all ?? groups.silent) };
}
