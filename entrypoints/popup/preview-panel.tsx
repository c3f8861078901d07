import './preview-panel.css';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import { DensityField, LookField } from '../../components/look-fields.tsx';
import { lookNames } from '../../components/picture-names.ts';
import type { PreviewClient } from '../../components/previews/client.ts';
import { DesignChoice } from '../../components/previews/design-choice.tsx';
import { DrawnPicture } from '../../components/previews/drawn-picture.tsx';
import { keepFilled, keepSeen, toFilledVersion } from '../../components/previews/filled-template.ts';
import type { Preview, PreviewDesign, Subject, Variety } from '../../components/previews/messages.ts';
import { useDesigns } from '../../components/previews/use-designs.ts';
import { usePreview, usePreviewClient } from '../../components/previews/use-preview.ts';
import { Segmented } from '../../components/segmented.tsx';
import { useBrands } from '../../components/use-stored.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import type { MemeDraft } from '../../lib/engine/brief.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { listBrandFields, toOrder } from '../../lib/jobs/request.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import type { Choice } from './use-choices.ts';

const TemplateFill = lazy(() => import('../../components/previews/template-fill.tsx'));

interface PreviewPanelProps {
  readonly capture: Capture | undefined;
  readonly choices: Choices;
  readonly onChange: (part: Choice) => void;
  readonly isSentAway: boolean;
  readonly onKeepable: (keep: (() => Promise<string>) | undefined) => void;
  readonly onEdit: (() => void) | undefined;
}

/** Twice their CSS width. */
const widthsPx = { stage: 720, design: 180 } as const;

const variety: Variety = { compositions: 4, looks: ['bold', 'night', 'editorial'], aspects: [], templates: 'none' };
const ideas: Variety = { compositions: 6, looks: [], aspects: [], templates: 'none' };
const maxDesigns = 6;

export default function PreviewPanel(props: PreviewPanelProps) {
  const client = usePreviewClient();
  const [wantsFill, setWantsFill] = useState(false);
  const [filled, setFilled] = useState<MemeDraft>();
  const filling = { wantsFill, setWantsFill, filled, setFilled };
  // Keyed by kind, so that no infographic is shown as a meme.
  return <Previews key={props.choices.kind} {...props} {...filling} client={client} />;
}

interface PreviewsProps extends PreviewPanelProps {
  readonly client: PreviewClient;
  readonly wantsFill: boolean;
  readonly setWantsFill: (wantsFill: boolean) => void;
  readonly filled: MemeDraft | undefined;
  readonly setFilled: (draft: MemeDraft) => void;
}

function Previews({ capture, choices, onChange, isSentAway, onKeepable, onEdit, client, ...filling }: PreviewsProps) {
  const { wantsFill, setWantsFill, filled, setFilled } = filling;
  const isMeme = choices.kind === 'meme';
  const isFilling = wantsFill && isMeme && !isSentAway;
  const order = useSubject(capture, choices);
  const { aspect } = choices;
  const filledSubject = useMemo(
    () => (isFilling && filled ? { version: toFilledVersion(filled, aspect) } : undefined),
    [isFilling, filled, aspect],
  );
  const base = useSubject(capture, { ...choices, design: undefined, look: undefined, take: undefined });
  const { preview, error, isDrawing } = usePreview(client, filledSubject ?? order, widthsPx.stage);
  const isReady = preview !== undefined && !isFilling;
  const { items, watch } = useDesigns(client, base, widthsPx.design, isMeme ? ideas : variety, { isReady });
  useKeepable(preview, isDrawing, isFilling ? (filled ?? noTemplate) : undefined, aspect, onKeepable);

  const isRefused = error !== undefined && !isDrawing && (!isFilling || filled !== undefined);
  const problem = isRefused && <p className="previews-problem">{getErrorText(error)}</p>;
  if (problem && !isMeme) return problem;
  return (
    <section className="previews" aria-label={t('edit_preview')} aria-busy={isDrawing && !isFilling}>
      {isMeme && !isSentAway && <FillChoice isFilling={isFilling} onChange={setWantsFill} />}
      {problem}
      {isFilling && (
        <Suspense>
          <TemplateFill client={client} aspect={aspect} draft={filled} onDraft={setFilled} />
        </Suspense>
      )}
      {(!isRefused || isFilling) && (!isFilling || filled) && (
        <div className="previews-body" data-aspect={aspect}>
          <PreviewStage preview={preview} isDrawing={isDrawing} isEditable={!isSentAway} onEdit={onEdit} />
          {!isFilling && (
            <DesignChoice
              legend={t(isMeme ? 'ideas' : 'designs')}
              items={items.slice(0, maxDesigns)}
              watch={watch}
              nameDesign={nameDesign}
              isChosen={(design) => isChosen(design, choices, preview)}
              onChoose={({ design }) => onChange(toChoice(design))}
            />
          )}
        </div>
      )}
      {!isMeme && (
        <div className="previews-wishes">
          <LookField value={choices.look} onChange={(look) => onChange({ look })} />
          <DensityField value={choices.density} onChange={(density) => onChange({ density })} />
        </div>
      )}
      {isSentAway && <p className="field-hint">{t('preview_of_device')}</p>}
    </section>
  );
}

