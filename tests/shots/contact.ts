import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../out/shots');

/** Writes the page that shows all pictures at once, those of a state side by side. */
export default function writeContactSheet(): void {
  // Only other pictures were asked for.
  if (!existsSync(folder)) return;
  const states = Map.groupBy(
    readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .sort(),
    (name) => name.slice(0, name.lastIndexOf('-')),
  );
  const figures = Array.from(states, ([state, names]) => {
    const pictures = names.map(
      (name) => `<a href="${name}"><img src="${name}" alt="${name}" height="420" loading="lazy"></a>`,
    );
    return `<figure>${pictures.join(' ')}<figcaption>${state}</figcaption></figure>`;
  });
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Broadside: every page in every state</title>
<style>
  body { font: 14px system-ui, sans-serif; margin: 24px; background: #8a8f94; }
  main { display: flex; flex-wrap: wrap; gap: 24px; }
  figure { margin: 0; }
</style>
<main>
${figures.join('\n')}
</main>
</html>
`;
  writeFileSync(join(folder, 'index.html'), page);
  process.stdout.write(`${states.size} states: ${join(folder, 'index.html')}\n`);
}
