import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import { drawings } from './pl/drawings.ts';
import { genreFrames, genreSigns } from './pl/genre-frames.ts';
import { notes } from './pl/notes.ts';
import { replies } from './pl/replies.ts';
import { socialFrames } from './pl/social-frames.ts';
import { steering } from './pl/steering.ts';
import type { BriefWords } from './words/brief-words.ts';
import type { FigureWords } from './words/figure-words.ts';
import type { FormWords } from './words/form-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';
import type { JokeWords } from './words/joke-words.ts';
import type { ReadWords } from './words/read-words.ts';
import type { RowWords } from './words/row-words.ts';
import type { SignWords } from './words/sign-words.ts';
import type { SituationWords } from './words/situation-words.ts';

const situations: SituationWords = {
  upshots: 'w końcu|ostatecznie|w rzeczywistości|zamiast tego|okazało się|skończyło się na',
  foregone: 'nic dziwnego|oczywiście|naturalnie|jak można było się spodziewać',
  stages: 'najpierw|potem|później|następnie|teraz|w końcu|wreszcie',
  masks: '{a} to tak naprawdę {b}|{a} to w rzeczywistości {b}',
  reversals: 'nawet nie|przeciwnie|wręcz przeciwnie|zamiast tego|chyba że',
  titleTurns: 'ale|lecz|chyba że|oprócz|poza|dopóki|tylko nie|jeszcze nie|bo|albo i nie',
};

const signs: SignWords = {
  pointers:
    '^(?:w|po|podczas|na) (?:drugi\\p{L}+|trzeci\\p{L}+|czwart\\p{L}+|następn\\p{L}+) (?:faz\\p{L}+|krok\\p{L}*|etap\\p{L}*|rund\\p{L}+|połow\\p{L}+|częś\\p{L}+|prób\\p{L}+|przypadk\\p{L}+)|też|także|również|tam|ten|ta|te|tego|tej|tych|tym|takie',
  asking: 'dlaczego|jak',
};

const rows: RowWords = {
  inPlace: 'w|we|w całej|W|We|W całej',
  areas: 'strefie euro|U[Ee]|OECD|Unii Europejskiej',
  averages: String.raw`średni\p{L}*|przeciętn\p{L}*`,
  copulas: 'wynosi|wyniosła|wyniósł|wyniosło|wynosiła|wynosił|wynosiło',
};

const forms: FormWords = {
  likes: 'zalety|plusy|za|mocne strony|co nam się podoba',
  dislikes: 'wady|minusy|przeciw|słabe strony|co nam się nie podoba',
  verdict: 'podsumowanie|werdykt|nasza ocena|wnioski',
  stepLabel: 'krok',
};

const figures: FigureWords = {
  oneToTen: [
    'jeden|jedna|jedno',
    'dwa|dwie|dwóch|dwoje',
    'trzy|trzech|troje',
    'cztery|czterech',
    'pięć|pięciu|pięcioro',
    'sześć|sześciu',
    'siedem|siedmiu',
    'osiem|ośmiu',
    'dziewięć|dziewięciu',
    'dziesięć|dziesięciu',
  ],
  parting: 'na|z',
  everyNth: 'co',
  secondToTenth: [
    'drug[iaą]e?',
    'trzeci[aą]?e?',
    'czwart[yaąe]',
    'piąt[yaąe]',
    'szóst[yaąe]',
    'siódm[yaąe]',
    'ósm[yaąe]',
    'dziewiąt[yaąe]',
    'dziesiąt[yaąe]',
  ],
  noNth: 'dzień|tydzień|miesiąc|rok|godzin[ęa]|minut[ęa]|raz|noc',
  shopCurrencies: 'zł',
  markHedges: 'ponad',
  currencyBehind: 'zł',
  headcounts: 'uczestnik|gości|widzów|członk|pracownik|drużyn|zawodnik|wystawc|abonent',
  percent: String.raw`procent(?:a|y|ów)?|proc\.?`,
  units: 'złotych|złote|zł|euro|dolar(?:ów|a|y)|ton|hektarów|kilometrów|metrów|godzin|minut',
  currency: 'zł|euro|dolar(?:ów|a|y)',
  magnitude: String.raw`tys\.?|mln|mld|tysi(?:ące|ęcy)|milion(?:y|ów|a)?|miliard(?:y|ów|a)?`,
};

