import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import { openEditorTab } from '../../components/open-editor.ts';
import { useToast } from '../../components/toasts.tsx';
import { useWake } from '../../components/use-page.ts';
import { useUserInput } from '../../components/use-user-input.ts';
import { useVisibleGallery } from '../../components/use-visible-job.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { openWindow } from '../../lib/capture/tabs.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { starEntries } from '../../lib/jobs/entry-store.ts';
import { findEntries, type Wanted } from '../../lib/jobs/find-entries.ts';
import { areVersions, findVersions, foldVersions } from '../../lib/jobs/find-versions.ts';
import { watchShowRequests } from '../../lib/jobs/show-job.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { Empty } from './empty.tsx';
import { Filters } from './filters.tsx';
import { GalleryFoot } from './gallery-foot.tsx';
import { GalleryHead } from './gallery-head.tsx';
import { Grid } from './grid.tsx';
import { usePictureActs } from './picture-acts.ts';
import { useDeletion } from './use-deletion.ts';
import { useEdited } from './use-drafts.ts';
import { useEntries } from './use-entries.ts';
import { useGalleryFocus } from './use-gallery-focus.ts';
import { useSelection } from './use-selection.ts';
import { Viewer } from './viewer.tsx';

interface GalleryPageProps {
  readonly page: string | undefined;
  readonly jobId: string | undefined;
  readonly isCopying: boolean;
  readonly isEditing: boolean;
}

export function GalleryPage({ page, jobId, isCopying, isEditing }: GalleryPageProps) {
  const { entries, complete } = useEntries();
  const [wanted, setWanted] = useState<Wanted>({ query: '', page });
  const [openId, setOpenId] = useState(jobId);
  const looked = useDeferredValue(wanted);
  const all = useMemo(() => findEntries(entries, looked), [entries, looked]);
  const edited = useEdited();
  const { entries: found, counts, unsaved } = useMemo(() => foldVersions(all, edited), [all, edited]);
  const kept = useMemo(() => entries.filter(({ deletedAt }) => !deletedAt), [entries]);
  const selection = useSelection(found);
  const showToast = useToast();
  const { save, copyEntry } = usePictureActs();
  useGalleryWiring(setOpenId);
  useAskedAct(isCopying ? jobId : undefined, copyEntry);
  useAskedAct(isEditing ? jobId : undefined, openEditorTab);
  useGalleryFocus(selection.ids.size > 0, found.length === 0);
  const fail = useCallback((error: Error) => showToast(getErrorText(error), { tone: 'problem' }), [showToast]);
  useMakeFromInput(fail);
  const star = (ids: readonly string[], starred: boolean) => void starEntries(ids, starred).catch(fail);
  const remove = useDeletion({ entries, complete, found }, fail);
  const acts = useTileActs(setOpenId, { selection, star, remove });

  const opened = kept.find(({ id }) => id === openId);
  const beside = findBeside(found, opened, openId);
  const versions = opened ? findVersions(kept, opened) : [];

  return (
    // `inert`: unreachable for all tools beneath an open picture.
    <main className="gallery" inert={opened !== undefined}>
      <GalleryHead>{kept.length > 0 && <Filters wanted={wanted} onWanted={setWanted} />}</GalleryHead>
      {found.length > 0 && (
        <Grid entries={found} versions={counts} unsaved={unsaved} selected={selection.ids} acts={acts} />
      )}
      {found.length === 0 && complete && (
        <Empty searched={kept.length > 0} onShowAll={() => setWanted({ query: '' })} />
      )}
      <GalleryFoot
        selection={selection}
        found={found}
        isCounted={complete && kept.length > 0}
        onStar={star}
        onSave={save}
        onDelete={remove}
      />
      <Viewer
        entry={opened}
        versions={versions}
        edited={findEdited(versions, opened, edited)}
        previous={beside(-1)}
        next={beside(1)}
        onShow={setOpenId}
        onStar={acts.onStar}
        onDelete={(id) => {
          setOpenId(beside(1) ?? beside(-1));
          remove([id]);
        }}
      />
    </main>
  );
}

/** The newest version that is being edited, else the picture itself. */
const findEdited = (versions: readonly Entry[], opened: Entry | undefined, edited: ReadonlySet<string>) =>
  [...versions.toReversed(), ...(opened ? [opened] : [])].find(({ id }) => edited.has(id))?.id;

/** A version counts as the picture that it is folded under. */
function findBeside(found: readonly Entry[], opened: Entry | undefined, openId: string | undefined) {
  const own = found.findIndex(({ id }) => id === openId);
  const place = own < 0 && opened ? found.findIndex((entry) => areVersions(entry, opened)) : own;
  return (step: number) => (place < 0 ? undefined : found[place + step]?.id);
}

/** For the one picture that the page's address names. */
function useAskedAct(jobId: string | undefined, act: (jobId: string) => Promise<unknown>): void {
  useEffect(() => {
    if (jobId) void act(jobId);
  }, [jobId, act]);
}

function useGalleryWiring(onShow: (jobId: string) => void): void {
  useWake();
  useVisibleGallery();
  useEffect(() => {
    document.title = t('gallery_title');
    // The background tidies at its next start anyway.
    sendToBackground({ type: 'tidy' }).catch(() => undefined);
  }, []);
  useEffect(() => watchShowRequests(onShow), [onShow]);
}

function useMakeFromInput(fail: (error: Error) => void): void {
  const makeFromCapture = useCallback(
    ({ id }: Capture) => {
      openWindow(browser.runtime.getURL(`/popup.html?capture=${id}`)).catch(fail);
    },
    [fail],
  );
  useUserInput(makeFromCapture, fail);
}

interface EntryActs {
  readonly selection: ReturnType<typeof useSelection>;
  readonly star: (ids: readonly string[], starred: boolean) => void;
  readonly remove: (ids: string[]) => void;
}

/** Memoised, so that a selection does not redraw ten thousand tiles. */
function useTileActs(onOpen: (id: string) => void, acts: EntryActs) {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(
    () => ({
      onOpen,
      onSelect: (id: string, extend: boolean) => latest.current.selection.toggle(id, extend),
      onSelectAll: () => latest.current.selection.all(),
      onClear: () => latest.current.selection.clear(),
      onStar: (id: string, starred: boolean) => latest.current.star([id], starred),
      onDelete: (id: string) => {
        const { ids } = latest.current.selection;
        latest.current.remove(ids.has(id) ? [...ids] : [id]);
        latest.current.selection.clear();
      },
    }),
    [onOpen],
  );
}
