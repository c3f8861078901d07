import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import type { BriefWords } from './words/brief-words.ts';
import type { FigureWords } from './words/figure-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';
import type { JokeWords } from './words/joke-words.ts';
import type { ReadWords } from './words/read-words.ts';

const figures: FigureWords = {
  shopCurrencies: 'TL',
};

const grammar: GrammarWords = {
  joints: 've ile veya ya da ama fakat için gibi kadar göre ki de bir bu şu o her en daha çok',
  others: 'var yok olan olarak oldu olur ben sen biz siz onlar ne nasıl neden kim hangi şey sonra önce bile sadece',
  backward: 'bu şu o onlar bunlar bunun onun ama fakat ancak ayrıca böylece',
  connectives: 'ancak|ayrıca|bununla birlikte|örneğin|sonuç olarak|üstelik|aslında|yine de|kısacası',
  dependent: 'eğer çünkü',
  and: 've veya',
  binding: 'değil yok hiç ama ancak belki muhtemelen eğer sadece yalnızca rağmen tahminen',
  speech: 'dedi söyledi belirtti açıkladı göre bildirdi iddia',
  personal: 'ben beni bana benim biz bizi bize bizim sen seni sana senin siz sizi size sizin',
  subjects: 'ben sen o biz siz onlar bu şu bir',
  addressed: 'sen seni sana senin siz sizi size sizin',
  collective: 'biz bizi bize bizim',
  abbreviations: 'dr prof doç av vb vs örn bkz',
};

const read: ReadWords = {
  wall: {
    title:
      'sayfa bulunamadı|erişim engellendi|giriş yap|oturum aç|kayıt ol|çok yakında|yapım aşamasında|bakım çalışması',
    says: String.raw`sayfa .{0,30}bulunamadı|taşınmış veya silinmiş|ana sayfaya dön\p{L}*|devam etmek için|giriş yap(?:ın|manız)|zaten (?:üye|hesab)\p{L}*|şifremi unuttum|çerez(?:ler)?(?:i)? (?:kullanıyoruz|kabul)|çerez kullan\p{L}*|kişisel veri\p{L}*|javascript\S* etkinleştir\p{L}*|robot olmadığınız\p{L}*`,
  },
  noise: {
    comments: 'yorumlar|yorum yap(?:ın)?|bir yorum bırak(?:ın)?',
    author: 'yazar hakkında',
    others: 'ilgili (?:haberler|yazılar|konular)|bunlar da ilginizi çekebilir|en çok okunan(?:lar)?',
    label: 'reklam|devamını oku|paylaş|kapat|yazdır',
  },
  schema: {
    ingredients: 'Malzemeler',
    steps: 'Yapılışı',
    time: 'Süre',
    servings: 'Porsiyon',
    price: 'Fiyat',
    rating: 'Puan',
  },
};

