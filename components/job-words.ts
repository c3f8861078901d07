import { credits, type Kind, scoutSkipped, stagesOf } from '../lib/contract/index.ts';
import type { CopyOutcome, JobRecord } from '../lib/jobs/record.ts';
import { refusedInput } from '../lib/jobs/refused-input.ts';
import { languageTag } from '../lib/settings/language.ts';
import type { ConnectionSetting } from '../lib/settings/settings.ts';
import { errorText, shownFileName, type WordKey, words } from '../lib/settings/words.ts';

/** What a person can do about a job. */
export type JobAct =
  | 'show-in-folder'
  | 'save'
  | 'send-again'
  | 'give-up'
  | 'try-again'
  | 'use-pdf-page'
  | 'stop'
  | 'change-input'
  | 'allow'
  | 'open-service'
  | 'another'
  | 'open-settings';

const actWords: Readonly<Record<JobAct, WordKey>> = {
  'show-in-folder': 'show_in_folder',
  save: 'save_picture',
  'send-again': 'send_again',
  'give-up': 'give_up',
  'try-again': 'try_again',
  'use-pdf-page': 'use_pdf_page',
  stop: 'stop',
  'change-input': 'change_input',
  allow: 'allow',
  'open-service': 'open_service',
  another: 'another',
  'open-settings': 'open_settings',
};

interface JobWords {
  readonly tone: 'working' | 'waiting' | 'done' | 'problem';
  /** One or two plain sentences: how it stands and what comes next. */
  readonly text: string;
  readonly acts: readonly JobAct[];
}

const known: Readonly<Record<string, WordKey>> = {
  extract: 'stage_extract',
  brief: 'stage_brief',
  scout: 'stage_scout',
  [scoutSkipped]: 'stage_scout_skipped',
  match: 'stage_match',
  create: 'stage_create',
  image: 'stage_image',
};

/** A stage in the person's words; names of other services' stages are shown as they are. */
export function stageWords(stage: string): string {
  const key = known[stage];
  return key ? words(key) : stage;
}

/**
 * A job's stages and how many of them are done. This device does one at each poll; a service does not say, so there the
 * number is undefined until all are.
 */
export function stagesAt(job: JobRecord): { readonly stages: readonly string[]; readonly done: number | undefined } {
  const stages = job.accepted?.stages ?? stagesOf[job.kind];
  if (job.state === 'completed' || job.state === 'delivered') return { stages, done: stages.length };
  if (job.connection.type === 'service') return { stages, done: undefined };
  return { stages, done: Math.min(job.polls, stages.length - 1) };
}

/** What an act is called, with the credits that it spends. `now`: where pictures are made now. */
export const actLabel = (act: JobAct, job: JobRecord, now: ConnectionSetting): string =>
  withCost(words(actWords[act]), creditsOf(act, job, now));

/** What something is called, with the credits that it spends where it spends any. */
export const withCost = (label: string, cost: number): string =>
  cost > 0 ? words('with_cost', label, String(cost)) : label;

/** Where pictures of that kind are made now and what one costs; undefined on this device, where nothing leaves it. */
export function serviceWords(now: ConnectionSetting, kind: Kind): string | undefined {
  if (now.type === 'device') return undefined;
  return words('made_by_service', URL.parse(now.baseUrl)?.host ?? now.baseUrl, String(costOf(kind, now)));
}

/**
 * Credits that an act on a job spends; 0: it is free, as everything is on this device. What is tried anew is made where
 * pictures are made now, all else where the job was. A picture that was made is only delivered again.
 */
export function creditsOf(
  act: JobAct,
  { kind, state, picture, connection }: JobRecord,
  now: ConnectionSetting,
): number {
  const isAnew = (act === 'try-again' && !(state === 'failed' && picture)) || act === 'use-pdf-page';
  const isMore = act === 'another' || act === 'send-again';
  return isAnew || isMore ? costOf(kind, isAnew ? now : connection) : 0;
}

/** Credits that a new picture of that kind takes; 0 on this device. */
export const costOf = (kind: Kind, { type }: ConnectionSetting): number => (type === 'service' ? credits[kind] : 0);