const jokes: JokeWords = {
  nouns: {
    leads:
      'w|we|na|o|z|ze|do|od|u|za|przy|przez|pod|nad|między|po|ten|ta|to|te|ci|każdy|każda|każde|kilka|wiele|nowe|nowy|nowa',
    unsure: String.raw`\p{L}+(?:[aeiuyąę]ć|źć|ść|o|ie|ze|że)`,
  },
  empty:
    'rok|roku|lat|miesiąc|tydzień|dzień|kraj|miasto|cena|świat|życie|ludzie|dzieci|rząd|pytanie|odpowiedź|wiadomości|początek|koniec|wideo|zdjęcia',
  frames: {
    ...socialFrames,
    stated: [
      'nobody | Dentysta: Proszę szeroko otworzyć. | Ja: | {h}',
      'nobody | Winda: cisza | Ja: | {h}',
      'nobody | Na randce: Opowiedz o sobie. | Ja: | {h}',
      'nobody | Kelner: Co podać? | Ja: | {h}',
      'proclaim | Ja do taksówkarza, który nie pytał | {h}',
      'thoughts | Jeszcze jeden nagłówek. | I spać. | {h}',
      'chat | Opowiedz coś o sobie. | {h} | Poproszę rachunek.',
      'chat | O czym myślisz? | {h} | Czyli nie o mnie.',
      'chat | Artykuł przeczytany? | {H} | To jest tytuł.',
      'nobody | Nikt: | Ja na każdej imprezie: | {h}',
      'nobody | Absolutnie nikt: | Ja o trzeciej w nocy: | {h}',
      'thoughts | Śpisz? | Tak. | {h}',
      'thoughts | Jutro wcześnie wstaję. | Śpimy. | {h}',
      'proclaim | Ja po jednym artykule | {h}',
      'proclaim | Wujek na każdym weselu | {h}',
      'scale | Wszystko, co mam dziś zrobić | {h}',
      'sign | {h} | Nie znam się, to się wypowiem',
    ],
    trouble: ['calm | {h} | Jakoś to będzie.', 'calm | {h} | Na spokojnie.', 'calm | {h} | Pomyślimy w poniedziałek.'],
    fall: ['chart | Plan pięcioletni | {h}', 'chart | Co było na slajdzie | {h}'],
    opinion: ['sign | {h} | Pytań nie przyjmuję', 'sign | {h} | Tak tylko mówię'],
    about: [
      'verdict | Rozmowa o pogodzie | Czterdzieści minut o „{t}”',
      'buttons | Pracować | Czytać: „{t}” | Ja w poniedziałek',
      'tug | Osiem godzin snu | „{t}”: jeszcze jeden artykuł | Ja',
      'levels | „{t}”? Nie znam | Przeczytać tytuł | Przeczytać artykuł | Poprawiać obcych',
      'reality | Oczekiwania | „{t}”: dwie minuty | Rzeczywistość | Na dworze jest ciemno',
      'before-after | 21:00 | „{t}”: tylko jeden artykuł | 3:00 | Wszystkie przypisy',
      'domino | „{t}”: jeden artykuł | I już jest ze mnie ekspert',
      'fork | Przeczytać artykuł | Od razu mieć zdanie | „{t}”',
    ],
    asked: ['thoughts | Śpisz? | Tak. | {h}', 'exchange | Są pytania? | {h}', 'shocked | Ja pod prysznicem: {h}'],
    listed: [
      'butterfly | Ja | Zapisać „{h}” | Czy to postęp?',
      'clown | {h} | Dziś zaczynam | Dobra, jutro | Zapisane na później',
    ],
    genres: {
      ...genreFrames,
      product: [
        'chat | Przecież już taki masz. | {h} | Gdzie nasze pieniądze?',
        'nobody | Saldo: 12 złotych | Ja: | {h}',
        'butterfly | Ja | „{t}” | Czy to inwestycja?',
        'tempted | Ja | Stary, ale działa | „{t}”',
        'exchange | Naprawdę tego potrzebujemy? | {h}',
      ],
      software: [
        'chat | Masz dwie minuty? | {h} | Minęły trzy godziny.',
        'calm | {h} | U mnie działa.',
        'butterfly | Ja | „{t}” | Czy to projekt na weekend?',
        'exchange | Da się to szybko naprawić? | {h}',
        'panic | {h} | Dyżur ma ktoś inny | Dyżur mam ja',
      ],
      science: [
        'chat | Śmieci wyniesione? | {h} | Czyli nie.',
        'thoughts | Naczynia: brudne. | Rachunki: czekają. | {h}',
        'butterfly | Ja | „{t}”: jeden artykuł | Czy to dyplom?',
        'exchange | No i co u ciebie? | {h}',
        'shocked | Ja o drugiej w nocy: {h}',
      ],
      sports: [
        'proclaim | Ja, ostatni bieg: na WF-ie | {h}',
        'chat | Pogadamy o nas? | {h} | O nas dwojgu.',
        'butterfly | Ja na kanapie | „{t}” | Czy to sport?',
        'exchange | Jakiś sport na co dzień? | {h}',
        'panic | Dzień meczu | To tylko gra | {H}',
      ],
      markets: [
        'chat | Moje pieniądze są bezpieczne? | {h} | Spytam gdzie indziej.',
        'calm | {h} | Myślę długoterminowo.',
        'exchange | A co z emeryturą? | {h}',
        'panic | {h} | Nie mam akcji | Moja emerytura ma',
      ],
      politics: [
        'chat | Przy stole bez polityki. | {h} | No i proszę.',
        'proclaim | Wujek na każdym weselu | {h}',
        'exchange | Coś blado wyglądasz. Wszystko dobrze? | {h}',
        'shocked | Ja, pięć minut na urlopie: {h}',
      ],
      screen: [
        'chat | Jeden odcinek i spać. | {h} | Jest czwarta rano.',
        'tug | Świeże powietrze | „{t}” | Mój weekend',
        'butterfly | Ja | „{t}” | Czy to spacer?',
        'exchange | Wychodzisz dziś z domu? | {h}',
      ],
      food: [
        'chat | Co na kolację? | {h} | Czyli kanapki.',
        'reality | Przepis | „{t}” | Moja kuchnia | Pizza z dowozem',
        'butterfly | Ja | „{t}” | Czy to zdrowe jedzenie?',
        'tempted | Ja | Sałatka z domu | „{t}”',
      ],
      paperwork: [
        'levels | „{t}”: ignorować | Przeczytać pierwszą linijkę | Przeczytać jeszcze raz | Zadzwonić do mamy',
        'tempted | Ja | „{t}” | Wyszorować całą kuchnię',
        'exit | „{t}” | Porządek w szufladzie | Moja dorosłość',
        'exchange | Dorosłość w jednym zdaniu? | {h}',
      ],
      business: [
        'chat | Wystarczyłby mail? | {h} | Wystarczyłby.',
        'nobody | Szef: Są pytania? | Ja o 16:59: | {h}',
        'butterfly | Szef | „{t}” | Czy to integracja?',
        'exchange | Sukcesy w tym tygodniu? | {h}',
      ],
      outing: ['butterfly | Ja | Zapisać „{t}” | Czy to plan?', 'panic | Weekend | Nic w planach | {H}'],
      animals: ['exchange | A twoja wymówka? | {h}', 'shocked | Mój kot czyta ze mną: {h}'],
      research: [
        'tempted | Ja | Moja magisterka | „{t}”',
        'exchange | Jak rozdział pierwszy? | {h}',
        'proclaim | Ja po lekturze streszczenia | {h}',
      ],
      health: ['butterfly | Ja | Czytać: „{t}” | Czy to trening?', 'panic | 1 stycznia | 2 stycznia | {H}'],
      fame: ['exchange | Znamy tych ludzi? | {h}', 'butterfly | Ja | „{t}” | Czy to moja sprawa?'],
      cars: ['tempted | Ja | Mój rower, spłacony | „{t}”', 'exchange | Mieliśmy tylko zaparkować. | {h}'],
    },
  },
  doable: String.raw`porad\p{L}*|sposob\p{L}*|krok\p{L}*|pomysł\p{L}*|trik\p{L}*|przepis\p{L}* na|ćwicze\p{L}*`,
  replies,
  phrases: {
    expectation: 'Oczekiwania',
    reality: 'Rzeczywistość',
    before: 'Kiedyś',
    now: 'Dziś',
    regret: 'Po co było pytać.',
    starter: 'Zestaw startowy: {}',
    me: 'Ja',
    mood: 'Nastrój na dziś:',
    wordless: 'Bez komentarza',
    lastStep: 'Zapłacić fachowcowi',
  },
  genres: {
    ...genreSigns,
    product: String.raw`słuchawki|promocj\p{L}*|telefon\p{L}*`,
    software: String.raw`programist\p{L}*|serwer\p{L}*|oprogramowani\p{L}*`,
    science: String.raw`naukowcy|kosmos\p{L}*|planet\p{L}*|teleskop\p{L}*`,
    sports: String.raw`mecz\p{L}*|trener\p{L}*|gol(?:a|e|i)?|drużyn\p{L}*`,
    markets: String.raw`giełd\p{L}*|inwestor\p{L}*|akcjonariusz\p{L}*`,
    politics: String.raw`rząd\p{L}*|wybor(?:y|ów|ach|cz\p{L}*)|posł\p{L}*|sejm\p{L}*`,
    screen: String.raw`odcinek serialu|nowy odcinek|nowe odcinki|serial\p{L}*|filmu?|reżyser\p{L}*`,
    food: String.raw`przepis\p{L}* na|składnik\p{L}*|piekarnik\p{L}*|łyż(?:ka|ki|ek)`,
    outing: String.raw`wystaw\p{L}*|koncert\p{L}*|wakacj\p{L}*`,
    paperwork: String.raw`podatk\p{L}*|wniosk\p{L}*|wniosek|formularz\p{L}*|ubezpiecz\p{L}*`,
    animals: 'kot(?:a|y|ów)?|ps(?:a|y|ów)|pies',
    business: String.raw`firm(?:a|y|ie)|pracownik\p{L}*|spotkani\p{L}*|klient\p{L}*`,
    health: String.raw`diet(?:a|y|ę)|kalori\p{L}*|sen|zdrow\p{L}*`,
    fame: String.raw`celebryt\p{L}*`,
    cars: String.raw`samoch[oó]d\p{L}*`,
  },
};

