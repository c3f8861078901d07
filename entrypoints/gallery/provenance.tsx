import { useEffect, useState } from 'react';
import { getKindName, getLayoutKey } from '../../components/picture-names.ts';
import { ReadableSource } from '../../components/readable-source.tsx';
import { credits } from '../../lib/contract/index.ts';
import { getLanguageTag } from '../../lib/i18n/language.ts';
import { t, toShownFileName } from '../../lib/i18n/t.ts';
import { readOwnTexts } from '../../lib/jobs/edits.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { findSourceLink } from '../../lib/jobs/source-link.ts';
import { readStyleNotes } from '../../lib/jobs/style-notes.ts';
import { readPrompt } from '../../lib/service/core/prompt.ts';
import { remarkLabels } from './remark-labels.ts';
import { Detail } from './viewer-parts.tsx';

export function Provenance({ job }: { readonly job: JobRecord }) {
  const link = findSourceLink(job);
  const isFree = job.connection.type === 'device';
  const refunded = job.state === 'refunded';
  return (
    <section className="viewer-part">
      <h3>{t('details')}</h3>
      <dl className="details">
        {link && (
          <Detail name={t('detail_source')}>
            <a href={link} target="_blank" rel="noreferrer">
              {job.source.title || link}
            </a>
          </Detail>
        )}
        <Detail name={t('detail_when')}>
          {new Date(job.createdAt).toLocaleString(getLanguageTag(), { dateStyle: 'long', timeStyle: 'short' })}
        </Detail>
        <Detail name={t('detail_where')}>
          {job.connection.type === 'device'
            ? t('connection_device')
            : (URL.parse(job.connection.baseUrl)?.host ?? job.connection.baseUrl)}
        </Detail>
        <Detail name={t('detail_cost')}>
          {isFree || refunded ? t('detail_cost_none') : t('detail_cost_credits', String(credits[job.kind]))}
        </Detail>
        <Detail name={t('detail_options')}>{describeOptions(job)}</Detail>
        <OwnWords job={job} />
        {job.answer?.prompt && <Detail name={t('detail_prompt')}>{describePrompt(job.answer.prompt)}</Detail>}
        {job.delivery && !job.delivery.unsaved && (
          <Detail name={t('detail_file')}>{toShownFileName(job.delivery.fileName)}</Detail>
        )}
      </dl>
      {link && job.source.url && <ReadableSource url={job.source.url} />}
    </section>
  );
}

function OwnWords({ job }: { readonly job: JobRecord }) {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    readOwnTexts(job).then(
      (own) => !isGone && setTexts(own),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [job]);
  return texts.length > 0 && <Detail name={t('edit_own')}>{texts.map((text) => `“${text}”`).join(' · ')}</Detail>;
}

/** Our own service's prompt is translated, others' are shown unchanged. */
function describePrompt(prompt: string): string {
  const facts = readPrompt(prompt);
  if (!facts) return prompt;
  const { kind, form, shows, remarks = [], scouted } = facts;
  const layout = kind === 'infographic' ? getLayoutKey(form) : undefined;
  const lines = [t('labelled', t('tile_facts', getKindName(kind), layout ? t(layout) : form), shows)];
  lines.push(...remarks.map(({ code, names }) => t(remarkLabels[code], ...names)));
  if (scouted) {
    const { heard, silent } = scouted;
    lines.push(heard.length > 0 ? t('labelled', t('stage_scout'), heard.join(', ')) : t('stage_scout_skipped'));
    if (silent.length > 0) lines.push(t('detail_silent', silent.join(', ')));
  }
  return lines.join('\n');
}

function describeOptions({ kind, request, picture }: JobRecord): string {
  const { aspectRatio, outputFormat, styleNotes } = request.fields;
  const { brandColor, layout, words: own } = readStyleNotes(styleNotes);
  const layoutKey = getLayoutKey(layout);
  const size = picture?.width ? `${picture.width} × ${picture.height}` : undefined;
  const options = [
    getKindName(kind),
    aspectRatio,
    size,
    outputFormat?.toUpperCase(),
    brandColor,
    layoutKey && t(layoutKey),
    own,
  ];
  return options.filter(Boolean).join(' · ');
}