/** How a job stands, in words. */
export function jobWords(job: JobRecord): JobWords {
  const reason = job.error && errorText(job.error);
  switch (job.state) {
    case 'delivered':
      return {
        tone: 'done',
        text: deliveredWords(job),
        acts: [
          whereItWent(job) === 'saved' ? 'show-in-folder' : 'save',
          ...(job.kind === 'meme' ? (['another'] as const) : []),
        ],
      };
    case 'unconfirmed':
      return { tone: 'problem', text: words('unconfirmed'), acts: ['send-again', 'give-up'] };
    case 'cancelled':
      return { tone: 'waiting', text: words('state_cancelled'), acts: ['try-again'] };
    case 'failed':
      return { tone: 'problem', text: reason ?? words('state_failed'), acts: actsAfter(job) };
    case 'refunded':
      return { tone: 'problem', text: reason ?? words('state_refunded'), acts: ['try-again'] };
    default:
      return reason ? delayedWords(job, reason) : { tone: 'working', text: workingWords(job), acts: ['stop'] };
  }
}

/** Where a finished picture is now, beside the gallery: on disk, else on the clipboard, else nowhere. */
export function whereItWent({ delivery }: Pick<JobRecord, 'delivery'>): 'saved' | 'copied' | 'kept' {
  const { to = 'downloads', copied, unsaved } = delivery ?? {};
  if (!unsaved && (to === 'downloads' || to === 'both')) return 'saved';
  return copied === 'copied' ? 'copied' : 'kept';
}

/** How a copy ended, in words. */
export const copyWords = {
  copied: 'copied_picture',
  unfocused: 'copy_unfocused',
  refused: 'copy_refused',
  unreadable: 'copy_unreadable',
  distant: 'copy_distant',
} as const satisfies Record<CopyOutcome, WordKey>;

/** What became of a finished picture: each part of what was to be done with it. */
function deliveredWords(job: JobRecord): string {
  const { fileName = '', to = 'downloads', copied, unsaved } = job.delivery ?? {};
  const saved = unsaved ? words('state_unsaved') : words('state_delivered', shownFileName(fileName));
  const parts = [to === 'downloads' || to === 'both' ? saved : '', copied ? words(copyWords[copied]) : ''];
  return parts.filter(Boolean).join(' · ') || words('state_kept');
}

function actsAfter(job: JobRecord): readonly JobAct[] {
  switch (job.error?.code) {
    case 'pdf_scanned':
      return ['use-pdf-page'];
    case 'unauthorized':
      return ['open-settings', 'try-again'];
    case 'no_credits':
      return ['open-service', 'try-again'];
    default:
      return job.captureId && refusedInput(job) ? ['change-input', 'try-again'] : ['try-again'];
  }
}

/** Trouble that the person can end, and what ends it. */
const helps: ReadonlyMap<string, JobAct> = new Map([
  ['unauthorized', 'open-settings'],
  ['no_permission', 'allow'],
]);

/** It met trouble and goes on by itself: when, and what would help. */
function delayedWords({ error, dueAt }: JobRecord, reason: string): JobWords {
  const shown = new Date(dueAt ?? Date.now()).toLocaleTimeString(languageTag(), { timeStyle: 'short' });
  // Its parts stay on one line.
  const time = shown.replaceAll(' ', '\u00a0');
  const help = helps.get(error?.code ?? '');
  return { tone: 'waiting', text: delayText(error?.code, reason, time), acts: help ? [help, 'stop'] : ['stop'] };
}

function delayText(code: string | undefined, reason: string, time: string): string {
  if (code === 'rate_limited') return words('waits_for_room', time);
  return code === 'offline' ? words('waits_offline') : words('tries_again', reason, time);
}

function workingWords(job: JobRecord): string {
  if (job.state === 'draft' || job.state === 'waiting') return words('state_waiting');
  if (job.state === 'submitting') return words('state_submitting');
  if (job.state === 'completed') return words('state_completed');
  const { stages, done } = stagesAt(job);
  const stage = done === undefined ? undefined : stages[done];
  if (stage) return stageWords(stage);
  return words(job.state === 'queued' ? 'state_queued' : 'state_running');
}
