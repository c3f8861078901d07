import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { PreviewClient } from '../../components/previews/client.ts';
import { useDrawnVersion } from '../../components/previews/drawn-version.ts';
import { usePreview, usePreviewClient } from '../../components/previews/use-preview.ts';
import { useFileName } from '../../components/use-drag-out.ts';
import { useWake } from '../../components/use-page.ts';
import { listVersionTexts, readVersionLanguage } from '../../lib/edit/version.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { BoxesPanel } from './boxes-panel.tsx';
import { DesignsPanel } from './designs-panel.tsx';
import { EditorDelivery, PanelWays } from './editor-delivery.tsx';
import { FieldsPanel } from './fields-panel.tsx';
import { ImagePanel } from './image-panel.tsx';
import { LooksPanel } from './looks-panel.tsx';
import { MadeElsewhere } from './made-elsewhere.tsx';
import { makeActs } from './make-acts.ts';
import { SeriesPanel } from './series-panel.tsx';
import { Stage } from './stage.tsx';
import { useClaim } from './use-claim.ts';
import { useEditable } from './use-editable.ts';
import { type Edited, useSavedVersions } from './use-saved-versions.ts';
import { type SlideEditing, useSlideEditing, useSpokenSteps } from './use-slide-editing.ts';

export function EditorPage({ jobId: openedId }: { readonly jobId: string }) {
  useWake();
  const [jobId, setJobId] = useState(openedId);
  const [claim, takeOver] = useClaim(jobId);
  const opened = useEditable(jobId, claim === 'here');
  useEffect(() => {
    document.title = `${t('edit_title')} · Broadside`;
  }, []);
  if (claim === 'elsewhere' || claim === 'taken') {
    return (
      <main className="editor editor-refused">
        <h1 className="spoken">{t('edit_title')}</h1>
        <Notice tone="waiting" actions={<Button onClick={takeOver}>{t('edit_here')}</Button>}>
          {t(claim === 'taken' ? 'edit_taken' : 'edit_elsewhere')}
        </Notice>
      </main>
    );
  }
  if (claim === 'pending' || opened.state === 'loading') return <main className="editor" aria-busy="true" />;
  if (opened.state === 'failed') {
    return (
      <main className="editor editor-refused">
        <h1 className="spoken">{t('edit_title')}</h1>
        <Notice tone="problem">{opened.text}</Notice>
      </main>
    );
  }
  if (opened.state === 'refused') {
    return (
      <main className="editor editor-refused">
        <h1 className="spoken">{t('edit_title')}</h1>
        {opened.why === 'elsewhere' ? <MadeElsewhere jobId={jobId} /> : <Notice tone="plain">{t('edit_gone')}</Notice>}
      </main>
    );
  }
  return <Editor opened={opened} onSaved={setJobId} />;
}

interface EditorProps {
  readonly opened: Edited;
  readonly onSaved: (jobId: string) => void;
}

function Editor({ opened, onSaved }: EditorProps) {
  const { job, editable, moveOn } = useSavedVersions(opened, onSaved);
  const [said, say] = useAnnouncements();
  const editing = useSpokenSteps(useSlideEditing(job, editable), say);
  const { whole, version, change } = editing;
  const request = useDrawnVersion(job, version, editable);
  const client = usePreviewClient();
  const drawn = usePreview(client, request);
  const { preview, isDrawing } = drawn;
  const groups = useMemo(() => listVersionTexts(version), [version]);
  const acts = useMemo(() => makeActs(change), [change]);
  const ownImage = 'draft' in version.says && version.says.draft.image !== undefined ? version.says.draft : undefined;
  return (
    <main className="editor" onKeyDown={(event) => undoByKey(event, editing)}>
      <EditorBar {...editing} jobId={job.id}>
        <EditorDelivery
          job={job}
          version={whole}
          shown={version}
          editable={editable}
          picture={isDrawing ? undefined : preview}
          onSaved={moveOn}
        />
      </EditorBar>
      <p className="spoken" role="status">
        {said}
      </p>
      <EditorStage {...drawn} job={job} groups={groups} draft={ownImage} acts={acts} isUnkept={editing.isUnkept} />
      <div className="editor-panel">
        <EditorSeries client={client} {...editing} onSaid={say} />
        {ownImage && <BoxesPanel draft={ownImage} places={preview?.places} onChange={change} />}
        <DesignsPanel
          client={client}
          subject={request}
          isDrawing={isDrawing}
          preview={preview}
          kind={job.kind}
          isSlide={editing.slides !== undefined}
          version={version}
          onChange={change}
        />
        {job.kind === 'infographic' && (
          <LooksPanel version={version} madeIn={job.request.fields.brandProfileId} onChange={change} />
        )}
        <ImagePanel version={version} onChange={change} />
        {!ownImage?.boxes && (
          <FieldsPanel
            client={client}
            language={readVersionLanguage(version)}
            groups={groups}
            sentences={editable.sentences}
            onSaid={say}
            {...acts}
          />
        )}
      </div>
    </main>
  );
}

