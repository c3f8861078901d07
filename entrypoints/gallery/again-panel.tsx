import { type FormEvent, useId, useState } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { MiniSheet } from '../../components/mini-sheet.tsx';
import { useConnection } from '../../components/use-stored.ts';
import { type Aspect, aspects, type Kind, limits } from '../../lib/contract/index.ts';
import { pictureSizes } from '../../lib/engine/sizes.ts';
import { t } from '../../lib/i18n/t.ts';
import { describeService, getActLabel, getCost, withCost } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { readStyleNotes } from '../../lib/jobs/style-notes.ts';
import type { AgainChange } from '../../lib/protocol/messages.ts';
import { readPrompt } from '../../lib/service/core/prompt.ts';
import '../../components/choice.css';
import '../../components/field.css';
import './again-panel.css';
import { AgainColors } from './again-colors.tsx';
import { AgainLayouts } from './again-layouts.tsx';
import { AgainPages } from './again-pages.tsx';

interface AgainPanelProps {
  readonly job: JobRecord;
  readonly busy: boolean;
  readonly onAgain: (change: AgainChange) => void;
}

export function AgainPanel({ job, busy, onAgain }: AgainPanelProps) {
  const id = useId();
  const { fields } = job.request;
  const notes = readStyleNotes(fields.styleNotes);
  const service = describeService(useConnection(), job.kind);
  const make = (change: AgainChange) => {
    if (!busy) onAgain(change);
  };
  return (
    <section className="viewer-part again" aria-labelledby={id} style={{ '--brand': notes.brandColor }}>
      <h3 id={id}>{t('again')}</h3>
      {service && <p className="again-cost">{service}</p>}
      {job.kind === 'meme' && (
        <div>
          <Button icon="meme" busy={busy} onClick={() => make({ what: 'another' })}>
            {getActLabel('another', job, job.connection)}
          </Button>
        </div>
      )}
      <AgainShapes job={job} aspect={fields.aspectRatio ?? '1:1'} onAgain={make} />
      {/* On this device a meme's template decides. */}
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
        <AgainLayouts job={job} value={notes.layout} drawn={readForm(job)} onAgain={make} />
      )}
      <AgainPages job={job} busy={busy} onAgain={make} />
      <AgainWords kept={notes.words ?? ''} busy={busy} onWords={(words) => make({ what: 'words', words })} />
    </section>
  );
}

const readForm = ({ answer }: JobRecord) => readPrompt(answer?.prompt ?? '')?.form;

interface AgainShapesProps {
  readonly job: JobRecord;
  readonly aspect: Aspect;
  readonly onAgain: (change: AgainChange) => void;
}

function AgainShapes({ job, aspect, onAgain }: AgainShapesProps) {
  const connection = useConnection();
  const other = job.kind === 'meme' ? 'infographic' : 'meme';
  return (
    <fieldset className="again-shapes">
      <legend className="spoken">{t('again_shape')}</legend>
      {aspects
        .filter((shape) => shape !== aspect)
        .map((shape) => (
          <button
            key={shape}
            type="button"
            className="again-shape"
            onClick={() => onAgain({ what: 'aspect', aspect: shape })}
          >
            <Sheet aspect={shape} kind={job.kind} />
            {shape}
          </button>
        ))}
      <button type="button" className="again-shape" onClick={() => onAgain({ what: 'kind', kind: other })}>
        <Sheet aspect={aspect} kind={other} />
        {withCost(t(other === 'meme' ? 'again_meme' : 'again_infographic'), getCost(other, connection))}
      </button>
    </fieldset>
  );
}

function Sheet({ aspect, kind }: { readonly aspect: Aspect; readonly kind: Kind }) {
  const { width, height } = pictureSizes[aspect];
  return (
    <span className="again-sheet" style={{ '--ratio': width / height }}>
      <MiniSheet aspect={aspect} kind={kind} />
    </span>
  );
}

interface AgainWordsProps {
  readonly kept: string;
  readonly busy: boolean;
  readonly onWords: (words: string) => void;
}

function AgainWords({ kept, busy, onWords }: AgainWordsProps) {
  const id = useId();
  const [typed, setTyped] = useState(kept);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWords(typed.trim());
  };
  return (
    <form className="again-words" onSubmit={submit}>
      <label htmlFor={id}>{t('again_words')}</label>
      <div>
        <input
          id={id}
          className="field-input"
          maxLength={limits.styleNotes / 2}
          placeholder={t('again_words_hint')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <IconButton type="submit" look="plain" icon="again" label={t('again_make')} busy={busy} />
      </div>
    </form>
  );
}
