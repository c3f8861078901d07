import { lazy, Suspense, useEffect, useState } from 'react';
import { credits } from '../lib/contract/index.ts';
import { getLanguageTag } from '../lib/i18n/language.ts';
import { type MessageKey, t } from '../lib/i18n/t.ts';
import type { JobAct } from '../lib/jobs/job-text.ts';
import type { JobRecord } from '../lib/jobs/record.ts';
import { findRefusedInput, type Input } from '../lib/jobs/refused-input.ts';
import { sendToBackground } from '../lib/protocol/send.ts';
import './job-problem.css';

const KeyField = lazy(() => import('./key-field.tsx'));

interface JobProblemProps {
  readonly job: JobRecord;
  readonly onAct: (act: JobAct, job: JobRecord) => void;
}

const inputNames: Readonly<Record<Input, MessageKey>> = {
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

export function JobProblem({ job, onAct }: JobProblemProps) {
  const facts = listFacts(job);
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

function listFacts(job: JobRecord): readonly string[] {
  const { error, state, connection, kind } = job;
  const facts: string[] = [];
  const input = findRefusedInput(job);
  // On this device the sentence names the source already.
  const isAlreadyNamed = connection.type === 'device' && input === 'source';
  if (input && !isAlreadyNamed) facts.push(t('trouble_input', t(inputNames[input])));
  if (connection.type === 'device') return facts;
  const cost = String(credits[kind]);
  if (error?.code === 'no_credits') facts.push(t('trouble_cost', cost));
  if (state === 'refunded') facts.push(t('trouble_refund', cost));
  if (state === 'unconfirmed') facts.push(t('trouble_risk', cost));
  if (error?.code === 'rate_limited' && error.window) facts.push(...describeWindow(error.window));
  return facts;
}

function describeWindow({ bucket, count, limit }: NonNullable<NonNullable<JobRecord['error']>['window']>): string[] {
  const which = bucket ? [t('trouble_bucket', nameBucket(bucket))] : [];
  return limit === undefined ? which : [...which, t('trouble_used', String(count ?? limit), String(limit))];
}

function nameBucket(bucket: string): string {
  const spans: readonly string[] = ['second', 'minute', 'hour', 'day', 'month'];
  return (
    (spans.includes(bucket) && new Intl.DisplayNames(getLanguageTag(), { type: 'dateTimeField' }).of(bucket)) || bucket
  );
}

/** At zero, wakes the background, which may have been asleep. */
function Countdown({ until }: { readonly until: string }) {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) {
      sendToBackground({ type: 'wake' }).catch(() => undefined);
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <p className="countdown">
      {t('goes_in')} <time role="timer">{formatClock(left)}</time>
    </p>
  );
}

/** 0:07, 12:30, 3:05:00. */
export function formatClock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const padToTwo = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${padToTwo(minutes)}:${padToTwo(rest)}` : `${minutes}:${padToTwo(rest)}`;
}
