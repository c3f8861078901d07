import { expect, test } from './extension.ts';
import { decodePicture } from './picture.ts';

test.use({ ownBrowser: false });

/** Sources that are hard to read: each ends in a picture or in one clear sentence, and nothing hangs. */

for (const path of ['/arabic', '/japanese', '/huge']) {
  test(`${path} becomes a picture`, async ({ broadside, hard }) => {
    const page = await broadside.open(`${hard}${path}`);
    await broadside.clickMenu(page, { menuItemId: 'infographic' });
    const picture = await decodePicture(await broadside.nextDownload());
    expect(picture).toMatchObject({ width: 1080, height: 1350 });
    expect(picture.colors).toBeGreaterThan(10);
  });
}

const refusals = [
  { path: '/empty', says: /no text here/ },
  { path: '/links', says: /mostly links/ },
] as const;

for (const { path, says } of refusals) {
  test(`${path} is answered with a sentence`, async ({ broadside, hard }) => {
    const page = await broadside.open(`${hard}${path}`);
    await broadside.clickMenu(page, { menuItemId: 'infographic' });
    expect(await broadside.sentenceBehindMark(page)).toMatch(says);
  });
}

test('a selection of one word is answered with a picture or a sentence', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  await page.locator('h1').evaluate((heading) => {
    const word = document.createRange();
    word.setStart(heading.firstChild as Node, 2);
    word.setEnd(heading.firstChild as Node, 8);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(word);
  });
  await broadside.clickMenu(page, { menuItemId: 'infographic', selectionText: 'habits' });
  expect(await broadside.sentenceBehindMark(page)).toMatch(/too little text/);
});

test('an image that does not decode is answered with a sentence', async ({ broadside, hard }) => {
  const page = await broadside.open(`${hard}/broken-image`);
  await broadside.clickMenu(page, { menuItemId: 'meme', mediaType: 'image', srcUrl: `${hard}/broken.png` });
  expect(await broadside.sentenceBehindMark(page)).toMatch(/image/i);
});

test('a link that can’t be reached is answered with a sentence', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  await broadside.clickMenu(page, { menuItemId: 'infographic', linkUrl: `${samples}/no-such-page` });
  expect(await broadside.sentenceOfOpenedPopup()).toMatch(/could not be reached/);
});

test('a page of the browser itself is answered in the popup', async ({ broadside }) => {
  const page = await broadside.context.newPage();
  await page.goto('chrome://version');
  const popup = await broadside.clickToolbarButton(page);
  expect(await popup.see('.notice')).toMatch(/\w+ \w+ \w+/);
});