const brief: BriefWords = {
  fromTo: {
    spans: 'w|we|od|przez|po|między',
    plans: 'ma|mają|może|mogą|powinn[aoy]|planuje|chce|prognoz\\p{L}*',
    from: 'ze?|od',
    to: 'do|na',
    verbs:
      '(?:spad|wzros|zmala|zmniejszy|zwiększy|obniży|podnios|skoczy|urós|wzrós|spadł|uros|sk?urczy)(?:ł[aoy]?|li|ły)?(?: się)?',
    changing: '(?:podni(?:ó|o)s|obniży|zwiększy|zmniejszy)ł[aoy]?',
    adverbs: 'nieznacznie|znacznie|o',
    openers: 'a|i|ale|natomiast',
    generic: 'stopa|odsetek|udział|liczba|wartość|cena|ceny|poziom|średnia|wskaźnik|koszt|suma',
  },
  kicker: {
    'how-to': 'Poradnik',
    questions: 'Pytania i odpowiedzi',
    changelog: 'Zmiany',
    prices: 'Ceny',
    research: 'Badanie',
    review: 'Recenzja',
    interview: 'Wywiad',
  },
  shorten: { pointers: String.raw`zob\.|zobacz|por\.` },
  dangling: {
    continuing:
      'jednak(?:że)?|zatem|(?:tak )?więc|stąd|również|także|też|tymczasem|wtedy|wówczas|potem|później|następnie|wcześniej|przedtem|od (?:tego czasu|tamtej pory)|dotąd|tam|na przykład|mianowicie|innymi słowy|z drugiej strony|z jednej strony|przeciwnie|wręcz przeciwnie|mimo to|niemniej|w rezultacie|w efekcie|w ten sposób|w takim razie|obaj|oboje|obie|(?:ten|ta|to) (?:ostatni|ostatnia|ostatnie|pierwszy)|(?:jeden|jedna|jedno|niektóre|niektórzy|część|wiele|większość|żaden|dwa|dwie) z (?:nich|tych)|w przeciwnym razie|z kolei|podobnie|tak samo|dodatkowo|nic dziwnego|(?:następnego|tego samego) dnia|(?:dzień|tydzień|miesiąc|rok|kilka (?:dni|tygodni|miesięcy|lat)) później|zresztą|otóż|i(?= )|a(?= )|tu|tutaj|wreszcie|w końcu|na koniec|przy tym|do tego|w tym celu|właśnie dlatego|ale|lecz|bo|gdyż|on|ona|oni|one|jego|jej|ich|(?:ten|ta|ci|te|tych|tym|tej|tego|tą|taki|taka|takie|tacy)(?= \\p{L})|to(?= (?:jest|był|była|było|będzie|oznacza|właśnie|dlatego|też|wszystko)(?!\\p{L}))|według (?:nich|niego|niej|tego|tych)|wśród nich|dzięki (?:temu|niemu|niej|nim)|w związku z tym|z tego powodu|poza tym|ponadto|natomiast|dlatego(?! że)|oprócz tego|jednocześnie',
  },
  noise: {
    keyFacts:
      'w skrócie|najważniejsze (?:informacje|fakty|punkty)|w pigułce|kluczowe (?:informacje|wnioski|fakty)|podsumowanie',
    appeals: String.raw`wesprzyj (?:nas|nasz\p{L}*)|wspieraj nas|przekaż darowiznę|zostań (?:członkiem|patronem)|dziękuj(?:ę|emy) za (?:przeczytanie|lekturę|uwagę|wsparcie)|za zgodą (?:autora|wydawcy)`,
  },
  news: {
    lasting:
      'w ostatnich (?:latach|miesiącach)|od (?:wielu )?(?:lat|dekad|dawna)|tradycyjnie|coraz (?:więcej|częściej|bardziej)|obecnie',
    earlier: String.raw`(?:\p{L}+ ){1,2}(?:lat|lata|miesięcy|miesiące) temu|rok temu|w (?:ubiegłym|zeszłym) (?:roku|miesiącu)|wcześniej`,
  },
  title: {
    sections:
      'wstęp|wprowadzenie|wnioski|podsumowanie|streszczenie|wyniki|dyskusja|metody|tło|przedmowa|załącznik|podziękowania|spis treści|rozdział|część|tytuł',
    category: 'słownik|encyklopedia|leksykon|blog|podcast|wideo|zdjęcia',
    episode: 'odcinek|podcast',
    yearly: 'wyniki|statystyki|prognoza|raport',
    published: 'opublikowano|aktualizacja',
    edition: 'wydanie',
  },
  answer: {
    what: 'co to(?: jest)?|czym (?:jest|są)',
    means: 'to|jest|oznacza',
    why: 'dlaczego|czemu',
    reason: String.raw`ponieważ|bo|gdyż|dzięki|z powodu|dlatego|powodem|przyczyn\p{L}*`,
    amount: String.raw`ile|jak (?:długo|często|daleko|wysok\p{L}*)`,
    when: 'kiedy|o której',
    time: String.raw`poniedział\p{L}+|wtor\p{L}+|środ\p{L}+|czwart\p{L}+|piąt\p{L}+|sobot\p{L}+|niedziel\p{L}+|codziennie|godzin\p{L}*|dni|dniach|tygodni\p{L}*|miesi\p{L}+|lat|roku|wiosn\p{L}+|lat\p{L}+|jesieni\p{L}*|zim\p{L}+|rano|wieczor\p{L}+`,
    how: String.raw`jak(?! (?:długo|często|daleko|wysok\p{L}*))`,
    duty: String.raw`mus\p{L}+|należy|trzeba|obowiąz\p{L}+|wolno|dozwolon\p{L}+|zabronion\p{L}+`,
    act: 'należy|trzeba|warto|najlepiej|wystarczy|poprzez|za pomocą',
    evades: 'to zależy|zależy od (?:wielu|tego)|trudno powiedzieć|wielu zastanawia się',
    ofQuestion: String.raw`pytani\p{L}*|odpowied\p{L}*|wyjaśni\p{L}*|tym artykule`,
    interrogative: String.raw`dlaczego|kto|któr\p{L}+|gdzie|kiedy`,
  },
  ownership: {
    parties: String.raw`rzekom\p{L}+|domniem\p{L}+|samozwańcz\p{L}+|prawni\p{L}+|adwoka\p{L}+|opozycj\p{L}+|krytyk\p{L}+|przeciwni\p{L}+|zwolenni\p{L}+|oskarżon\p{L}+|podejrzan\p{L}+`,
    denial:
      '(?:ale |lecz )?to (?:jednak |po prostu |niestety )*(?:nieprawda|nie(?: jest)? prawda|mit|błąd|fałsz|bzdura)|nieprawda|nic bardziej mylnego|tak się mówi',
    hearsay: String.raw`(?:krytycy|wielu|niektórzy|część osób|wiele osób) (?:\p{L}+ ){0,2}(?:twierdz\p{L}+|uważa\p{L}*|sądz\p{L}+|myśl\p{L}+|wierz\p{L}+|mówi\p{L}*)|(?:często|powszechnie) (?:mówi|uważa|sądzi|twierdzi|myśli) się|rzekom\p{L}+|tak zwan\p{L}+`,
  },
  interview: {
    named: 'wywiad\\p{L}*|rozmow\\p{L}* z|rozmawia\\p{L}*',
    asker: 'pytanie|dziennikarka?|redakcja',
    met: 'z|ze',
    address: 'Panie|Pani|Pan',
  },
  pictureWishes: {
    fullColor: String.raw`pełn\p{L}* kolor\p{L}*`,
  },
};

const read: ReadWords = {
  wall: {
    title:
      '(?:strona )?nie (?:została )?znaleziona|nie znaleziono(?: strony)?|brak dostępu|zaloguj się|logowanie|rejestracja|wkrótce|w budowie|przerwa techniczna|ups.{0,30}',
    says: String.raw`strona .{0,40}nie (?:istnieje|została znaleziona|jest dostępna)|została (?:przeniesiona|usunięta)|wróć (?:na|do) stron\p{L} główn\p{L}|zaloguj się(?:,)? aby|masz już konto|nie masz (?:jeszcze )?konta|nie pamiętasz hasła|aby (?:czytać dalej|kontynuować)|(?:używamy|korzystamy|wykorzystuje) .{0,40}(?:cookies|ciasteczek)|akceptuj(?:ę)? (?:wszystkie )?(?:cookies|pliki)|twoj(?:a|ej) zgod\p{L}|dan(?:e|ych) osobow\p{L}+|włącz(?:yć)? javascript|nie jesteś robotem`,
  },
};

