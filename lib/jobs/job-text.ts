import { credits, type Kind, scoutSkipped, stagesByKind } from '../contract/index.ts';
import { formatCount, getLanguageTag } from '../i18n/language.ts';
import { getErrorText, type MessageKey, t, toShownFileName } from '../i18n/t.ts';
import type { CopyOutcome, SaveEnd } from '../protocol/messages.ts';
import type { ConnectionSetting } from '../settings/settings.ts';
import type { JobRecord } from './record.ts';
import { findRefusedInput } from './refused-input.ts';
import { canAskAgain, findRetryStep } from './retry.ts';

export type JobAct =
  | 'show-in-folder'
  | 'save'
  | 'send-again'
  | 'give-up'
  | 'try-again'
  | 'fetch-again'
  | 'ask-again'
  | 'check-picture'
  | 'use-pdf-page'
  | 'stop'
  | 'change-input'
  | 'allow'
  | 'open-service'
  | 'another'
  | 'open-settings';

const actWords: Readonly<Record<JobAct, MessageKey>> = {
  'show-in-folder': 'show_in_folder',
  save: 'save_picture',
  'send-again': 'send_again',
  'give-up': 'give_up',
  'try-again': 'try_again',
  'fetch-again': 'fetch_again',
  'ask-again': 'ask_again',
  'check-picture': 'check_picture',
  'use-pdf-page': 'use_pdf_page',
  stop: 'stop',
  'change-input': 'change_input',
  allow: 'allow',
  'open-service': 'open_service',
  another: 'another',
  'open-settings': 'open_settings',
};

interface JobText {
  readonly tone: 'working' | 'waiting' | 'done' | 'problem';
  readonly text: string;
  readonly acts: readonly JobAct[];
}

const known: Readonly<Record<string, MessageKey>> = {
  extract: 'stage_extract',
  brief: 'stage_brief',
  scout: 'stage_scout',
  [scoutSkipped]: 'stage_scout_skipped',
  match: 'stage_match',
  create: 'stage_create',
  image: 'stage_image',
};

export function describeStage(stage: string): string {
  const key = known[stage];
  return key ? t(key) : stage;
}

export function listJobStages(job: JobRecord): {
  readonly stages: readonly string[];
  readonly done: number | undefined;
} {
  const stages = job.accepted?.stages ?? stagesByKind[job.kind];
  if (job.state === 'completed' || job.state === 'delivered') return { stages, done: stages.length };
  if (job.connection.type === 'service') return { stages, done: undefined };
  return { stages, done: Math.min(job.polls, stages.length - 1) };
}

export const getActLabel = (act: JobAct, job: JobRecord, now: ConnectionSetting): string =>
  withCost(t(actWords[act]), countCredits(act, job, now));

export const withCost = (label: string, cost: number): string =>
  cost > 0 ? t('with_cost', label, String(cost)) : label;

/** Undefined on this device, where nothing leaves it. */
export function describeService(now: ConnectionSetting, kind: Kind): string | undefined {
  if (now.type === 'device') return undefined;
  return t('made_by_service', URL.parse(now.baseUrl)?.host ?? now.baseUrl, String(getCost(kind, now)));
}

/** Credits of an act; 0 if free, as on this device. A new try runs on the current connection, other acts on the job's own. */
export function countCredits(act: JobAct, job: JobRecord, now: ConnectionSetting): number {
  const isAnew = (act === 'try-again' && findRetryStep(job) === 'anew') || act === 'use-pdf-page';
  const isMore = act === 'another' || act === 'send-again';
  return isAnew || isMore ? getCost(job.kind, isAnew ? now : job.connection) : 0;
}

export const getCost = (kind: Kind, { type }: ConnectionSetting): number => (type === 'service' ? credits[kind] : 0);

export function describeJob(job: JobRecord): JobText {
  const reason = job.error && getErrorText(job.error);
  switch (job.state) {
    case 'delivered':
      return {
        tone: 'done',
        text: describeDelivered(job),
        acts: [
          describeDelivery(job) === 'saved' ? 'show-in-folder' : 'save',
          ...(job.delivery?.unchecked ? (['check-picture'] as const) : []),
          ...(job.kind === 'meme' ? (['another'] as const) : []),
        ],
      };
    case 'unconfirmed':
      return { tone: 'problem', text: describeUnconfirmed(job), acts: ['send-again', 'give-up'] };
    case 'cancelled':
      return { tone: 'waiting', text: t('state_cancelled'), acts: [retryAct(job)] };
    case 'failed':
      return { tone: 'problem', text: describeFailed(job), acts: listActsAfter(job) };
    case 'refunded':
      return { tone: 'problem', text: reason ?? t('state_refunded'), acts: ['try-again'] };
    default:
      return reason ? describeDelayed(job, reason) : { tone: 'working', text: describeWorking(job), acts: ['stop'] };
  }
}

function describeUnconfirmed({ error }: JobRecord): string {
  const isLost = !error?.code || lostCodes.includes(error.code);
  // Firefox repeats an unanswered request where the service keeps connections open.
  const isDoubled = isLost && import.meta.env.BROWSER === 'firefox';
  return [error ? getErrorText(error) : t('error_answer_lost'), isDoubled && t('unconfirmed_firefox'), t('unconfirmed')]
    .filter(Boolean)
    .join(' ');
}

