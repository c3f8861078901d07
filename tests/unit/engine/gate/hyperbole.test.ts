import { describe, expect, it } from 'vitest';
import { assessHarm } from '../../../../lib/engine/gate/index.ts';

describe('an outcry', () => {
  it.each([
    [
      'en',
      'I’m going to kill him. Eleven years I’ve made that lentil soup, and with his mouth full he goes “I’ve never minded it”.',
    ],
    ['en', 'Who merged to the branch on Friday? I’ll strangle them. The server answers e-mails now.'],
    ['de', 'Ich bring ihn um. Elf Jahre koche ich diese Suppe, und er sagt beim Abendessen: „Hat mich nie gestört.“'],
    ['fr', 'Je vais le tuer. Onze ans que je fais cette soupe aux lentilles, et il dit qu’elle ne l’a jamais gêné.'],
    ['es', 'Lo voy a matar. Once años haciendo la sopa de lentejas y dice que nunca le ha molestado.'],
    ['it', 'Lo ammazzo. Undici anni che faccio la zuppa di lenticchie e dice che non gli ha mai dato fastidio.'],
    ['pt', 'Vou matar ele. Onze anos fazendo a sopa de lentilha e ele diz que nunca se importou.'],
    ['nl', 'Ik vermoord hem. Elf jaar maak ik die soep met linzen en hij zegt dat hij er nooit last van had.'],
    ['pl', 'Zabiję go. Od jedenastu lat gotuję tę zupę z soczewicy, a on mówi, że mu nie przeszkadza.'],
  ])('in a story of the household is no threat (%s): %s', (language, text) => {
    expect(assessHarm([text], language)).toBeUndefined();
  });

  it.each([
    ['en', 'I’m going to kill him.'],
    ['en', 'I’m going to kill you. You ate my lentil soup.'],
    ['en', 'I’m going to kill him. He left the dishes and the laundry again. I have a knife.'],
    ['en', 'I’m going to kill him. I know where he parks after the meeting, and his coffee stop.'],
    ['en', 'I’m going to kill him with his own soup spoon and his lentils.'],
    ['de', 'Ich bring ihn um. Die Suppe und der Kaffee waren kalt, und ich meine das ernst.'],
    ['fr', 'Je vais le tuer. Il a fini la soupe et le café, et j’ai un couteau.'],
    ['es', 'Lo voy a matar. Sé dónde vive y cuándo hace la cena y el café.'],
    ['it', 'Lo ammazzo. So dove abita, e quando fa la cena e il caffè.'],
    ['pl', 'Zabiję go. Wiem, gdzie mieszka i kiedy je obiad i zupę.'],
  ])('alone, to one’s face, with a weapon or a plan stays one (%s): %s', (language, text) => {
    expect(assessHarm([text], language)?.kind).toBe('threat');
  });
});