const grammar: GrammarWords = {
  joints:
    'w we na z ze do od ode dla po przy przez pod nad za o u i a oraz lub albo ani ale lecz więc że żeby aby by jak niż czy bo gdy gdyż ponieważ jeśli jeżeli kiedy gdzie który która które którzy których któremu którym którą którego której co między przed bez około wśród podczas według mimo wobec dzięki oprócz zamiast bardzo także też nie tylko już jeszcze nawet',
  others:
    'jest są był była było były będzie będą być został została zostało zostały zostali może mogą można musi muszą ma mają miał miała mieli ja ty on ona ono my wy oni one mnie mi ciebie ci cię go jej ich nam nas wam was im nim nią nich się siebie sobie swój swoja swoje swoim swoich swojej ten ta to te tego tej tym tych temu tą taki taka takie tak tu tam teraz wtedy potem kto co jaki jaka jakie jako bardziej mniej więcej inny inna inne innych każdy każda każde wszystko wszyscy wszystkie wszystkich sam sama samo',
  backward:
    'on ona ono oni one jego jej ich ten ta to te ci tego tej tych tym temu tą taki taka takie tam tu tutaj wtedy wówczas jednak jednakże natomiast dlatego więc zatem ponadto również także też ale lecz a i bo oboje obaj obie',
  connectives:
    'jednak|jednakże|ponadto|poza tym|co więcej|oczywiście|na przykład|innymi słowy|krótko mówiąc|niestety|na szczęście|w rzeczywistości|w istocie|wreszcie|w końcu|z drugiej strony|dlatego|zatem|ostatecznie|podsumowując|co ciekawe|co ważne|a|i|ale',
  coordinators: 'i a ale lecz',
  second: 'ale ponieważ bo choć chociaż jeśli',
  dependent:
    'jeśli jeżeli gdy kiedy choć chociaż żeby aby ponieważ skoro zanim dopóki po przed przy bez zamiast dzięki mimo oprócz według kto co gdzie jak',
  trailing: 'w tym|na przykład|zwłaszcza|szczególnie|przede wszystkim|m.in.|dzięki czemu|przez co|co',
  weighty: 'zwłaszcza|przede wszystkim|dzięki czemu|przez co',
  relative: 'który która które którzy którego której których któremu którym którą',
  limiting: 'tylko jedynie',
  denying: 'bez żaden żadna żadne żadnych żadnego',
  and: 'i oraz lub albo',
  binding:
    'nie nigdy nikt nic żaden żadna żadne żadnych bez ani ale lecz jeśli jeżeli tylko jedynie chyba może mogą mógł mogła mogli prawdopodobnie rzekomo podobno ponoć przypuszczalnie choć chociaż jednak prawie niemal około oprócz mimo oby rzadko',
  speech:
    'powiedział powiedziała powiedzieli mówi mówią stwierdził stwierdziła oświadczył oświadczyła poinformował poinformowała poinformowali informuje dodał dodała podkreślił podkreśliła podkreśla zaznaczył zaznaczyła zauważył twierdzi uważa ocenia przyznał przyznała napisał napisała wyjaśnił wyjaśniła według zdaniem podał podała podaje',
  personal:
    'ja mnie mi mną mój moja moje moi mojego mojej moich my nas nam nami nasz nasza nasze nasi naszego naszej naszych ty ciebie ci cię tobie tobą twój twoja twoje wy was wam wami wasz wasza wasze jestem jesteśmy mam mamy',
  subjects: 'ja ty on ona ono my wy oni one ten ta to te',
  ownAbbreviations:
    'dr prof inż mgr hab godz ul al pl św np tzw tj itd itp m.in ok red wyd im woj pow gm tys mln mld zob por ppłk płk gen kpt sp z.o.o tel wg',
  timely:
    '(?:tego|w tym|ten|ta|tej|w tej) (?:roku?|miesiącu?|tygodniu?|zimy|zimie|wiosny|wiośnie|lata|lecie|jesieni|sezonu?|sezonie)',
};

