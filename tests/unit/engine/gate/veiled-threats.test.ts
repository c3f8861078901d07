import { expect, it } from 'vitest';
import { assessHarm } from '../../../../lib/engine/gate/index.ts';

it.each([
  ['en', 'Tell your brother that he should not be surprised if he doesn’t get home in one piece next week'],
  ['de', 'Er soll sich nicht wundern, wenn er nächste Woche mal nicht heil zu Hause ankommt'],
  ['fr', 'Qu’il ne s’étonne pas si un soir il ne rentre pas entier chez lui'],
  ['es', 'Que no se extrañe si un día no llega entero a casa'],
  ['it', 'Non si stupisca se una sera non torna intero a casa'],
  ['pt', 'Que não se admire se um dia não chegar inteiro em casa'],
  ['nl', 'Hij moet niet raar opkijken als hij volgende week niet heelhuids thuiskomt'],
  ['pl', 'Niech się nie zdziwi, jak w przyszłym tygodniu nie wróci cały do domu'],
  ['ru', 'Пусть не удивляется, если однажды не вернётся домой целым'],
])('a threat that names no deed is one (%s): %s', (language, text) => {
  expect(assessHarm([text], language)?.kind).toBe('threat');
});

it.each([
  ['en', 'Don’t be surprised if the parcel doesn’t arrive on Monday'],
  ['de', 'Du musst dich nicht wundern, wenn der Teig nicht aufgeht'],
  ['de', 'Die Vase kam heil zu Hause an'],
  ['fr', 'Ne vous étonnez pas si le pain ne lève pas'],
  ['es', 'No te extrañes si el tren no llega a tiempo'],
  ['nl', 'Wees niet verbaasd als het deeg niet rijst'],
  ['pl', 'Nie zdziw się, jak pociąg nie przyjedzie na czas'],
])('a surprise that harms nobody is none (%s): %s', (language, text) => {
  expect(assessHarm([text], language)).toBeUndefined();
});

it.each([
  ['en', 'You reported my barbecue. I know when you leave the house and which school your son goes to'],
  ['de', 'Sie hat mich angezeigt. Ich weiß, wann du morgens rausgehst und in welche Kita dein Kleiner geht'],
  ['de', 'Wir wissen genau, wo du wohnst'],
  ['en', 'Nice new terrace. Now I know which window is yours'],
  ['de', 'Schöne Terrasse. Jetzt weiß ich, welches dein Fenster ist'],
  ['fr', 'Jolie terrasse. Je sais maintenant quelle est ta fenêtre'],
  ['es', 'Muy bonita la terraza. Ahora ya sé cuál es tu ventana'],
  ['it', 'Bel terrazzo. Ora so qual è la tua finestra'],
  ['pt', 'Bonito terraço. Agora sei qual é a tua janela'],
  ['nl', 'Mooi terras. Nu weet ik welk raam van jou is'],
  ['pl', 'Ładny taras. Wiem już, które okno jest twoje'],
  ['fr', 'Je sais à quelle heure tu pars et dans quelle école vont tes enfants'],
  ['es', 'Sabemos dónde vives y a qué colegio van tus hijos'],
  ['pt', 'Sei onde você mora e em que escola a sua filha estuda'],
  ['it', 'So dove abiti e a che ora esci'],
  ['nl', 'Ik weet waar je woont en hoe laat je thuiskomt'],
  ['pl', 'Wiem, gdzie mieszkasz i o której wychodzisz'],
  ['ru', 'Я знаю, где ты живёшь и во сколько ты выходишь'],
  ['ja', 'お前がどこに住んでいるか知っているぞ'],
  ['zh', '我知道你住在哪里'],
  ['ko', '네가 어디 사는지 다 알고 있다'],
  ['ar', 'أعرف أين بيتك'],
])('one who knows where another lives threatens (%s): %s', (language, text) => {
  expect(assessHarm([text], language)?.kind).toBe('threat');
});

it.each([
  ['en', 'I know where the good coffee is and when the bakery opens'],
  ['en', 'She knows which school her son goes to'],
  ['de', 'Ich weiß, wo der Zug hält und wann er fährt'],
  ['fr', 'Je sais où tu as acheté ce pull'],
  ['es', 'Sé a qué hora sale el tren'],
  ['it', 'So dove si mangia bene'],
  ['nl', 'Ik weet waar de sleutel ligt'],
  ['pl', 'Wiem, gdzie jest klucz'],
])('one who knows a place does not (%s): %s', (language, text) => {
  expect(assessHarm([text], language)).toBeUndefined();
});

it.each([
  ['en', 'Mia sings on Friday. Film it and then put it under every photo of hers: nobody wants you here'],
  ['de', 'Mia singt am Freitag. Bitte filmen und dann unter jedes Bild von ihr: keiner will dich'],
  ['fr', 'Mia chante vendredi. Filmez et écrivez sous chaque photo d’elle que personne ne veut la voir'],
  ['es', 'Mia canta el viernes. Grabadlo y escribid en cada foto suya que nadie la quiere ver'],
  ['it', 'Mia canta venerdì. Filmate e scrivete sotto ogni sua foto che nessuno la vuole'],
  ['pt', 'A Mia canta na sexta. Filmem e escrevam em cada foto dela que ninguém a quer'],
  ['nl', 'Mia zingt vrijdag. Film het en schrijf onder elke foto van haar dat niemand haar wil'],
  ['pl', 'Mia śpiewa w piątek. Nagrajcie i piszcie pod każdym jej zdjęciem, że nikt jej nie chce'],
])('a call to write under every picture of one harasses (%s): %s', (language, text) => {
  expect(assessHarm([text], language)?.kind).toBe('harassment');
});

it.each([
  ['en', 'My aunt writes a heart under every photo of mine'],
  ['de', 'Unter jedes Bild vom Essen schreibt Oma: schön'],
  ['fr', 'Ma tante écrit bravo sous chaque photo du jardin'],
  ['es', 'Mi tía escribe lo mismo en cada foto del jardín'],
])('an aunt who does is none (%s): %s', (language, text) => {
  expect(assessHarm([text], language)).toBeUndefined();
});
