import type { Brief, Slide } from '../engine/brief.ts';
import { seriesLength } from '../engine/sizes.ts';

function numberSlides(slides: readonly Brief[], series: string): Brief[] {
  return slides.map((brief, index) => {
    const known: Pick<Slide, 'role'> & Partial<Slide> = brief.slide ?? { role: 'point' };
    return { ...brief, slide: { ...known, at: index + 1, of: slides.length, series } };
  });
}

const toSeries = (slides: readonly Brief[]): string => slides[0]?.slide?.series ?? slides[0]?.title ?? '';

export function moveSlide(slides: readonly Brief[], from: number, to: number): readonly Brief[] {
  const moved = slides[from];
  if (!moved || to < 0 || to >= slides.length || from === to) return slides;
  return numberSlides(slides.toSpliced(from, 1).toSpliced(to, 0, moved), toSeries(slides));
}

export function removeSlide(slides: readonly Brief[], at: number): readonly Brief[] {
  return slides.length > 1 && at in slides ? numberSlides(slides.toSpliced(at, 1), toSeries(slides)) : slides;
}

export function addSlide(slides: readonly Brief[], after: number): readonly Brief[] {
  const like = slides[after];
  if (!like || slides.length >= seriesLength.max) return slides;
  const { leadImage: _image, leadFocus: _focus, quote: _quote, ...rest } = like;
  const blank: Brief = {
    ...rest,
    kicker: undefined,
    title: '',
    subtitle: undefined,
    hero: like.hero && { ...like.hero, drawings: [] },
    modules: [],
    points: [],
    statistics: [],
    slide: { role: 'point', at: 1, of: 1, series: toSeries(slides) },
  };
  return numberSlides(slides.toSpliced(after + 1, 0, blank), toSeries(slides));
}

export const changeSlide = (slides: readonly Brief[], at: number, make: (brief: Brief) => Brief): readonly Brief[] =>
  slides.map((slide, index) => (index === at ? make(slide) : slide));