const brief: BriefWords = {
  dangling: {
    continuing:
      'oysa|ve|üstelik|dahası|dolayısıyla|sonuç olarak|bununla (?:birlikte|beraber)|buna (?:rağmen|karşın|göre)|yine de|öte yandan|diğer yandan|aksine|örneğin|mesela|yani|başka bir deyişle|bu (?:arada|nedenle|yüzden|sayede|durumda|bağlamda)|o (?:sırada|zamandan beri|zaman)|aynı zamanda|daha sonra|ardından|sonra|orada|burada|bunun (?:üzerine|için|yerine|dışında)|ertesi gün|(?:her )?ikisi de|(?:bunlar|onlar)dan biri|son olarak',
  },
  kicker: {
    'how-to': 'Nasıl yapılır',
    questions: 'Soru ve cevap',
    changelog: 'Yenilikler',
    prices: 'Fiyatlar',
    research: 'Araştırma',
    review: 'İnceleme',
    interview: 'Röportaj',
  },
  noise: {
    keyFacts: 'özetle|kısaca|öne çıkanlar|önemli noktalar|bir bakışta',
    appeals: String.raw`bize destek ol\p{L}*|bağış yap\p{L}*|okuduğunuz için teşekkür\p{L}*|izniyle yayımlan\p{L}*`,
  },
  steps: {
    howTo: 'nasıl|adım adım|tarifi|rehberi|kılavuzu',
    collection: 'nedenler?|yollar?|ipuçları|öneriler?|hatalar?|alışkanlıklar?',
    first: 'ilk olarak|önce|öncelikle',
    next: 'sonra|daha sonra|ardından|ikinci olarak',
    last: 'son olarak|en sonunda|nihayet',
    name: 'adım|aşama',
    counts: 'üç|dört|beş|altı|yedi|sekiz|dokuz|on',
  },
  timeline: { history: 'tarihçe(?:si)?|zaman çizelgesi|kilometre taşları' },
  fairness: {
    crime: String.raw`tutukland\p{L}*|gözaltı\p{L}*|sanık\p{L}*|şüpheli\p{L}*|cinayet\p{L}*|mahkûm\p{L}*`,
  },
};

const jokes: JokeWords = {
  phrases: {
    expectation: 'Beklenti',
    reality: 'Gerçek',
    before: 'Önce',
    now: 'Şimdi',
    regret: 'Keşke sormasaydım.',
    starter: '{} başlangıç seti',
    me: 'Ben',
    mood: 'Şu anki ruh hâlim:',
    lastStep: 'Parasını verip yaptırmak',
  },
};

export const tr: Language = {
  code: 'tr',
  name: 'Türkçe',
  direction: 'ltr',
  hasSpaces: true,
  ordinalsHaveStops: true,
  everyday: 'bir ve bu için ile da de çok olarak daha gibi ne olan kadar sonra en ama değil her var',
  months: list('ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık'),
  gate: {
    gravity: {
      conflict: String.raw`füze\p{L}*|hava saldırı\p{L}*|bomba\p{L}* saldırı\p{L}*|silahlı saldırı\p{L}*`,
      grave: String.raw`yaşasaydı|hayatta olsaydı|öldü\p{L}*|ölüm\p{L}*|öldürül\p{L}*|cinayet\p{L}*|intihar\p{L}*|terör\p{L}*|deprem\p{L}*|tecavüz\p{L}*|savaş(?:ı|ta|ın|lar)?|şehit\p{L}*|katliam\p{L}*|rehine\p{L}*|yaralı\p{L}*|hayatını kaybet\p{L}*|bombardıman\p{L}*`,
      mild: String.raw`orman yangın\p{L}*|yangın\p{L}*|sel felaket\p{L}*|kaza(?:sı|da|nın)?|tutuklan\p{L}*|gözaltı\p{L}*|yaralan\p{L}*`,
    },
  },
  forms: {
    likes: 'artılar(?:ı)?|avantajlar(?:ı)?|olumlu yönler(?:i)?',
    dislikes: 'eksiler(?:i)?|dezavantajlar(?:ı)?|olumsuz yönler(?:i)?',
    verdict: 'sonuç|genel değerlendirme',
  },
  grammar,
  read,
  brief,
  jokes,
  figures,
};

export const examples: Examples = {
  article: `Bisiklet lastiği nasıl yamanır

Önce tekerleği çıkarın ve lastiği jantın üzerinden dikkatle sıyırın.

Ardından iç lastiği suya batırın ve çıkan kabarcıkları izleyin.

Daha sonra deliğin çevresini zımparalayın ve yapıştırıcıyı ince bir tabaka olarak sürün.

Son olarak yamayı bastırın, lastiği geri takın ve tekerleği şişirin.`,
  form: 'steps',
  grave: 'Depremde on iki kişi öldü',
  harmless: 'Bisiklet yolu bu yaz yenilendi',
  date: ['29 Ekim 1923', 1923.8],
};
