import { type FormEvent, useId, useState } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { MiniSheet } from '../../components/mini-sheet.tsx';
import { useConnection } from '../../components/use-connection.ts';
import { aspects, limits } from '../../lib/contract/index.ts';
import { pictureSizes } from '../../lib/engine/sizes.ts';
import { t } from '../../lib/i18n/t.ts';
import { actLabel, describeService, getCost, withCost } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { readStyleNotes } from '../../lib/jobs/style-notes.ts';
import type { AgainChange } from '../../lib/protocol/again-change.ts';
import { readPrompt } from '../../lib/service/core/prompt.ts';
import '../../components/choice.css';
import '../../components/field.css';
import './again-panel.css';
import { AgainColors } from './again-colors.tsx';
import { AgainLayouts } from './again-layouts.tsx';

interface AgainPanelProps {
  readonly job: JobRecord;
  readonly busy: boolean;
  readonly onAgain: (change: AgainChange) => void;
}

/** The same once more with one thing changed: each is one click. */
export function AgainPanel({ job, busy, onAgain }: AgainPanelProps) {
  const id = useId();
  const { fields } = job.request;
  const notes = readStyleNotes(fields.styleNotes);
  const [typed, setTyped] = useState(notes.words ?? '');
  const aspect = fields.aspectRatio ?? '1:1';
  const other = job.kind === 'meme' ? 'infographic' : 'meme';
  const connection = useConnection();
  const service = describeService(connection, job.kind);
  const make = (change: AgainChange) => {
    if (!busy) onAgain(change);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make({ what: 'words', words: typed.trim() });
  };
  return (
    <section className="viewer-part again" aria-labelledby={id} style={{ '--brand': notes.brandColor }}>
      <h3 id={id}>{t('again')}</h3>
      {service && <p className="again-cost">{service}</p>}
      {job.kind === 'meme' && (
        <div>
          <Button icon="meme" busy={busy} onClick={() => make({ what: 'another' })}>
            {actLabel('another', job, job.connection)}
          </Button>
        </div>
      )}
      <fieldset className="again-shapes">
        <legend className="spoken">{t('again_shape')}</legend>
        {aspects
          .filter((other) => other !== aspect)
          .map((other) => (
            <button
              key={other}
              type="button"
              className="again-shape"
              onClick={() => make({ what: 'aspect', aspect: other })}
            >
              <span
                className="again-sheet"
                style={{ '--ratio': pictureSizes[other].width / pictureSizes[other].height }}
              >
                <MiniSheet aspect={other} kind={job.kind} />
              </span>
              {other}
            </button>
          ))}
        <button type="button" className="again-shape" onClick={() => make({ what: 'kind', kind: other })}>
          <span className="again-sheet" style={{ '--ratio': pictureSizes[aspect].width / pictureSizes[aspect].height }}>
            <MiniSheet aspect={aspect} kind={other} />
          </span>
          {withCost(t(other === 'meme' ? 'again_meme' : 'again_infographic'), getCost(other, connection))}
        </button>
      </fieldset>
      {/* A meme's template says how it looks; a service may do otherwise. */}
      {(job.kind === 'infographic' || service) && (
        <AgainColors
          value={notes.brandColor}
          hasPage={fields.sourceUrl !== undefined}
          brandId={fields.brandProfileId}
          onChoose={(color) => make({ what: 'color', color })}
          onBrand={(brandId) => make({ what: 'brand', brandId })}
        />
      )}
      {job.kind === 'infographic' && (
        <AgainLayouts
          value={notes.layout}
          drawn={drawnForm(job)}
          onChoose={(layout) => make({ what: 'layout', layout })}
        />
      )}
      <form className="again-words" onSubmit={submit}>
        <label htmlFor={`${id}-words`}>{t('again_words')}</label>
        <div>
          <input
            id={`${id}-words`}
            className="field-input"
            maxLength={limits.styleNotes / 2}
            placeholder={t('again_words_hint')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <IconButton type="submit" look="plain" icon="again" label={t('again_make')} busy={busy} />
        </div>
      </form>
    </section>
  );
}

/** The layout of the picture as this device's service reports it. */
const drawnForm = ({ answer }: JobRecord) => readPrompt(answer?.prompt ?? '')?.form;
