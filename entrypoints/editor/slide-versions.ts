import { changeSlide } from '../../lib/edit/series.ts';
import type { Version } from '../../lib/edit/version.ts';

/** Returns one slide as a version of its own; other versions unchanged. */
export function showSlide(version: Version, slide: number): Version {
  const { says } = version;
  const shown = 'brief' in says ? (says.slides?.[slide] ?? says.slides?.at(-1)) : undefined;
  return shown ? { ...version, says: { brief: shown } } : version;
}

export function withSlide(whole: Version, slide: number, changed: Version): Version {
  const { says } = whole;
  if (!('brief' in says && says.slides && 'brief' in changed.says)) return changed;
  const { brief } = changed.says;
  const slides = changeSlide(says.slides, Math.min(slide, says.slides.length - 1), () => brief);
  return { ...changed, says: { ...says, slides: [...slides] } };
}
