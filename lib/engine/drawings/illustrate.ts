import type { Brief } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { assessDocumentGravity } from '../gate/index.ts';
import { findLanguage } from '../languages/index.ts';
import { illustrateModule } from './illustrate-rows.ts';
import { makeHero } from './make-hero.ts';
import { readMatter } from './matter.ts';

/** Grave matters get no drawings, serious ones only certain ones; existing drawings stay. */
export function illustrate(brief: Brief, document: SourceDocument): Brief {
  const language = findLanguage(brief.language);
  const gravity = brief.gravity ?? assessDocumentGravity(document);
  if (!language || gravity === 'grave') return { ...brief, gravity };
  const matter = readMatter(brief.title, document, language, gravity);
  const hero = brief.hero ?? makeHero(brief.title, matter);
  const taken = new Set<string>();
  const shown = new Set(hero?.drawings);
  return {
    ...brief,
    gravity,
    hero,
    modules: brief.modules?.map((module) => illustrateModule(module, taken, shown, matter)),
  };
}
