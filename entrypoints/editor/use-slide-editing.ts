import { useCallback, useMemo, useState } from 'react';
import { changeSlide } from '../../lib/edit/series.ts';
import type { Version } from '../../lib/edit/version.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Editable } from '../../lib/jobs/edits.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { useEditing } from './use-editing.ts';

function showSlide(version: Version, slide: number): Version {
  const { says } = version;
  const shown = 'brief' in says ? (says.slides?.[slide] ?? says.slides?.at(-1)) : undefined;
  return shown ? { ...version, says: { brief: shown } } : version;
}

function withSlide(whole: Version, slide: number, changed: Version): Version {
  const { says } = whole;
  if (!('brief' in says && says.slides && 'brief' in changed.says)) return changed;
  const { brief } = changed.says;
  const slides = changeSlide(says.slides, Math.min(slide, says.slides.length - 1), () => brief);
  return { ...changed, says: { ...says, slides: [...slides] } };
}

export type SlideEditing = ReturnType<typeof useSlideEditing>;

export function useSlideEditing(job: JobRecord, editable: Editable) {
  const editing = useEditing(job.id, editable.version, editable.made);
  const { version: whole, change: changeWhole, undo, redo, discard, isUnkept } = editing;
  const [slide, setSlide] = useState(0);
  const slides = 'brief' in whole.says ? whole.says.slides : undefined;
  const version = useMemo(() => showSlide(whole, slide), [whole, slide]);
  const change = useCallback(
    (make: (version: Version) => Version, field?: string) =>
      changeWhole((before) => {
        const shown = showSlide(before, slide);
        const changed = make(shown);
        return changed === shown ? before : withSlide(before, slide, changed);
      }, field && `${slide} ${field}`),
    [changeWhole, slide],
  );
  return { whole, changeWhole, version, change, slides, slide, setSlide, undo, redo, discard, isUnkept };
}

export function useSpokenSteps(editing: SlideEditing, say: (words: string) => void): SlideEditing {
  const { undo, redo } = editing;
  const announce = (step: (() => void) | undefined, words: string) =>
    step &&
    (() => {
      step();
      say(words);
    });
  return { ...editing, undo: announce(undo, t('edit_undone')), redo: announce(redo, t('edit_redone')) };
}
