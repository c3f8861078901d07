import { lazy, Suspense, useMemo } from 'react';
import { lookNames } from '../../components/picture-names.ts';
import type { PreviewClient } from '../../components/previews/client.ts';
import { DesignChoice } from '../../components/previews/design-choice.tsx';
import type { DrawnVersion, Preview, PreviewDesign, Variety } from '../../components/previews/messages.ts';
import { useDesigns } from '../../components/previews/use-designs.ts';
import { type Aspect, aspects, type Kind } from '../../lib/contract/index.ts';
import type { Version } from '../../lib/edit/version.ts';
import { looks } from '../../lib/engine/brand/theme.ts';
import type { MemeDraft } from '../../lib/engine/brief.ts';
import { t } from '../../lib/i18n/t.ts';
import { readStyleNotes, type StyleNotes, writeStyleNotes } from '../../lib/jobs/style-notes.ts';

const TemplateChoice = lazy(() => import('../../components/previews/template-choice.tsx'));

interface DesignsPanelProps {
  readonly client: PreviewClient;
  readonly subject: DrawnVersion | undefined;
  readonly isDrawing: boolean;
  readonly preview: Preview | undefined;
  readonly kind: Kind;
  readonly isSlide: boolean;
  readonly version: Version;
  readonly onChange: (change: (version: Version) => Version, field?: string) => void;
}

const widthPx = 200;

const infographics: Variety = { compositions: 8, looks: [...looks], aspects: [...aspects], templates: 'none' };
const slides: Variety = { compositions: 0, looks: [...looks], aspects: ['4:5', '1:1'], templates: 'none' };
const memes: Variety = { compositions: 0, looks: [], aspects: [...aspects], templates: 'all' };

export function DesignsPanel({ client, subject, isDrawing, preview, version, onChange, ...of }: DesignsPanelProps) {
  const notes = readStyleNotes(version.styleNotes);
  const variety = of.kind === 'meme' ? memes : of.isSlide ? slides : infographics;
  const all = useDesigns(client, useWithoutDesign(subject), widthPx, variety, { isReady: !isDrawing });
  const setNotes = (changed: StyleNotes) =>
    onChange((before) => ({ ...before, styleNotes: changeNotes(before.styleNotes, changed) }));
  const list = (kind: keyof PreviewDesign) => ({
    items: all.items.filter(({ place }) => place.startsWith(`${kind} `)),
    watch: all.watch,
  });
  const ofTemplates = list('template');
  return (
    <>
      <DesignChoice
        isLegendShown
        legend={t('shape')}
        {...list('aspect')}
        nameDesign={({ aspect }) => aspect ?? ''}
        isChosen={({ aspect }) => aspect === version.aspect}
        onChoose={({ design: { aspect } }) => aspect && onChange((before) => withAspect(before, aspect))}
      />
      <DesignChoice
        isLegendShown
        legend={t('designs')}
        {...list('composition')}
        nameDesign={(_, index) => t('design_number', String(index + 1))}
        isChosen={({ composition }) => composition === (notes.design ?? preview?.composition)}
        onChoose={({ design: { composition } }) => setNotes({ design: composition, layout: undefined })}
      />
      <DesignChoice
        isLegendShown
        legend={t('look')}
        {...list('look')}
        nameDesign={({ look }) => (look ? t(lookNames[look]) : '')}
        isChosen={({ look }) => look === (notes.look ?? 'illustrated')}
        onChoose={({ design: { look } }) => setNotes({ look })}
      />
      {ofTemplates.items.length > 0 && (
        <Suspense>
          <TemplateChoice
            isLegendShown
            legend={t('templates')}
            {...ofTemplates}
            chosen={getTemplate(version)}
            onChoose={({ preview: { draft } }) => draft && onChange((before) => withDraft(before, draft))}
          />
        </Suspense>
      )}
    </>
  );
}

function useWithoutDesign(subject: DrawnVersion | undefined): DrawnVersion | undefined {
  const key = useMemo(
    () =>
      subject &&
      JSON.stringify({
        ...subject,
        version: { ...subject.version, styleNotes: changeNotes(subject.version.styleNotes, noDesign) },
      }),
    [subject],
  );
  return useMemo(() => (key === undefined ? undefined : JSON.parse(key)), [key]);
}

const noDesign: StyleNotes = { design: undefined, look: undefined };

const getTemplate = ({ says }: Version): string | undefined =>
  'draft' in says && says.draft.image === undefined ? says.draft.template : undefined;

const withDraft = (version: Version, draft: MemeDraft): Version => ({ ...version, says: { draft } });

const withAspect = (version: Version, aspect: Aspect): Version => ({ ...version, aspect });

const changeNotes = (notes: string, changed: StyleNotes): string =>
  writeStyleNotes({ ...readStyleNotes(notes), ...changed }) ?? '';
