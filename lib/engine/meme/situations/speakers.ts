import { findPersons } from '../../brief/standing/names.ts';
import { wordsIn } from '../../brief/text/text.ts';
import type { Material } from '../material/material.ts';

interface NamedPeople {
  readonly inTitle: boolean;
  readonly others: ReadonlySet<string>;
}

const known = new WeakMap<Material, NamedPeople>();
const fullName = /(?<!\p{L})(\p{Lu}\p{Ll}[\p{L}'’-]*) (\p{Lu}\p{Ll}[\p{L}'’-]{2,})/gu;

function readNamed({ title, outline, words }: Material): NamedPeople {
  const sentences = outline.sentences.map(({ text }) => text);
  const persons = findPersons([title, ...sentences], words);
  const titled = new Set(wordsIn(title));
  const families = sentences.flatMap((text) =>
    [...text.matchAll(fullName)].flatMap(([, first = '', family = '']) =>
      words.stop.has(first.toLowerCase()) || words.stop.has(family.toLowerCase()) ? [] : [family],
    ),
  );
  return {
    inTitle: [...persons].some((family) => titled.has(family)),
    others: new Set([...families, ...persons].filter((family) => !titled.has(family))),
  };
}

/** Whether the words around a quotation give it to another than whom the title names. */
export function isOfAnother(rest: string, material: Material): boolean {
  const named = known.get(material) ?? readNamed(material);
  known.set(material, named);
  const said = wordsIn(rest);
  return named.inTitle && said.some((word) => named.others.has(word)) && !said.some((word) => isTitled(word, material));
}

const isTitled = (word: string, { title }: Material) => /^\p{Lu}/u.test(word) && wordsIn(title).includes(word);
