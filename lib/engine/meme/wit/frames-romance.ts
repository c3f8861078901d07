import type { Frames } from './frames.ts';

const fr: Frames = {
  told: [
    'chat | Alors, raconte un peu. | {h} | L’addition, s’il vous plaît.',
    'chat | À quoi tu penses ? | {h} | Je croyais que c’était à moi.',
    'chat | Tu as lu l’article ? | {H} | Ça, c’est le titre.',
    'chat | Où vous voyez-vous dans cinq ans ? | {h} | On vous rappellera.',
    'nobody | Personne : | Moi à chaque soirée : | {h}',
    'nobody | Tout le monde : Bonjour ! | Moi, avant le café : | {h}',
    'thoughts | Tu dors ? | Oui. | {h}',
    'thoughts | Demain, lever à six heures. | On dort. | {h}',
    'proclaim | Moi, après un seul article | {h}',
    'proclaim | Cet oncle, à chaque mariage | {h}',
    'scale | Tout ce que je dois faire aujourd’hui | {h}',
  ],
  trouble: ['calm | {h} | Ça va aller.', 'calm | {h} | On verra ça lundi.', 'calm | {h} | Ce n’est pas mon service.'],
  fall: ['chart | Le plan sur cinq ans | {h}', 'chart | Ce que disait la diapo | {h}'],
  opinion: ['sign | {h} | Pas de questions, merci', 'sign | {h} | Je persiste et je signe'],
  about: [
    'verdict | Parler de la météo | Quarante minutes sur « {t} »',
    'buttons | Faire mon travail | Tout lire sur « {t} » | Moi, chaque lundi',
    'tug | Huit heures de sommeil | Encore un article sur « {t} » | Moi',
    'levels | « {t} » ? Jamais entendu. | Lire le titre | Lire l’article | Corriger des inconnus',
    'reality | Attentes | Deux minutes sur « {t} » | Réalité | Il fait nuit dehors',
    'before-after | 21 h | Juste un article sur « {t} » | 3 h | Toutes les notes de bas de page',
    'domino | Un article sur « {t} » | Toute ma personnalité',
    'fork | Lire l’article | Avoir un avis tout de suite | « {t} »',
  ],
  genres: {
    paperwork: [
      'levels | Ignorer « {t} » | Lire la première ligne | La relire trois fois | Appeler maman',
      'chat | Vous avez des passions ? | {h} | D’autres passions ?',
    ],
    politics: ['chat | Pas de politique à table. | {h} | Et voilà.'],
  },
};

const es: Frames = {
  told: [
    'chat | Bueno, háblame de ti. | {h} | La cuenta, por favor.',
    'chat | ¿En qué piensas? | {h} | Creía que en mí.',
    'chat | ¿Has leído el artículo? | {H} | Eso es el titular.',
    'nobody | Nadie: | Yo en todas las fiestas: | {h}',
    'nobody | Todos: ¡Buenos días! | Yo, antes del café: | {h}',
    'thoughts | ¿Duermes? | Sí. | {h}',
    'thoughts | Mañana madrugo. | A dormir. | {h}',
    'proclaim | Yo, después de un solo artículo | {h}',
    'proclaim | Ese tío, en todas las bodas | {h}',
    'scale | Todo lo que tengo que hacer hoy | {h}',
  ],
  trouble: ['calm | {h} | Seguro que no es nada.', 'calm | {h} | Eso ya el lunes.'],
  fall: ['chart | El plan a cinco años | {h}', 'chart | Lo que decía la diapositiva | {h}'],
  opinion: ['sign | {h} | No acepto preguntas', 'sign | {h} | Lo dicho, dicho está'],
  about: [
    'verdict | Hablar del tiempo | Cuarenta minutos sobre «{t}»',
    'buttons | Hacer mi trabajo | Leerlo todo sobre «{t}» | Yo, cada lunes',
    'tug | Ocho horas de sueño | Otro artículo sobre «{t}» | Yo',
    'levels | ¿«{t}»? Ni idea. | Leer el titular | Leer el artículo | Corregir a desconocidos',
    'reality | Expectativa | Dos minutos de «{t}» | Realidad | Ya es de noche',
    'before-after | 21 h | Solo un artículo sobre «{t}» | 3 h | Todas las notas al pie',
    'domino | Un artículo sobre «{t}» | Toda mi personalidad',
    'fork | Leer el artículo | Opinar ahora mismo | «{t}»',
  ],
};

