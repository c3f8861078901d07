import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { usePreview, usePreviewClient } from '../../components/previews/use-preview.ts';
import { makeSeries } from '../../components/save-as/make-series.ts';
import { useToast } from '../../components/toasts.tsx';
import { useWake } from '../../components/use-wake.ts';
import { copyPicture } from '../../lib/deliver/clipboard.ts';
import {
  addItem,
  moveItem,
  type Path,
  removeItem,
  setDrawing,
  setText,
  withoutEmptyModules,
} from '../../lib/edit/change.ts';
import type { TextField } from '../../lib/edit/fields.ts';
import { changeSlide } from '../../lib/edit/series.ts';
import { changeBox, type Place } from '../../lib/edit/text-boxes.ts';
import { listTexts, type Version } from '../../lib/edit/version.ts';
import type { Brief } from '../../lib/engine/brief.ts';
import { errorText, t } from '../../lib/i18n/t.ts';
import { dropEdit, type Editable, keepVersion } from '../../lib/jobs/edits.ts';
import { copyWords } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { findSavedBrand } from '../../lib/settings/brands.ts';
import { BoxesPanel } from './boxes-panel.tsx';
import { DesignsPanel } from './designs-panel.tsx';
import { type FieldActs, FieldsPanel } from './fields-panel.tsx';
import { ImagePanel } from './image-panel.tsx';
import { LooksPanel } from './looks-panel.tsx';
import { MadeElsewhere } from './made-elsewhere.tsx';
import { SeriesPanel } from './series-panel.tsx';
import { Stage } from './stage.tsx';
import { useClaim } from './use-claim.ts';
import { useEditable } from './use-editable.ts';
import { useEditing } from './use-editing.ts';

// Menus are large: loaded with the first click on its button.
const SaveAsMenu = lazy(async () => ({
  default: (await import('../../components/save-as/save-as-menu.tsx')).SaveAsMenu,
}));

/** Any picture made on this device, open for changes: the picture, and every text of it in a form beside. */
export function EditorPage({ jobId }: { readonly jobId: string }) {
  useWake();
  const opened = useEditable(jobId);
  const [claim, takeOver] = useClaim(jobId);
  useEffect(() => {
    document.title = `${t('edit_title')} · Broadside`;
  }, []);
  if (opened.state === 'loading' || claim === 'pending') return <main className="editor" aria-busy="true" />;
  if (opened.state === 'refused') {
    return (
      <main className="editor editor-refused">
        <h1 className="spoken">{t('edit_title')}</h1>
        {opened.why === 'elsewhere' ? <MadeElsewhere jobId={jobId} /> : <Notice tone="plain">{t('edit_gone')}</Notice>}
      </main>
    );
  }
  if (claim !== 'here') {
    return (
      <main className="editor editor-refused">
        <h1 className="spoken">{t('edit_title')}</h1>
        <Notice tone="waiting" actions={<Button onClick={takeOver}>{t('edit_here')}</Button>}>
          {t(claim === 'taken' ? 'edit_taken' : 'edit_elsewhere')}
        </Notice>
      </main>
    );
  }
  return <Editor key={jobId} job={opened.job} editable={opened.editable} />;
}

