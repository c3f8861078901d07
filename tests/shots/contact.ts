import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../out/shots');

/** Writes the page that shows all pictures at once, both themes of a state side by side. */
export default function writeContactSheet(): void {
  // Only other pictures were asked for.
  if (!existsSync(folder)) return;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('-light.png'))
    .map((name) => name.slice(0, -'-light.png'.length))
    .sort();
  const figures = names.map(
    (name) =>
      `<figure><a href="${name}-light.png"><img src="${name}-light.png" alt="" height="420" loading="lazy"></a> <a href="${name}-dark.png"><img src="${name}-dark.png" alt="" height="420" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
  );
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
  process.stdout.write(`${names.length} states: ${join(folder, 'index.html')}\n`);
}
