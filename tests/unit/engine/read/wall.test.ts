import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../../lib/engine/errors.ts';
import { readHtml } from '../../../../lib/engine/read/html.ts';

function catchCode(lang: string, title: string, ...lines: readonly string[]): string {
  const text = lines.map((line) => `<p>${line}</p>`).join('');
  try {
    readHtml(`<html lang="${lang}"><head><title>${title}</title></head><body><main>${text}</main></body></html>`);
    return 'read';
  } catch (error) {
    return error instanceof EngineError ? error.code : String(error);
  }
}

describe('a notice in an article’s place is refused', () => {
  it.each([
    [
      'en',
      'Page not found | Lake Gazette',
      'Sorry, we couldn’t find that page.',
      'Try the search or go back to the home page.',
    ],
    ['en', 'Log in – Lake Gazette', 'Please log in to continue reading.', 'Don’t have an account? It takes a minute.'],
    [
      'en',
      'Council builds a bridge',
      'We and our 842 partners store and access information on a device, such as cookies.',
      'With your permission we may use precise location data.',
    ],
    ['en', 'Lake app', 'Please enable JavaScript and cookies to continue.', 'Checking your browser before you go on.'],
    ['en', 'The lake', 'Subscribe to continue reading.', 'Already a subscriber? Sign in.'],
    [
      'de',
      'Seite nicht gefunden',
      'Die gewünschte Seite konnte leider nicht gefunden werden.',
      'Vielleicht wurde sie verschoben oder gelöscht.',
    ],
    [
      'de',
      'Der Rat baut',
      'Wir verwenden Cookies und andere Technologien auf unserer Website.',
      'Einige von ihnen sind essenziell, andere helfen uns.',
    ],
    ['fr', 'Erreur 404', 'La page que vous cherchez n’existe pas ou a été déplacée.'],
    ['es', 'Página no encontrada', 'La página que buscas no existe o ha sido movida.'],
    ['it', 'Pagina non trovata', 'La pagina richiesta non esiste più.'],
    ['pt', 'Página não encontrada', 'A página que procura não existe ou foi removida.'],
    ['nl', 'Pagina niet gevonden', 'De pagina die je zoekt bestaat niet meer.'],
    ['pl', 'Strona nie została znaleziona', 'Szukana strona nie istnieje lub została usunięta.'],
    ['tr', 'Sayfa bulunamadı', 'Aradığınız sayfa taşınmış veya silinmiş olabilir.'],
    ['ja', 'ページが見つかりません', 'お探しのページは見つかりませんでした。削除された可能性があります。'],
    ['ko', '페이지를 찾을 수 없습니다', '요청하신 페이지가 삭제되었거나 주소가 바뀌었습니다.'],
    ['zh', '页面不存在', '您访问的页面不存在或已被删除。'],
    ['ar', 'الصفحة غير موجودة', 'الصفحة التي تبحث عنها غير موجودة أو تم نقلها.'],
  ])('in %s: %s', (lang, title, ...lines) => expect(catchCode(lang, title, ...lines)).toBe('no_article'));
});

describe('what only speaks of one is read', () => {
  it.each([
    [
      'a short text about cookies',
      'Court limits cookies',
      'The court ruled on Monday that sites must ask before they set cookies for adverts, and that a pre-ticked box is no consent.',
      'Publishers have until June to change their banners, or pay up to four percent of their sales.',
    ],
    [
      'a short report about a lost page',
      'Archive loses a page',
      'The archive has found that a page of its oldest book is gone, and asks visitors of the past ten years to look at home.',
      'The page shows a map of the lake from 1612.',
    ],
    [
      'an article over an offer to subscribe',
      'Council builds a bridge',
      'The council voted on Tuesday to build a new bridge over the river, which will carry trams from the spring of 2027 on.',
      'Subscribe to continue reading.',
    ],
  ])('%s', (_, title, ...lines) => expect(catchCode('en', title, ...lines)).toBe('read'));

  it.each([
    ['ar', 'عدد طيور اللقلق يتضاعف تقريبا في الوادي', 'قال الباحثون إن المروج الرطبة ساعدت الطيور على إيجاد الغذاء.'],
    ['ar', 'صيانة الجسر تستمر حتى الربيع', 'الجسر مغلق أمام السيارات منذ يوم الاثنين حتى نهاية الشهر.'],
    ['ru', 'Техническое обслуживание моста продлится до весны', 'Мост закрыт для машин с понедельника до весны.'],
    ['ja', 'プールのメンテナンスは春まで続く', 'プールは月曜日から閉まり、学校のプールが開放される。'],
    ['zh', '地铁二号线周末维护', '二号线周六和周日停运，乘客可以乘坐免费公交车前往市中心。'],
  ])('a word of such a title within one, in %s: %s', (lang, title, line) =>
    expect(catchCode(lang, title, line.repeat(2))).toBe('read'),
  );
});