function Editor({ job, editable }: { readonly job: JobRecord; readonly editable: Editable }) {
  const {
    version: whole,
    change: changeWhole,
    undo,
    redo,
    discard,
    isUnkept,
  } = useEditing(job.id, editable.version, editable.made, true);
  const [slide, setSlide] = useState(0);
  const slides = 'brief' in whole.says ? whole.says.slides : undefined;
  const version = useMemo(() => showSlide(whole, slide), [whole, slide]);
  // Everything but the outline changes the slide that is shown.
  const change = useCallback(
    (make: (version: Version) => Version, field?: string) =>
      changeWhole((before) => {
        const shown = showSlide(before, slide);
        const changed = make(shown);
        return changed === shown ? before : withSlide(before, slide, changed);
      }, field && `${slide} ${field}`),
    [changeWhole, slide],
  );
  const request = usePreviewRequest(job, version);
  const client = usePreviewClient();
  const { preview, error, isDrawing } = usePreview(client, request);
  const groups = useMemo(() => listTexts(version), [version]);
  const acts = useMemo(() => makeActs(change), [change]);
  const ownImage = 'draft' in version.says && version.says.draft.image !== undefined ? version.says.draft : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) redo?.();
    else undo?.();
  };
  return (
    // Keys of the whole page: undo works wherever the focus is.
    <main className="editor" onKeyDown={onKeyDown}>
      <header className="editor-bar">
        <h1>{t('edit_title')}</h1>
        <IconButton icon="undo" label={t('edit_undo')} disabled={!undo} onClick={undo} />
        <IconButton icon="redo" label={t('edit_redo')} disabled={!redo} onClick={redo} />
        {discard && (
          <Button look="quiet" onClick={discard}>
            {t('edit_discard')}
          </Button>
        )}
        <span className="editor-space" />
        <Delivery
          job={job}
          version={whole}
          shown={version}
          editable={editable}
          picture={isDrawing ? undefined : preview}
        />
      </header>
      <section className="editor-stage" aria-label={t('edit_preview')}>
        {preview && (
          <Stage
            preview={preview}
            groups={groups}
            isDrawing={isDrawing}
            onText={acts.setText}
            draft={ownImage}
            onPlace={acts.placeText}
          />
        )}
        {error && <Notice tone="problem">{errorText(error)}</Notice>}
        {isUnkept && <Notice tone="problem">{t('edit_unkept')}</Notice>}
      </section>
      <div className="editor-panel">
        {'brief' in whole.says && (
          <SeriesPanel
            client={client}
            brief={whole.says.brief}
            slides={slides}
            shown={Math.min(slide, (slides?.length ?? 1) - 1)}
            onShow={setSlide}
            onChange={changeWhole}
          />
        )}
        {ownImage && <BoxesPanel draft={ownImage} places={preview?.places} onChange={change} />}
        <DesignsPanel
          client={client}
          subject={request}
          isDrawing={isDrawing}
          preview={preview}
          kind={job.kind}
          isSlide={slides !== undefined}
          version={version}
          onChange={change}
        />
        {job.kind === 'infographic' && <LooksPanel version={version} onChange={change} />}
        <ImagePanel version={version} onChange={change} />
        {!ownImage?.boxes && <FieldsPanel client={client} groups={groups} sentences={editable.sentences} {...acts} />}
      </div>
    </main>
  );
}

interface DeliveryProps {
  readonly job: JobRecord;
  readonly version: Version;
  /** Of a series the slide that is shown. */
  readonly shown: Version;
  readonly editable: Editable;
  /** Undefined while it is drawn: what is copied is what is seen. */
  readonly picture: { readonly bytes: Uint8Array<ArrayBuffer> } | undefined;
}