interface EditorStageProps extends ReturnType<typeof usePreview> {
  readonly job: JobRecord;
  readonly groups: ReturnType<typeof listVersionTexts>;
  readonly draft: ComponentProps<typeof Stage>['draft'];
  readonly acts: ReturnType<typeof makeActs>;
  readonly isUnkept: boolean;
}

function EditorStage({ preview, error, isDrawing, job, groups, draft, acts, isUnkept }: EditorStageProps) {
  const fileName = useFileName(job)?.replace(/\.[^.]+$/, '.png');
  return (
    <section className="editor-stage" aria-label={t('edit_preview')}>
      {preview && (
        <Stage
          preview={preview}
          fileName={fileName}
          groups={groups}
          isDrawing={isDrawing}
          onText={acts.setText}
          draft={draft}
          onPlace={acts.placeText}
        />
      )}
      {error && <Notice tone="problem">{getErrorText(error)}</Notice>}
      {isUnkept && <Notice tone="problem">{t('edit_unkept')}</Notice>}
    </section>
  );
}

function undoByKey(event: KeyboardEvent, { undo, redo }: Pick<SlideEditing, 'undo' | 'redo'>): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (event.shiftKey) redo?.();
  else undo?.();
}

interface EditorBarProps extends Pick<SlideEditing, 'undo' | 'redo' | 'discard'> {
  readonly jobId: string;
  readonly children: ReactNode;
}

function EditorBar({ jobId, undo, redo, discard, children }: EditorBarProps) {
  return (
    <header className="editor-bar">
      <h1>{t('edit_title')}</h1>
      <PanelWays jobId={jobId} />
      <IconButton icon="undo" label={t('edit_undo')} disabled={!undo} onClick={undo} />
      <IconButton icon="redo" label={t('edit_redo')} disabled={!redo} onClick={redo} />
      {discard && (
        <Button look="quiet" onClick={discard}>
          {t('edit_discard')}
        </Button>
      )}
      <span className="editor-space" />
      {children}
    </header>
  );
}

interface EditorSeriesProps extends Pick<SlideEditing, 'whole' | 'changeWhole' | 'slides' | 'slide' | 'setSlide'> {
  readonly onSaid: (words: string) => void;
  readonly client: PreviewClient;
}

function EditorSeries({ client, onSaid, whole, changeWhole, slides, slide, setSlide }: EditorSeriesProps) {
  if (!('brief' in whole.says)) return null;
  return (
    <SeriesPanel
      client={client}
      brief={whole.says.brief}
      slides={slides}
      shown={Math.min(slide, (slides?.length ?? 1) - 1)}
      onShow={setSlide}
      onChange={changeWhole}
      onSaid={onSaid}
    />
  );
}

/** For a `status`. A repeated message gets an extra space, or it would be announced once. */
function useAnnouncements(): readonly [string, (words: string) => void] {
  const [said, setSaid] = useState('');
  const say = useCallback((words: string) => setSaid((before) => (before === words ? `${words}\u00a0` : words)), []);
  return [said, say];
}