export const pl: Language = {
  code: 'pl',
  bendsNames: true,
  memeName: 'mem(?:y|ów)?',
  name: 'Polski',
  direction: 'ltr',
  read,
  quotationMarks: ['„', '”'],
  hasSpaces: true,
  ordinalsHaveStops: true,
  partOfWhole: '{part} z {whole}',
  ownLetters: /[łąęśżźćń]/iu,
  everyday: 'i w na się nie jest że do to z jak od przez po są oraz tym dla który ma',
  months: list(
    'styczeń,stycznia|luty,lutego|marzec,marca|kwiecień,kwietnia|maj,maja|czerwiec,czerwca|lipiec,lipca|sierpień,sierpnia|wrzesień,września|październik,października|listopad,listopada|grudzień,grudnia',
  ),
  gate: {
    gravity: {
      ordeal: String.raw`przemoc\p{L}* domow\p{L}+|znęca\p{L}+|molestowan\p{L}+|traum(?:a|y|ę|ą)|zaburze\p{L}+ odżywiania|anoreksj\p{L}+|bulimi\p{L}+|poronie\p{L}+|żałob\p{L}+|rodzin\p{L}+ zastępcz\p{L}+|alkoholizm\p{L}*|alkoholi(?:k|czk)\p{L}*|wdow\p{L}+|sierot\p{L}+`,
      conflict: String.raw`zachodni\p{L}* brzeg\p{L}* jordanu|osiedl\p{L}* (?:żydowski|izraelski)\p{L}*|okupowan\p{L}* (?:terytori\p{L}*|teren\p{L}*|ziemi\p{L}*)|wojsk\p{L}* okupacyjn\p{L}*|okupacj\p{L}*|aneksj\p{L}*|anektow\p{L}*|kryzys\p{L}* humanitarn\p{L}*|korytarz\p{L}* humanitarn\p{L}*|konflikt\p{L}* zbrojn\p{L}*|zawieszeni\p{L}* broni|rozejm\p{L}*|zakładni(?:k|c)\p{L}*|uchodźc\p{L}*|klęsk\p{L}* głodu`,
      grave: String.raw`(?:tygodni|tygodnie|miesiące|miesięcy|lata|lat),? a[^.!?]{0,10} (?:nadal|wciąż|ciągle) (?:\p{L}+ ){1,2}(?:jej|jego) (?:tabletki|leki|filiżankę|kubek|talerz|miejsce|poduszkę|kawę|kapcie|krzesło|koszule|szczoteczkę)|(?:atak\p{L}*|nagonk\p{L}*) na (?:\p{L}+ ){0,2}(?:trans\p{L}*|queer\p{L}*|gej\p{L}*|lesbij\p{L}*)|(?:złoży|składa|złoż)\p{L}* (?:\p{L}+ ){0,3}(?:kwiaty|znicze|wieńce)|(?:skończyłaby|skończyłby|miałaby|miałby|obchodziłaby|obchodziłby) (?:\p{L}+ ){0,2}(?:[1-9]?\d|10\d)(?!\d)\.? (?:lata?|urodziny)|niewolnictw\p{L}*|handl\p{L}* niewolnikami|zniewol\p{L}*|obław\p{L}*|zamach\p{L}* bombow\p{L}*|bombardow\p{L}*|śmier[ćc]\p{L}*|śmierteln\p{L}*|zmar[łl]\p{L}*|umar[łl]\p{L}*|umiera(?:ją|jąc\p{L}*)?|zgon\p{L}*|nie żyje|nie żyją|od(?:szedł|eszł\p{L}+|eszli) (?:na zawsze|w wieku|z tego świata|po (?:długiej|ciężkiej) chorobie)|(?:stracił\p{L}*|straciło|traci|tracą) życie|odebrał\p{L}* sobie życie|zabi(?:t|ł|j|ci)\p{L}*|zabój\p{L}*|zamordowa\p{L}*|morder\p{L}*|mord(?:u|em|y)?|zabójstw\p{L}*|wojn(?:a|y|ie|ę|ą)|wojenn\p{L}*|zamach(?!n|ow)\p{L}*|zamachow(?:iec|c\p{L}+)|gwałt(?:u|em|y|ów)?|zgwałc\p{L}*|molestow\p{L}*|pedofil\p{L}*|wykorzystywa\p{L}* seksualn\p{L}*|przemoc\p{L}*|pobi(?:t|c)\p{L}*|skatowa\p{L}*|maltretowa\p{L}*|samobój\p{L}*|trzęsieni\p{L}* ziemi|trzęsieni\p{L}*|ofiar(?:a|y|om|ami)?|zakładni\p{L}*|porwa\p{L}*|uprowadz\p{L}*|pogrzeb\p{L}*|żałob\p{L}*|zginę\p{L}*|zginą\p{L}*|ginie|giną|poleg(?:ł\p{L}*|li)|rann(?:y|i|ych|ym|ego|a)|ciężko rann\p{L}*|terror\p{L}*|ostrzał\p{L}*|ostrzel\p{L}*|bombard\p{L}*|nalot\p{L}*|rakiet(?:y|owy|owe|ami) (?:spadł\p{L}*|atak\p{L}*|uderz\p{L}*)|atak(?:u|i)? (?:rakietow\p{L}*|nożownik\p{L}*|dron\p{L}*)|strzelanin\p{L}*|strzał(?:y|ów)|postrzel\p{L}*|zastrzel\p{L}*|dźgn\p{L}*|nożownik\p{L}*|masakr\p{L}*|ludobójst\p{L}*|lawin(?:a|y|ie|ę)|osuwisk\p{L}*|powód(?:ź|zi) (?:zabra|zabił)\p{L}*|tsunami|huragan\p{L}*|uchodźc\p{L}*|przesiedl\p{L}*|zaginion\p{L}*|zaginę\p{L}*|utonę\p{L}*|utoni\p{L}*|uton\p{L}*|zatonię\p{L}*|zatonę\p{L}*|głód (?:w|na) (?:\p{L}+ )?(?:afryc|jemen|sudan|gazi|somali|etiop|azj|świec|ukrain)\p{L}*|katastrof\p{L}*|wypadk(?:u|i|ach) (?:autobus\p{L}*|śmierteln\p{L}*|drogow\p{L}*|samochod\p{L}*|lotnicz\p{L}*)|potrąc\p{L}*|wykolei\p{L}*|zwłok\p{L}*|ciał(?:o|a) (?:znalez\p{L}*|odnalez\p{L}*)|samookalecz\p{L}*|anoreksj\p{L}*|śmiertelnie chor\p{L}*|nieuleczaln\p{L}*|hospicj\p{L}*|przedawkow\p{L}*|holokaust\p{L}*|zagład\p{L}*|niewolnictw\p{L}*|tortur\p{L}*|egzekucj\p{L}*|kar(?:a|y|ę) śmierci|tragedi\p{L}*|zasypan\p{L}*|poronieni\p{L}*`,
      mild: String.raw`skazan\p{L}*|areszt\p{L}*|wypad(?:ek|k\p{L}+)|chorob\p{L}*|żołnierz\p{L}*|ocalal\p{L}*|zwolnieni\p{L}* grupow\p{L}*|pożar\p{L}*|ofiar\p{L}*|rannych`,
      atrocity: String.raw`niewolnictw\p{L}*|handl\p{L}* niewolnikami|zniewol\p{L}*|obław\p{L}*|zamach\p{L}* bombow\p{L}*|bombardow\p{L}*|ludobójst\p{L}*|holokaust\p{L}*|zgwałc\p{L}*|masakr\p{L}*|tortur\p{L}*|pedofil\p{L}*|samobój\p{L}*|ostrzał\p{L}*|strzelanin\p{L}*|zaginion\p{L}*|ob[oó]z\p{L}* (?:koncentracyjn|zagłady)\p{L}*|auschwitz`,
      numbers:
        'dwóch|dwoje|dwie|dwa|trzech|troje|trzy|cztery|czterech|pięć|pięciu|sześć|siedem|osiem|dziewięć|dziesięć|dwanaście|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sto|setki|tysiące|tysięcy|dziesiątki|kilka|kilku|kilkanaście|wiele',
      people: String.raw`os(?:ób|oby|oba)|ludzi|ludzie|mężczyzn\p{L}*|kobiet\p{L}*|dzieci|dziecko|nastolat\p{L}*|uczni\p{L}*|student\p{L}*|robotnik\p{L}*|górnik\p{L}*|pasażer\p{L}*|turyst\p{L}*|mieszka\p{L}*|żołnierz\p{L}*|cywil\p{L}*|policjant\p{L}*|rowerzyst\p{L}*|pieszy\p{L}*|rodzin\p{L}*|migrant\p{L}*`,
      harmed: String.raw`zginę\p{L}*|rannych|ranne|zaginion\p{L}*|zaginę\p{L}*|utonę\p{L}*|uwięzion\p{L}*|ewakuowan\p{L}*|bez dachu nad głową|porwan\p{L}*|nie żyje|poszkodowan\p{L}*|zasypan\p{L}*`,
      illness: String.raw`rak(?:a|iem)?|nowotw\p{L}*|guz(?:a|em)?|białaczk\p{L}*|sla|stwardnieni\p{L}*|alzheimer\p{L}*|parkinson\p{L}*|demencj\p{L}*|udar\p{L}*|zawał\p{L}*|depresj\p{L}*|hiv|aids|śpiączk\p{L}*|przerzut\p{L}*|chemioterapi\p{L}*`,
      patient: String.raw`(?:mój|moja|moje|mojego|mojej|jego|jej|nasz\p{L}*|twój|twoja|swoj\p{L}*) (?:\p{L}+ )?(?:ojc\p{L}*|ojciec|tat\p{L}*|mam\p{L}*|matk\p{L}*|rodzic\p{L}*|żon\p{L}*|mąż|męża|syn\p{L}*|córk\p{L}*|dzieck\p{L}*|brat\p{L}*|siostr\p{L}*|babci\p{L}*|dziad\p{L}*|przyjaci\p{L}*|wuj\p{L}*|cioci\p{L}*)|zdiagnozowan\p{L}*|diagnoz\p{L}*|choruje na|cierpi na|walczy z|walka z|zachorowa\p{L}* na`,
      serious: String.raw`zwolnie\p{L}*|bezroboci\p{L}*|upadłoś\p{L}*|bankruct\p{L}*|dług(?:i|ów|u)?|oszust\p{L}*|recesj\p{L}*|inflacj\p{L}*|sąd\p{L}*|sędzi\p{L}*|wyrok\p{L}*|prokurat\p{L}*|proces (?:sądowy|przeciw)|więzien\p{L}*|policj\p{L}*|sejm\p{L}*|senat\p{L}*|poseł|posłow\p{L}*|wybor(?:y|ów|cz\p{L}*)|rząd\p{L}*|minist\p{L}*|ustaw\p{L}*|referend\p{L}*|aborcj\p{L}*|imigracj\p{L}*|azyl\p{L}*|sankcj\p{L}*|chorob\p{L}*|szczepion\p{L}*|wirus\p{L}*|pandemi\p{L}*|szpital\p{L}*|objaw\p{L}*|zdrowie psychiczne|ubóstw\p{L}*|rasi\p{L}*|dyskrymin\p{L}*|protest\p{L}*|strajk\p{L}*|kryzys klimatyczny|pożar\p{L}*|katastrof\p{L}*`,
      factual: String.raw`bada(?:nie|nia|cze)|ryzyk\p{L}+|zapobiega\p{L}+|profilakty\p{L}+|procent\p{L}*|\d+(?:[.,]\d+)?\s?%|średni(?:a|o|ej|ą)|statysty\p{L}+|przyczyn\p{L}*|śmiertelnoś\p{L}+|długość życia|rocznie|co roku|zaleca\p{L}*|szczepi\p{L}+|objaw\p{L}*|diet\p{L}+|gospodar\p{L}+|ekonomi\p{L}+|inflacj\p{L}+|cen[ayę]?|wzrost\p{L}*|eksport\p{L}*|import\p{L}*|cła|budżet\p{L}*|emisj\p{L}+|klimat\p{L}*|ociepleni\p{L}+|temperatur\p{L}*|model\p{L}*|prawdopodob\p{L}+|ubezpiecz\p{L}+|osób z|osoby z|ustaw\p{L}*|sankcj\p{L}+|reform\p{L}*|debat\p{L}*|praw(?:a|o|ie) (?:do|człowieka)|traktat\p{L}*`,
      light: String.raw`(?:kiedy|dlaczego|jak) umarł[ae]ś\?[^?]{0,40}(?:(?:przecież )?(?:ja )?(?:jeszcze )?żyję|nie umarł[ae]m)|(?:biał|czarn|szar|żółt)\p{L}+ nalot\p{L}*|nalot\p{L}* (?:na (?:język|zęb|liści)\p{L}*|z kamienia)|strzał\p{L}* (?:na bramk\p{L}*|celn\p{L}*|z dystansu)|celn\p{L}+ strzał\p{L}*|egzekucj\p{L}* (?:komornicz|sądow|administracyjn|dług|należnoś|podatk|przepis)\p{L}*|pobi(?:t|c)\p{L}* (?:\p{L}+ )?rekord\p{L}*|rekord\p{L}* (?:\p{L}+ ){0,2}pobit\p{L}*|potrąc\p{L}* (?:\p{L}+ )?(?:z (?:pensji|wynagrodzeni\p{L}*|wypłaty|kaucji)|składk\p{L}*|zaliczk\p{L}*|podat\p{L}*)|zaginion\p{L}+ (?:miast|skarb|świat|bagaż|przesyłk|paczk|cywilizacj)\p{L}*|morderc(?:zy|ze|zego|zym) (?:trening|temp|upał|wysił|bieg)\p{L}*|(?:umier\p{L}*|umrzeć|umrę|konam|padam) (?:ze|z) (?:\p{L}+ )?(?:śmiechu|nudów|głodu|ciekawości|wstydu|zachwytu|zimna|gorąca|miłości)|śmiertelnie (?:nudn\p{L}*|poważn\p{L}*|zmęczon\p{L}*)|zimn\p{L}+ wojn\p{L}+|gwiezdn\p{L}+ wojn\p{L}+|wojn\p{L}+ cenow\p{L}+|wojn\p{L}+ światów|martw(?:a|y|e) (?:natur\p{L}*|punkt\p{L}*|języ\p{L}*|link\p{L}*|piksel\p{L}*)|(?:bateria|telefon|laptop|drukarka|wi-?fi|komputer) (?:\p{L}+ ){0,2}(?:umarł\p{L}*|padł\p{L}*|zdech\p{L}*|zmarł\p{L}*)|zabi(?:ja|ć|ło|ł|je|jają) (?:czas|nudę|mnie|nas|chwast\p{L}*|proces)|(?:mnie|nas) (?:\p{L}+ )?(?:zabi(?:ja|je|ło|ł|ła|jają)|wykończ\p{L}*)|kryminał\p{L}*|zombie|lawin\p{L}+ (?:maili|e-?maili|ofert|memów|pytań)|killer\p{L}*|strzał w dziesiątkę|katastrof\p{L}+ w kuchni|moda umarła`,
    },
    hyperbole: {
      outcry: String.raw`(?:ja )?(?:go|ją|ich) (?:zabiję|uduszę)|(?:zabiję|uduszę) (?:go|ją|ich)`,
      household: String.raw`zup[ayęą]|soczewic[ay]|sos|przepis\p{L}*|obiad\p{L}*|kolacj\p{L}*|śniadani\p{L}*|resztk\p{L}*|makaron\p{L}*|ser|ciast\p{L}*|herbat\p{L}*|kaw[ayęą]|czajnik\p{L}*|zmywark\p{L}*|naczy\p{L}*|prani\p{L}*|skarpet\p{L}*|ręcznik\p{L}*|lodówk\p{L}*|mikrofal\p{L}*|piekarnik\p{L}*|toster\p{L}*|śmieci|kanap\p{L}*|pilot\p{L}*|drukark\p{L}*|router\p{L}*|wi-?fi|hasł\p{L}*|excel\p{L}*|spotkani\p{L}*|maile?\p{L}*|serwer\p{L}*|pełnymi ustami`,
      plan: String.raw`bro(?:ń|ni)|pistolet\p{L}*|karabin\p{L}*|kul[aę]|nó[żz]|noż\p{L}*|siekier\p{L}*|młot\p{L}*|truci\p{L}*|otru\p{L}*|benzyn\p{L}*|bomb\p{L}*|krew|krwi|grób|zakop\p{L}*|ciał\p{L}*|trup\p{L}*|policj\p{L}*|zemst\p{L}*|gdzie (?:mieszka|śpi|pracuje)|zasługuje|poważnie|martw\p{L}*|umrze\p{L}*|uderzy\p{L}*|pobi\p{L}*`,
    },
    harm: {
      slurs: String.raw`żydostw\p{L}*|(?:żydowsk|parszyw)\p{L}+ parch\p{L}*|żydk(?:i|ów) do|ciapat\p{L}*|czarnuch\p{L}*|asfalt(?:y|ów) do|brudas(?:y|ów)? z|(?:jeban|pierdolon|zasran|wstrętn|obrzydliw)\p{L}+ peda[łl]\p{L}*|(?:ty|wy) peda[łl]\p{L}*|peda[łl]y (?:są|to|won|wypier\p{L}*|do gazu|do pieca)|ciot(?:y|a) pedal\p{L}*|pedalstw\p{L}*|banderow\p{L}* do|podludz\p{L}*|kacap(?:y|ów) do|murzyn\p{L}* do|(?:żyd|cygan|ciapat|arab|uchodźc|gej)\p{L}* do gazu|mongo[łl]y?|heil hitler|biał\p{L}+ siła|wyższ\p{L}+ ras\p{L}+`,
      groups: String.raw`żyd(?:zi|ów|om|ami|a)?|muzułman\p{L}*|arab(?:owie|ów|om|ami|a|ka|ki)?|turc(?:y|zyn\p{L}*)|cygan\p{L}*|rom(?:owie|ów)|uchodźc\p{L}*|migran\p{L}*|imigran\p{L}*|obcokrajowc\p{L}*|ukrai(?:niec|ńc\p{L}+|nk\p{L}+)|rosjan\p{L}*|murzyn\p{L}*|czarn(?:i|ych|oskór\p{L}*)|afryka(?:nie|nów|nom|ńczyk\p{L}*)|azja(?:ci|ta|tów|tom)|chińczy\p{L}*|gej(?:e|a|ów|om|ami|owie)?|homoseksuali\p{L}*|lesbij\p{L}*|trans(?:płciow\p{L}*|seksuali\p{L}*)?|lgbt\p{L}*|kobiet\p{L}*|bab(?:y)|niepełnosprawn\p{L}*|chrześcija\p{L}*|katoli\p{L}*|niewiern\p{L}*|bezdomn\p{L}*`,
      copula: String.raw`(?<!\p{L})(?:to|są|jak|jest|byli|tylko)(?!\p{L})|=|:|—|–`,
      dehumanising: String.raw`(?<=(?<!jest )(?:to|są|jak|byli|tylko|[=:—–]) (?:\p{L}+e )?)(?:świnie|psy|małpy|zwierzęta|rak|choroba|wirus|plaga|śmieci|śmiecie)(?=\s*(?:$|[.!"”]))|(?:\p{L}+e )?(?:robactwo|robaki|szczury|karaluchy|pasożyty|wszy|pijawki|bydło|bestie|dzikusy|barbarzyńcy|podludzie|ścierwo|gówno|zaraza|hołota|nie (?:są )?(?:ludźmi|ludzie)|gorsza rasa|gors(?:i|ze)|zboczeńcy|dewianci|za głup(?:i|ie) (?:na|żeby|by)|najeźdźcy|winni wszystkiego|abominacja|ohyda)`,
      vile: 'brudni|brudne|śmierdzący|cholerni|parszywi|pieprzeni|obrzydliwi',
      calls: String.raw`(?:trzeba|należy|powinni|powinniśmy|powinno się|muszą|musimy|chodźmy|zasługują na|niech)(?: [\p{L}'-]+){0,4} ?(?:zabi(?:ć|jać|te|ci)|wybić|wytępić|wyeliminować|spalić(?! (?:\p{L}+ )?(?:kalori|tłuszcz|śmieci|obraz|zasłon|firan|lustr|prani|rekord)\p{L}*)|zagazować|powiesić(?! (?:\p{L}+ )?(?:kalori|tłuszcz|śmieci|obraz|zasłon|firan|lustr|prani|rekord)\p{L}*)|rozstrzelać|zlinczować|zdech\p{L}*|umrzeć|śmierć|pobić(?! (?:\p{L}+ )?(?:kalori|tłuszcz|śmieci|obraz|zasłon|firan|lustr|prani|rekord)\p{L}*)|zgwałcić|ukamienować|wymordować|zgin\p{L}+)|(?<=^|["!,:;.?]\s?)(?:zabijcie|zabić|spalić(?! (?:\p{L}+ )?(?:kalori|tłuszcz|śmieci|obraz|zasłon|firan|lustr|prani|rekord)\p{L}*)|spalcie|powiesić(?! (?:\p{L}+ )?(?:kalori|tłuszcz|śmieci|obraz|zasłon|firan|lustr|prani|rekord)\p{L}*)|wieszać(?! (?:\p{L}+ )?(?:kalori|tłuszcz|śmieci|obraz|zasłon|firan|lustr|prani|rekord)\p{L}*)|zagazować|bijcie|bić|wybić|zlinczujcie|rozstrzelać)|śmierć(?= \p{L}+om(?!\p{L}))|do gazu|do pieca z|na stos z|pod ścianę z|won z|wypad z|wynocha|wypierdalać|raus|(?:wracaj\p{L}*|marsz|miejsce jest) (?:do kuchni|do garów|w kuchni)`,
      victims: String.raw`(?:te(?:n|go|j|ą|ych)?|wszystkich|nasz\p{L}*|mo\p{L}+)? ?(?:burmistrz\p{L}*|prezyden\p{L}*|premier\p{L}*|minist\p{L}*|polity\p{L}*|posł\p{L}*|sędzi\p{L}*|dziennikarz\p{L}*|nauczyciel\p{L}*|policjant\p{L}*|psiarni\p{L}*|zdrajc\p{L}*|sąsiad\p{L}*|meczet\p{L}*|synagog\p{L}*|kościół|szkoł\p{L}*|szefa)`,
      pileOns: String.raw`(?:wszyscy|cała klasa) [^.!?]{0,30}(?:przesiada się|przesiadają się|zmieniają? (?:stolik|miejsca|miejsce)),? (?:gdy|kiedy|jak)(?: tylko)?|kto (?:\p{L}+ )?(?:z nią|z nim|obok niej|obok niego) (?:siada|usiądzie|siedzi|zostanie|je|rozmawia|gada),? (?:jest|będzie) następny(?= *[.!]|$)|(?:wyśmiejmy|wyśmiejcie) (?:ją|go)|nagrajcie (?:ją|go),? (?:jak|gdy|kiedy)|śmiejmy się z (?:niej|niego)|pod każdym (?:jej|jego) (?:zdjęciem|postem|filmem)|pod wszystkimi (?:jej|jego) (?:zdjęciami|postami)`,
      threats: String.raw`(?:wiem|wiemy)(?: już)?,? które okno (?:jest )?twoje|(?:wiem|wiemy),? (?:gdzie (?:mieszkasz|mieszkacie|śpisz)|o której (?:wychodzisz|wracasz)|do (?:jakiej|jakiego|której|którego) (?:szkoły|przedszkola|żłobka) chodz\p{L}+)|nie (?:zdziwi|zdziw|dziwi|dziw|zdziwcie) się,? (?:jak|jeśli|jeżeli|gdy|kiedy) (?:\p{L}+ ){0,8}nie (?:\p{L}+ ){0,5}(?:cało|cał[yą]|cała|żyw[ya]|w jednym kawałku)(?!\p{L})|się nie (?:zdziwi|dziwi),? (?:jak|jeśli|jeżeli|gdy|kiedy) (?:\p{L}+ ){0,8}nie (?:\p{L}+ ){0,5}(?:cało|cał[yą]|cała|żyw[ya]|w jednym kawałku)(?!\p{L})|(?:zabiję|zamorduję|zajebię|zastrzelę|zadźgam|zatłukę|poderżnę|spalę|zgwałcę|pobiję|zabijemy|potnę|rozstrzelam|wysadzę) (?:cię|was|ciebie|go|ją|ich|wszystkich|tę|ci|szkołę|moj\p{L}+|jutro)|(?:wiem|wiemy),? gdzie (?:mieszkasz|mieszkacie|śpisz)|(?:już )?nie żyjesz|zginiesz|zdechniesz|kulka w łeb|kula w łeb|twoja rodzina (?:zginie|zapłaci)|znajdę cię`,
      selfHarm: String.raw`zabij się|powieś się|idź się (?:powiesić|zabić|utop\p{L}*)|zdechnij|potnij się|skocz (?:z mostu|pod pociąg)|(?:chcę|zamierzam|idę|planuję|chciał\p{L}+bym) (?:się )?(?:umrzeć|zabić(?: się)?|powiesić(?: się)?|pociąć(?: się)?|skończyć ze sobą|odebrać sobie życie|ze sobą skończyć|już nie żyć|nie żyć)|odebrać sobie życie|nie chcę (?:już )?(?:żyć|istnieć)|nie mam siły żyć|(?:jak|sposoby|metody|porady)[^.!?]{0,30}(?:się zabić|się ciąć|popełnić samobójstwo|przestać jeść|umrzeć bez bólu)|nikt (?:nie będzie|za) (?:tobą|mną) (?:tęsknił|nie tęskni)|pro-?ana|świat (?:byłby|będzie) lepszy bez (?:ciebie|mnie)|samobójstwo (?:to|jest) (?:rozwiązanie|wyjście)`,
      atrocities: String.raw`hitler\p{L}*|nazi\p{L}*|trzeci\p{L}+ rzesz\p{L}+|holokaust\p{L}*|holocaust\p{L}*|auschwitz|komor\p{L}+ gazow\p{L}+|ludobójst\p{L}*|stalin\p{L}*|katy(?:ń|nia)|wołyń|zamach\p{L}*|terroryst\p{L}*|breivik\p{L}*|niewolnictw\p{L}*|mordercy|morderca`,
      praise: String.raw`miał\p{L}* (?:\p{L}+ )?rację|nie zrobił\p{L}* nic złego|(?<=(?:hitler|nazi|breivik|terroryst|morderc|stalin)\p{L}* )(?:to|jest|był|byli|są) (?:\p{L}+ )?(?:bohater\p{L}*|wzór|wzorem|geniusz\p{L}*|święt\p{L}+|idol\p{L}*)|nigdy (?:nie było|się nie wydarz\p{L}+|nie istniał\p{L}*)|(?:to|jest|był\p{L}?) (?:kłamstw\p{L}*|mit|wymysł\p{L}*|bajk\p{L}+)|potrzeb(?:a|ujemy) (?:więcej|nowego|drugiego)|niech żyje|chwała(?= (?:hitler|nazi|breivik|terroryst|morderc|stalin))|wróć|należało (?:im )?się|było (?:dobre|słuszne|potrzebne)|za mało (?:ich|zabi\p{L}+)`,
      insults: String.raw`(?:grub\p{L}+|brzydk\p{L}+|tłust\p{L}+) (?:\p{L}+ )?(?:dziwk\p{L}+|kurw\p{L}+|świni\p{L}+|kro\p{L}+|szmat\p{L}+)|dziwk\p{L}*|kurw\p{L}*|szmat(?:a|ą)|suka|świnia|grubas\p{L}*|debil\p{L}*|upośledzon\p{L}*|kretyn\p{L}*|nieudaczni\p{L}*|śmieć|śmierdzi|bezwartościow\p{L}+|nikt nie lubi|wszyscy nienawidzą|śmiejcie się z`,
      reported: String.raw`powiedzia\p{L}*|mówi|nazwa\p{L}*|twierdzi\p{L}*|oskarż\p{L}*|skaza\p{L}*|potępi\p{L}*|według|sąd\p{L}*|policj\p{L}*|rasi\p{L}*|antysemi\p{L}*|nienawi\p{L}*|mit|fałsz\p{L}*|spisk\p{L}*|muzeum|pamię\p{L}*|ocalal\p{L}*|groźb\p{L}*|groził\p{L}*|raport|pomoc`,
    },
  },
  memes: {
    situations,
    turns: list('ale|i|więc|tylko|aż|bo|teraz|a'),
    moments: list('pov|kiedy|gdy|ja, gdy|nikt:'),
    hopes: list('oczekiwania|oczekiwanie|plan|w teorii|nadzieja'),
    strongHopes: list('miał|miała|miało|myślał*|chciał*|spodziewał*|obiecał*|planował*'),
    outcomes: list(
      'rzeczywistość|w rzeczywistości|w końcu|zamiast tego|tylko|nigdy|wciąż|nikt|nic|nie|już nie|ledwo|gorzej|bez',
    ),
    past: list('dawniej|kiedyś|latami|wcześniej|pierwotnie|dzień 1|poniedziałek'),
    present: list('teraz|dziś|obecnie|już nie|dzień 90|piątek'),
    promises: list('obiec*|wkrótce|plan*|gwarant*'),
    delays: list('wciąż|nadal|opóźni*|odłoż*|czeka*|nigdy'),
    fears: list('panik*|strach*|boję|przeraż*|koszmar*|pomocy|o nie|lęk*|groz*'),
    angers: list('wściek*|złość|zły|zła|wkurz*|nienawidz*|dość|niedopuszczaln*|oburz*|protest*|żenad*'),
    tired: list('zmęcz*|wykończ*|spać|śpię|bezsenn*|nadgodzin*|wypal*'),
    troubles: list(
      'awari*|opóźni*|błąd|błęd*|za drogo|za późno|niemożliw*|odwołan*|problem*|chaos|kryzys*|zepsut*|zakaz*|brakuje',
    ),
    falls: list('spada|spadł*|spadek|maleje|zmalał*'),
    opinions: list('powin*|musi|muszą|trzeba|lepszy niż|lepsze niż|dość'),
    extremes: list('jedyn*|największ*|najmniejsz*|najstarsz*|najdłuższ*|najwyższ*|pierwsz*|nikt|nigdy|zawsze|wszys*'),
    surprises: list(
      'naprawdę|w rzeczywistości|nikt|nigdy|tajn*|ukryt*|zaskak*|zaskocz*|nieoczekiwan*|dziwn*|niesamowit*|miliard*|tajemnicz*',
    ),
    triumphs: list('wygra*|zwyci*|mistrz*|rekord*|najleps*|sukces*|wreszcie|dumn*|nagrod*|udało się'),
    doubts: list('może|podobno|rzekom*|mit|mity|plotk*|ponoć|twierdzi'),
    joys: list(
      'kocha*|darmow*|za darmo|zabawn*|szczęśliw*|pyszn*|wakacj*|weekend*|impreza|urodzin*|prezent*|tort|czekolad*|witamy',
    ),
    delicate: list(
      'kwarantann*|ukrain*|ubóstw*|bezdomn*|oskarż*|pozew|pozwał*|molest*|skandal*|zwolnion*|bóg|boga|jezus*|chrystus*|allah|rozwód|rozwod*|rasis*|rasiz*|seksis*|homofob*|muzułman*|islam*|żyd*|chrześcija*|katoli*|biskup*|ciąż*|rak|nowotw*|prostytu*|uchodź*|migrant*|samobój*|covid*|koronawirus*|pandemi*|szczepi*|depresj*|seks*|porno*|erotycz*|nago|huragan*|powódź|powodzi|powodzią|pożar*|strażak*|straż pożarna|policj*|aresztowa*|zatrzyman*|kradzież*|włama*|upadłoś*|chorob*|pacjent*|szpital*|wypadek|wypadk*|epidemi*|bezrobo*|utrata pracy|utraty pracy|zwolnienia grupowe',
    ),
    groups: list(
      'wyborcy|wyborców|muzułmanie|żydzi|chrześcijanie|migranci|uchodźcy|mniejszości|bezdomni|starsi pracownicy|starszych pracowników|starsi ludzie|osoby starsze|starsze osoby|emeryci|seniorzy|młodzi ludzie|młodzież|nastolatki|boomerzy|milenialsi|pokolenie z|kobiety|kobiet|mężczyźni|dziewczyny|chłopcy|matki|blondynki|cudzoziemcy|obcokrajowcy|imigranci|amerykanie|polacy|niemcy są|włosi|rosjanie|ukraińcy|chińczycy|azjaci|afrykanie|arabowie|murzyni|cyganie|romowie|geje|lesbijki|niepełnosprawni|osoby z niepełnosprawnościami|autyści|grubi|biedni|bogaci|bezrobotni|urzędnicy',
    ),
    claims: list(
      'często|zwykle|zazwyczaj|zawsze|nigdy|rzadko|mniej|uważani|uważane|uchodzą|postrzegani|postrzegane|mają skłonność|nie potrafią|nie mogą|nie chcą|powinni|powinny|wolą|z natury|niż mężczyźni|niż kobiety|stereotyp*|uprzedz*|leniw*|słabs*|wydajn*|za stare|za starzy',
    ),
    losses: list(
      'poronieni*|poroniła|poroniłam|martwe urodzenie|martwo urodzon*|strata dziecka|straciła dziecko|straciłam dziecko',
    ),
    farewells: {
      kin: list('tata|tato|ojciec|mama|matka|dziadek|babcia|brat|siostra|mąż|żona|syn|córka|wujek|ciocia|pies|kot'),
      partings: list(
        'odszedł|odeszła|zasnął|zasnęła|nie ma już|już nie ma|straciłem|straciłam|straciliśmy|zgasł|zgasła',
      ),
      absences: list(
        'numer|z przyzwyczajenia|nikt nie odbier*|nikt nie odebrał|już nikt|puste krzesło|tęsknię|tęsknimy|brakuje mi|bez niego|bez niej|na zawsze|spokojnie|pogrzeb*',
      ),
    },
    mockery: String.raw`z ukrycia|bez (?:jej|jego) wiedzy|nikt (?:jej|go) nie (?:lubi|chce|zaprosił)|nikt z (?:nią|nim) nie (?:siedzi|siada|rozmawia|gada)|(?:ona|on) jest (?:taka |taki )?(?:brzydka|brzydki|gruba|gruby)|(?<!(?:moje|mój) )(?:zęby|nos|uszy|brzuch) jak \p{L}+`,
    passing: list(
      'po pandemii|od pandemii|przed pandemią|podczas pandemii|mimo pandemii|mój boże|dzięki bogu|gwiezdne wojny',
    ),
    harmless: String.raw`(?:pies|psy|kot|koty|gęsi|papuga|sąsiad(?:ka)?|alarm)(?: \p{L}+){0,2}? (?:przegonił\p{L}*|przepędził\p{L}*|spłoszył\p{L}*|przegania|płoszy) (?:\p{L}+ ){0,2}?(?:włamywacz\p{L}*|złodziej\p{L}*)|(?:ćwiczenia|szkolenie|festyn) (?:straży pożarnej|strażaków)`,
    negations: list('nie|nigdy|nikt|nic|bez|ani'),
    everyday: list(
      'kot|pies|mama|babcia|szef|piwo|kawa|kawę|pizza|tort|spać|toaleta|zombie|smok|zapomniał*|lodówka|kanapa|chleb|skarpetki|drukarka|poniedziałek|teściowa|sąsiad*|śmieszne|nienawidzę|kocham',
    ),
    abstract: list('strategi*|proces*|rozwiązani*|infrastruktur*|rozwój|zarządzani*|inicjatyw*|wdrożeni*|architektur*'),
    swaps: list('zamiast {a} {b}|{b} zamiast {a}'),
    choices: list('albo {a}, albo {b}|wybór między {a} a {b}'),
    sames: list(
      '{a} to to samo co {b}|{a} kosztuje tyle co {b}|{a} waży tyle co {b}|{a} wygląda jak {b}|{a} kosztuje tyle samo co {b}|{a} nie kosztuje więcej niż {b}|{a} waży tyle samo co {b}',
    ),
    laters: list('{a} {n} lat później|{a}, {n} lat później|{a} po {n} latach'),
    lasts: list('trwa|trwał|trwało|zajmuje|zajęło|czekał|kosztuje|kosztował|waży|potrzeba'),
    units: list(
      'lat|lata|godzin|godziny|dni|miesięcy|tygodni|minut|wieków|stron|osób|linii|kilometrów|ton|złotych|maili|spotkań',
    ),
    about: list('około|ponad|prawie|co najmniej|do'),
    instructions: list(
      'czytaj także|kliknij|subskrybuj|dowiedz się|udostępnij|pobierz|skontaktuj|nasze produkty|nasze usługi|nasz zespół|oferujemy|pola wymagane|dodaj komentarz|dziękujemy|śledź nas|poniżej|znajdziesz',
    ),
    similes: list('jak|jakby'),
  },
  jokes,
  brief,
  drawings,
  notes,
  steering,
  figures,
  forms,
  rows,
  signs,
  grammar,
};

export const examples: Examples = {
  article: `Jak załatać oponę rowerową

Najpierw zdejmij koło i ściągnij oponę przez obręcz.

Następnie zanurz dętkę w wodzie i obserwuj pęcherzyki.

Potem przetrzyj dziurę papierem ściernym i nałóż cienką warstwę kleju.

Na koniec dociśnij łatkę i napompuj koło.`,
  form: 'list',
  grave: 'Dwanaście osób zginęło w trzęsieniu ziemi',
  harmless: 'Ścieżkę rowerową odnowiono tego lata',
  date: ['29 października 1923', 1923.8],
};