/** Copies what is seen, or saves it as a version of its own, which lands where pictures land. */
function Delivery({ job, version, shown, editable, picture }: DeliveryProps) {
  const showToast = useToast();
  const [isSaving, setSaving] = useState(false);
  const [wantsMenu, setWantsMenu] = useState(false);
  const saveAs = (
    <button type="button" className="button opens" aria-haspopup="menu" onClick={() => setWantsMenu(true)}>
      {t('save_as')}
    </button>
  );
  const copy = () => {
    if (!picture) return;
    copyPicture(Promise.resolve(new Blob([picture.bytes], { type: 'image/png' }))).then((copied) =>
      copied === 'copied' ? showToast(t('copied_picture')) : showToast(t(copyWords[copied]), { tone: 'problem' }),
    );
  };
  const save = async () => {
    setSaving(true);
    try {
      if ('brief' in version.says && version.says.slides) return showToast(await makeSeries(job, version));
      const family = await keepVersion(version, editable);
      const { aspect, styleNotes } = version;
      const edited = { what: 'edited', family, aspect, styleNotes } as const;
      await sendToBackground({ type: 'make-again', jobId: job.id, change: edited });
      await dropEdit(job.id);
      showToast(t('edit_saved'));
    } catch (error) {
      showToast(errorText(error as Error), { tone: 'problem' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Button icon="copy" busy={!picture} onClick={copy}>
        {t('copy_picture')}
      </Button>
      {wantsMenu ? (
        <Suspense fallback={saveAs}>
          <SaveAsMenu job={job} version={shown} series={version} isOpened />
        </Suspense>
      ) : (
        saveAs
      )}
      <Button look="primary" icon="save" busy={isSaving} onClick={save}>
        {t('save_picture')}
      </Button>
    </>
  );
}

/** The slide of a series as a version of its own; a version that is no series as it is. */
function showSlide(version: Version, slide: number): Version {
  const { says } = version;
  const shown = 'brief' in says ? (says.slides?.[slide] ?? says.slides?.at(-1)) : undefined;
  return shown ? { ...version, says: { brief: shown } } : version;
}

/** A series with one of its slides as it was changed alone. */
function withSlide(whole: Version, slide: number, changed: Version): Version {
  const { says } = whole;
  if (!('brief' in says && says.slides && 'brief' in changed.says)) return changed;
  const { brief } = changed.says;
  const slides = changeSlide(says.slides, Math.min(slide, says.slides.length - 1), () => brief);
  return { ...changed, says: { ...says, slides: [...slides] } };
}

/** What the form does, each as a change of the version. */
function makeActs(change: (make: (version: Version) => Version, field?: string) => void): FieldActs & {
  readonly placeText: (role: string, place: Partial<Place>) => void;
} {
  const changeBrief = (make: (brief: Brief) => Brief) =>
    change((version) => ('brief' in version.says ? withBrief(version, make(version.says.brief)) : version));
  return {
    setText: (field: TextField, text: string) =>
      change((version) => {
        if ('brief' in version.says) return withBrief(version, setText(version.says.brief, field.path, text));
        const role = String(field.path.at(-1));
        const captions = { ...version.says.draft.captions, [role]: text };
        return { ...version, says: { draft: { ...version.says.draft, captions } } };
      }, field.path.join('.')),
    move: (path: Path, from: number, to: number) => changeBrief((brief) => moveItem(brief, path, from, to)),
    remove: (path: Path, index: number) => changeBrief((brief) => withoutEmptyModules(removeItem(brief, path, index))),
    add: (path: Path, index: number, item: unknown) => changeBrief((brief) => addItem(brief, path, index, item)),
    setDrawing: (path: Path, name: string | undefined) => changeBrief((brief) => setDrawing(brief, path, name)),
    removeModule: (index: number) => changeBrief((brief) => removeItem(brief, ['modules'], index)),
    placeText: (role: string, place: Partial<Place>) =>
      change(
        (version) =>
          'draft' in version.says
            ? { ...version, says: { draft: changeBox(version.says.draft, role, place) } }
            : version,
        `box ${role}`,
      ),
  };
}

const withBrief = (version: Version, brief: Brief): Version => ({ ...version, says: { brief } });

/** What the worker draws: the version with the job's own images and brand. The same object while nothing changes. */
function usePreviewRequest(job: JobRecord, version: Version) {
  const [brand, setBrand] = useState<NonNullable<Awaited<ReturnType<typeof findSavedBrand>>>['brand'] | 'none'>();
  const { brandProfileId, sourceUrl: pageUrl } = job.request.fields;
  const { critique, outcome } = readHints(job);
  useEffect(() => {
    if (!brandProfileId) return setBrand('none');
    findSavedBrand(brandProfileId).then(
      (found) => setBrand(found?.brand ?? 'none'),
      () => setBrand('none'),
    );
  }, [brandProfileId]);
  const assets = useMemo(
    () => Object.fromEntries(job.request.parts.map(({ name, blobId }) => [name, blobId])),
    [job.request.parts],
  );
  return useMemo(
    () =>
      brand === undefined
        ? undefined
        : { version, assets, pageUrl, critique, outcome, brand: brand === 'none' ? undefined : brand },
    [brand, version, assets, pageUrl, critique, outcome],
  );
}

/** What else the picture was made by, so that it is seen as it was made. */
const readHints = ({ request }: JobRecord) =>
  request.kind === 'infographic' ? { critique: request.fields.enableCritique, outcome: request.fields.outcome } : {};