interface PreviewStageProps extends Pick<PreviewPanelProps, 'onEdit'> {
  readonly preview: Preview | undefined;
  readonly isDrawing: boolean;
  readonly isEditable: boolean;
}

function PreviewStage({ preview, isDrawing, isEditable, onEdit }: PreviewStageProps) {
  return (
    <div className="previews-stage" data-drawing={isDrawing || undefined}>
      {preview && <DrawnPicture preview={preview} />}
      {preview && isEditable && (
        <IconButton
          look="plain"
          icon="edit"
          label={t('edit_picture')}
          disabled={!onEdit || isDrawing}
          onClick={onEdit}
        />
      )}
    </div>
  );
}

interface FillChoiceProps {
  readonly isFilling: boolean;
  readonly onChange: (isFilling: boolean) => void;
}

function FillChoice({ isFilling, onChange }: FillChoiceProps) {
  return (
    <Segmented
      legend={t('designs')}
      segments={[
        { value: 'ideas', label: t('ideas') },
        { value: 'fill', label: t('fill_templates') },
      ]}
      value={isFilling ? 'fill' : 'ideas'}
      onChange={(value) => onChange(value === 'fill')}
    />
  );
}

function useKeepable(
  preview: Preview | undefined,
  isDrawing: boolean,
  filled: MemeDraft | undefined,
  aspect: Choices['aspect'],
  onKeepable: PreviewPanelProps['onKeepable'],
) {
  useEffect(() => {
    if (filled) onKeepable(() => keepFilled(filled, aspect));
    else {
      const draft = isDrawing ? undefined : preview?.draft;
      const version = draft && { says: { draft }, aspect, styleNotes: '' };
      onKeepable(version && (() => keepSeen(version, version)));
    }
    return () => onKeepable(undefined);
  }, [preview, isDrawing, filled, aspect, onKeepable]);
}

const noTemplate: MemeDraft = { template: '', captions: {}, language: '', direction: 'ltr' };

const nameDesign = ({ look, take }: PreviewDesign, index: number): string =>
  look ? t(lookNames[look]) : t(take === undefined ? 'design_number' : 'idea_number', String(index + 1));

const toChoice = ({ composition, look, take }: PreviewDesign): Choice => ({
  design: composition,
  look,
  take: take === 1 ? undefined : take,
});

function isChosen({ composition, look, take }: PreviewDesign, choices: Choices, preview: Preview | undefined): boolean {
  if (take !== undefined) return take === (choices.take ?? 1);
  if (look !== undefined) return look === choices.look && choices.design === undefined;
  return choices.look === undefined && composition === (choices.design ?? preview?.composition);
}

function useSubject(capture: Capture | undefined, choices: Choices): Subject | undefined {
  const brands = useBrands();
  const saved = brands.find(({ id }) => id === choices.brandId);
  const key = useMemo(() => {
    if (capture === undefined || capture.target === 'link') return undefined;
    try {
      // The format is invisible.
      const shown: Choices = { ...choices, format: 'png' };
      return JSON.stringify(toOrder(capture, shown, listBrandFields(saved, { type: 'device' })).request);
    } catch {
      // Incomplete, as an address being typed.
      return undefined;
    }
  }, [capture, choices, saved]);
  return useMemo(() => (key === undefined ? undefined : { request: JSON.parse(key) }), [key]);
}