const lostCodes: readonly string[] = ['answer_lost', 'no_answer', 'stopped_sending'];

const chargeWords = { none: 'charge_none', unknown: 'charge_unknown' } as const satisfies Record<string, MessageKey>;

function describeFailed(job: JobRecord): string {
  const charge = findCharge(job);
  const text = job.error ? getErrorText(job.error) : t('state_failed');
  return charge ? `${text} ${t(chargeWords[charge])}` : text;
}

const retryAct = (job: JobRecord): JobAct => (findRetryStep(job) === 'fetch' ? 'fetch-again' : 'try-again');

/** Beside the gallery: on disk, else on the clipboard, else nowhere. */
export function describeDelivery({ delivery }: Pick<JobRecord, 'delivery'>): 'saved' | 'copied' | 'kept' {
  const { to = 'downloads', copied, unsaved } = delivery ?? {};
  if (!unsaved && (to === 'downloads' || to === 'both')) return 'saved';
  return copied === 'copied' ? 'copied' : 'kept';
}

export const copyWords = {
  copied: 'copied_picture',
  unfocused: 'copy_unfocused',
  refused: 'copy_refused',
  unreadable: 'copy_unreadable',
  distant: 'copy_distant',
} as const satisfies Record<CopyOutcome, MessageKey>;

function describeDelivered(job: JobRecord): string {
  const { fileName = '', to = 'downloads', copied, unsaved, unchecked } = job.delivery ?? {};
  const isSaved = t(unchecked ? 'state_unchecked' : 'state_delivered', toShownFileName(fileName));
  const saved = unsaved ? t('state_unsaved') : isSaved;
  const parts = [to === 'downloads' || to === 'both' ? saved : '', copied ? t(copyWords[copied]) : ''];
  return parts.filter(Boolean).join(' · ') || t('state_kept');
}

function listActsAfter(job: JobRecord): readonly JobAct[] {
  const retry = retryAct(job);
  switch (job.error?.code) {
    case 'pdf_scanned':
      return ['use-pdf-page'];
    case 'unauthorized':
    case 'redirected':
      return ['open-settings', retry];
    case 'no_credits':
      return ['open-service', retry];
    default:
      if (canAskAgain(job)) return [retry, 'ask-again'];
      return job.captureId && findRefusedInput(job) ? ['change-input', retry] : [retry];
  }
}

const helps: ReadonlyMap<string, JobAct> = new Map([
  ['unauthorized', 'open-settings'],
  ['no_permission', 'allow'],
]);

function describeDelayed({ error, dueAt }: JobRecord, reason: string): JobText {
  const time = formatTime(dueAt ? new Date(dueAt) : new Date()).replaceAll(' ', '\u00a0');
  const help = helps.get(error?.code ?? '');
  return { tone: 'waiting', text: describeDelay(error?.code, reason, time), acts: help ? [help, 'stop'] : ['stop'] };
}

function formatTime(at: Date): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const isToday = at.toDateString() === new Date().toDateString();
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return isToday
    ? at.toLocaleTimeString(getLanguageTag(), time)
    : at.toLocaleString(getLanguageTag(), { ...day, ...time });
}

function describeDelay(code: string | undefined, reason: string, time: string): string {
  if (code === 'rate_limited') return t('waits_for_room', time);
  return code === 'offline' ? t('waits_offline') : t('tries_again', reason, time);
}

function describeWorking(job: JobRecord): string {
  if (job.state === 'draft' || job.state === 'waiting') return t('state_waiting');
  if (job.state === 'submitting') return t('state_submitting');
  if (job.state === 'completed') return t('state_completed');
  const { stages, done } = listJobStages(job);
  const stage = done === undefined ? undefined : stages[done];
  if (stage) return describeStage(stage);
  return t(job.state === 'queued' ? 'state_queued' : 'state_running');
}

/** `none`: not accepted; `unknown`: accepted, and not reported. Undefined on this device and for made pictures. */
function findCharge({ state, connection, accepted, answer }: JobRecord): 'none' | 'unknown' | undefined {
  if (state !== 'failed' || connection.type === 'device' || answer?.status === 'completed') return undefined;
  return accepted ? 'unknown' : 'none';
}

/** The message after pictures were saved anew, one result each; undefined where there is nothing to say. */
export function describeSaves(
  ends: readonly (SaveEnd | Error | undefined)[],
): { readonly text: string; readonly isProblem: boolean } | undefined {
  const saved = ends.filter((end) => end === 'saved').length;
  const failed = ends.find((end) => end instanceof Error);
  if (failed && ends.length > 1)
    return { text: t('saved_some', formatCount(saved), formatCount(ends.length - saved)), isProblem: true };
  if (failed) return { text: getErrorText(failed), isProblem: true };
  if (saved > 0) return { text: t('saved_again'), isProblem: false };
  return ends.includes('unsaved') ? { text: t('state_unsaved'), isProblem: false } : undefined;
}
