import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import { useToast } from '../../components/toasts.tsx';
import { useUserInput } from '../../components/use-user-input.ts';
import { useVisibleGallery } from '../../components/use-visible-job.ts';
import { useWake } from '../../components/use-wake.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { openWindow } from '../../lib/capture/open-window.ts';
import { languageTag } from '../../lib/i18n/language.ts';
import { errorText, t } from '../../lib/i18n/t.ts';
import { starEntries } from '../../lib/jobs/entry-store.ts';
import { findEntries, type Wanted } from '../../lib/jobs/find-entries.ts';
import { areVersions, findVersions, foldVersions } from '../../lib/jobs/find-versions.ts';
import { watchShowRequests } from '../../lib/jobs/show-job.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { Empty } from './empty.tsx';
import { Filters } from './filters.tsx';
import { GalleryHead } from './gallery-head.tsx';
import { Grid } from './grid.tsx';
import { usePictureActs } from './picture-acts.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StorageBar } from './storage-bar.tsx';
import { useDeletion } from './use-deletion.ts';
import { useEntries } from './use-entries.ts';
import { useGalleryFocus } from './use-gallery-focus.ts';
import { useSelection } from './use-selection.ts';
import { Viewer } from './viewer.tsx';

interface GalleryPageProps {
  /** Address of the page whose pictures alone are shown, if any. */
  readonly page: string | undefined;
  /** The job to show large at once. */
  readonly jobId: string | undefined;
  /** That job's picture is to be copied: the user asked for it in a notification. */
  readonly isCopying: boolean;
}

export function GalleryPage({ page, jobId, isCopying }: GalleryPageProps) {
  const { entries, complete } = useEntries();
  const [wanted, setWanted] = useState<Wanted>({ query: '', page });
  const [openId, setOpenId] = useState(jobId);
  const looked = useDeferredValue(wanted);
  const all = useMemo(() => findEntries(entries, looked), [entries, looked]);
  const { entries: found, counts } = useMemo(() => foldVersions(all), [all]);
  const kept = useMemo(() => entries.filter(({ deletedAt }) => !deletedAt), [entries]);
  const selection = useSelection(found);
  const showToast = useToast();
  const { save, copyEntry } = usePictureActs();
  useWake();
  useEffect(() => {
    document.title = t('gallery_title');
    // A background that does not answer tidies at its next start; what is shown comes from the database either way.
    sendToBackground({ type: 'tidy' }).catch(() => undefined);
  }, []);

  useVisibleGallery();
  useEffect(() => watchShowRequests(setOpenId), []);

  useEffect(() => {
    if (isCopying && jobId) void copyEntry(jobId);
  }, [isCopying, jobId, copyEntry]);

  const savable = found
    .filter(({ id, state, thinned }) => selection.ids.has(id) && state === 'delivered' && !thinned)
    .map(({ id }) => id);
  const isSelecting = selection.ids.size > 0;
  useGalleryFocus(isSelecting, found.length === 0);
  const fail = useCallback((error: Error) => showToast(errorText(error), { tone: 'problem' }), [showToast]);
  useMakeFromInput(fail);
  const star = (ids: readonly string[], starred: boolean) => {
    starEntries(ids, starred).catch(fail);
  };
  const remove = useDeletion({ entries, complete, found }, fail);
  const acts = useTileActs(setOpenId, { selection, star, remove });

  // A job made again may be none of those that are looked for: it is shown all the same.
  const opened = kept.find(({ id }) => id === openId);
  // A version stands where the picture stands that it is folded under.
  const own = found.findIndex(({ id }) => id === openId);
  const place = own < 0 && opened ? found.findIndex((entry) => areVersions(entry, opened)) : own;
  const beside = (step: number) => (place < 0 ? undefined : found[place + step]?.id);

  return (
    // What lies beneath a picture shown large is out of reach for every tool, not only unspoken.
    <main className="gallery" inert={opened !== undefined}>
      <GalleryHead>{kept.length > 0 && <Filters wanted={wanted} onWanted={setWanted} />}</GalleryHead>
      {found.length > 0 && <Grid entries={found} versions={counts} selected={selection.ids} acts={acts} />}
      {found.length === 0 && complete && (
        <Empty searched={kept.length > 0} onShowAll={() => setWanted({ query: '' })} />
      )}
      <footer className="gallery-foot">
        {isSelecting ? (
          <SelectionBar
            count={selection.ids.size}
            total={found.length}
            starred={found.every(({ id, starred }) => starred || !selection.ids.has(id))}
            onStar={(starred) => star([...selection.ids], starred)}
            onSave={savable.length > 0 ? () => save(savable) : undefined}
            onDelete={() => {
              remove([...selection.ids]);
              selection.clear();
            }}
            onAll={selection.all}
            onClear={selection.clear}
          />
        ) : (
          <>
            <p className="gallery-count" role="status">
              {complete && kept.length > 0 && t('picture_count', found.length.toLocaleString(languageTag()))}
            </p>
            <StorageBar />
          </>
        )}
      </footer>
      <Viewer
        entry={opened}
        versions={opened ? findVersions(kept, opened) : []}
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

/** What is pasted or dropped here goes on in a popup of its own. */
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

/** What can be done with a tile. Stable, so that ten thousand pictures are not drawn anew when one of them is selected. */
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