const pt: Frames = {
  told: [
    'chat | Então, fale de você. | {h} | A conta, por favor.',
    'chat | Em que você está pensando? | {h} | Achei que era em mim.',
    'chat | Você leu o artigo? | {H} | Isso é o título.',
    'nobody | Ninguém: | Eu em toda festa: | {h}',
    'nobody | Todos: Bom dia! | Eu, antes do café: | {h}',
    'thoughts | Está dormindo? | Estou. | {h}',
    'thoughts | Amanhã acordo cedo. | Dorme. | {h}',
    'proclaim | Eu, depois de um único artigo | {h}',
    'proclaim | Aquele tio, em todo casamento | {h}',
    'scale | Tudo o que preciso fazer hoje | {h}',
  ],
  trouble: ['calm | {h} | Vai dar tudo certo.', 'calm | {h} | Isso fica para segunda.'],
  fall: ['chart | O plano de cinco anos | {h}', 'chart | O que dizia o slide | {h}'],
  opinion: ['sign | {h} | Não aceito perguntas', 'sign | {h} | Disse e repito'],
  about: [
    'verdict | Falar do tempo | Quarenta minutos sobre “{t}”',
    'buttons | Fazer meu trabalho | Ler tudo sobre “{t}” | Eu, toda segunda',
    'tug | Oito horas de sono | Mais um artigo sobre “{t}” | Eu',
    'levels | “{t}”? Nunca ouvi falar. | Ler o título | Ler o artigo | Corrigir desconhecidos',
    'reality | Expectativa | Dois minutos de “{t}” | Realidade | Já é noite',
    'before-after | 21h | Só um artigo sobre “{t}” | 3h | Todas as notas de rodapé',
    'domino | Um artigo sobre “{t}” | Toda a minha personalidade',
    'fork | Ler o artigo | Ter opinião agora mesmo | “{t}”',
  ],
};

const it: Frames = {
  told: [
    'chat | Allora, parlami di te. | {h} | Il conto, per favore.',
    'chat | A cosa pensi? | {h} | Credevo a me.',
    'chat | Hai letto l’articolo? | {H} | Quello è il titolo.',
    'nobody | Nessuno: | Io a ogni festa: | {h}',
    'nobody | Tutti: Buongiorno! | Io, prima del caffè: | {h}',
    'thoughts | Dormi? | Sì. | {h}',
    'thoughts | Domani sveglia alle sei. | A nanna. | {h}',
    'proclaim | Io, dopo un solo articolo | {h}',
    'proclaim | Quello zio, a ogni matrimonio | {h}',
    'scale | Tutto quello che devo fare oggi | {h}',
  ],
  trouble: ['calm | {h} | Andrà tutto bene.', 'calm | {h} | Se ne parla lunedì.'],
  fall: ['chart | Il piano quinquennale | {h}', 'chart | Quello che diceva la slide | {h}'],
  opinion: ['sign | {h} | Niente domande, grazie', 'sign | {h} | L’ho detto e lo ripeto'],
  about: [
    'verdict | Parlare del tempo | Quaranta minuti su «{t}»',
    'buttons | Fare il mio lavoro | Leggere tutto su «{t}» | Io, ogni lunedì',
    'tug | Otto ore di sonno | Un altro articolo su «{t}» | Io',
    'levels | «{t}»? Mai sentito. | Leggere il titolo | Leggere l’articolo | Correggere gli sconosciuti',
    'reality | Aspettativa | Due minuti di «{t}» | Realtà | Fuori è buio',
    'before-after | Ore 21 | Solo un articolo su «{t}» | Ore 3 | Tutte le note a piè di pagina',
    'domino | Un articolo su «{t}» | Tutta la mia personalità',
    'fork | Leggere l’articolo | Avere subito un’opinione | «{t}»',
  ],
};

export const romance = { fr, es, pt, it } as const;
