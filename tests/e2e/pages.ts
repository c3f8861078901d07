import { createHash } from 'node:crypto';

/** Pages that are hard to make a picture from, by path. Served on loopback by the tests. */
const page = (body: string, { title = '', lang = 'en' } = {}) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

const links = Array.from({ length: 60 }, (_, index) => `<li><a href="/a/${index}">Section ${index}</a></li>`).join('');

const sentence = (index: number) =>
  `<p>Paragraph ${index} says that the archive holds ${index + 12} boxes of letters, and each of them was opened and read twice.</p>`;

/** Noise of the kind real pages carry by the megabyte: a data URI that no reader needs. It does not compress to nothing. */
const noise = Array.from({ length: 70_000 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('hex'),
).join('');

const arabic = page(
  `<article><h1>خمس عادات تعيد للفريق صباحه</h1>
  <p>توقف فريق صغير عن عقد الاجتماعات قبل الظهر، فانخفض العمل المتأخر بنسبة 38% خلال ثلاثة أشهر.</p>
  <h2>لا اجتماعات في الصباح</h2><p>لا يحجز أحد موعدا قبل الظهر، والتقويم نفسه يرفض ذلك.</p>
  <h2>الكتابة قبل الكلام</h2><p>صفحة واحدة تغني عن الاجتماع الأول، وتأتي الأجوبة في الهامش.</p>
  <h2>الرد على الرسائل مرتين</h2><p>يقرأ الفريق الرسائل عند الظهر وعند الرابعة فقط.</p></article>`,
  { title: 'خمس عادات تعيد للفريق صباحه', lang: 'ar' },
);

const japanese = page(
  `<article><h1>チームに朝を取り戻す三つの習慣</h1>
  <p>あるデザイン会社は正午より前の会議をやめた。三か月後、終わらない仕事は38％減った。</p>
  <h2>午前に会議を入れない</h2><p>正午より前の予定は、カレンダーが受け付けない。だれも断る必要がない。</p>
  <h2>話す前に書く</h2><p>一枚のメモが最初の会議に代わる。質問の多くは一日のうちに答えが出る。</p>
  <h2>返信は一日二回</h2><p>チームは正午と午後四時にだけメッセージを読む。急ぎの用件は電話にする。</p></article>`,
  { title: 'チームに朝を取り戻す三つの習慣', lang: 'ja' },
);

export const hardPages: Readonly<Record<string, string>> = {
  '/empty': page(''),
  '/links': page(`<h1>All sections</h1><ul>${links}</ul>`, { title: 'All sections' }),
  '/arabic': arabic,
  '/japanese': japanese,
  '/huge': page(
    `<article><h1>Five megabytes of archive</h1>${Array.from({ length: 300 }, (_, index) => sentence(index)).join('')}</article>
     <img alt="" src="data:image/x-noise;base64,${noise}">`,
    { title: 'Five megabytes of archive' },
  ),
  '/broken-image': page(
    '<article><h1>A broken image</h1><p>The image beneath was cut off on its way here.</p><img id="broken" src="/broken.png" alt="A chart"></article>',
    { title: 'A broken image' },
  ),
};
