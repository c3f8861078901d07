import { templateNames as ar } from './ar/template-names.ts';
import { templateNames as de } from './de/template-names.ts';
import { templateNames as en } from './en/template-names.ts';
import { templateNames as es } from './es/template-names.ts';
import { templateNames as fr } from './fr/template-names.ts';
import { templateNames as it } from './it/template-names.ts';
import { templateNames as ja } from './ja/template-names.ts';
import { templateNames as ko } from './ko/template-names.ts';
import { templateNames as nl } from './nl/template-names.ts';
import { templateNames as pl } from './pl/template-names.ts';
import { templateNames as pt } from './pt/template-names.ts';
import { templateNames as ru } from './ru/template-names.ts';
import type { TemplateNames } from './template-names.ts';
import { templateNames as zh } from './zh/template-names.ts';

export const templateNames: Readonly<Record<string, TemplateNames>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  ru,
  ja,
  zh,
  ko,
  ar,
};
