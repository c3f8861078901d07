import { lazy, Suspense, useEffect, useState } from 'react';
import { credits } from '../lib/contract/index.ts';
import type { JobRecord } from '../lib/jobs/record.ts';
import { type Input, refusedInput } from '../lib/jobs/refused-input.ts';
import { sendToBackground } from '../lib/messages/send.ts';
import { languageTag } from '../lib/settings/language.ts';
import { type WordKey, words } from '../lib/settings/words.ts';
import type { JobAct } from './job-words.ts';
import './job-trouble.css';

const KeyField = lazy(() => import('./key-field.tsx'));

interface JobTroubleProps {
  readonly job: JobRecord;
  readonly onAct: (act: JobAct, job: JobRecord) => void;
}

const inputNames: Readonly<Record<Input, WordKey>> = {
  source: 'target',
  aspect: 'shape',
  format: 'format',
  brand: 'color',
  brandUrl: 'brand_address',
  outcome: 'outcome',
  styleNotes: 'style_notes',
  fontName: 'font_name',
  fontCssUrl: 'font_css',
  reference: 'reference',
  referenceNote: 'reference_note',
  audienceNote: 'audience_note',
  avoidNote: 'avoid_note',
};

/**
 * What there is to know and to do about a job's trouble beside its sentence: the input that was refused, credits, the full
 * window with the time left, the field for a new key. Nothing where there is none.
 */
export function JobTrouble({ job, onAct }: JobTroubleProps) {
  const facts = factsOf(job);
  const isLimited = job.error?.code === 'rate_limited' && job.dueAt !== undefined;
  const asksKey = job.error?.code === 'unauthorized' && job.connection.type === 'service';
  if (facts.length === 0 && !isLimited && !asksKey) return null;
  return (
    <div className="trouble">
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {isLimited && <Countdown until={job.dueAt ?? ''} />}
      {asksKey && (
        <Suspense>
          <KeyField job={job} onStored={() => job.state === 'failed' && onAct('try-again', job)} />
        </Suspense>
      )}
    </div>
  );
}

function factsOf(job: JobRecord): readonly string[] {
  const { error, state, connection, kind } = job;
  const facts: string[] = [];
  const input = refusedInput(job);
  // On this device the sentence is about the source already.
  const isToldOf = connection.type === 'device' && input === 'source';
  if (input && !isToldOf) facts.push(words('trouble_input', words(inputNames[input])));
  if (connection.type === 'device') return facts;
  const cost = String(credits[kind]);
  if (error?.code === 'no_credits') facts.push(words('trouble_cost', cost));
  if (state === 'refunded') facts.push(words('trouble_refund', cost));
  if (state === 'unconfirmed') facts.push(words('trouble_risk', cost));
  if (error?.code === 'rate_limited' && error.window) facts.push(...windowFacts(error.window));
  return facts;
}

function windowFacts({ bucket, count, limit }: NonNullable<NonNullable<JobRecord['error']>['window']>): string[] {
  const which = bucket ? [words('trouble_bucket', bucketName(bucket))] : [];
  return limit === undefined ? which : [...which, words('trouble_used', String(count ?? limit), String(limit))];
}

/** Services name their buckets as they like; one that is a span of time is said in the person's language. */
function bucketName(bucket: string): string {
  const spans: readonly string[] = ['second', 'minute', 'hour', 'day', 'month'];
  return (
    (spans.includes(bucket) && new Intl.DisplayNames(languageTag(), { type: 'dateTimeField' }).of(bucket)) || bucket
  );
}

/** Counts down to when a job goes on; then has the background look, which may have slept. */
function Countdown({ until }: { readonly until: string }) {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) {
      // Its watchdog has it look as well, if this is not heard.
      sendToBackground({ type: 'wake' }).catch(() => undefined);
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <p className="countdown">
      {words('goes_in')} <time role="timer">{clock(left)}</time>
    </p>
  );
}

/** Seconds as hours, minutes and seconds: 0:07, 12:30, 3:05:00. */
export function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
