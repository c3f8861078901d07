import type { FurtherConcepts } from '../words/note-words.ts';

export const concepts: FurtherConcepts = {
  technology: String.raw`tecnolog\p{L}*|computador\p{L}*|portátil|portáteis|telem[óo]ve\p{L}*|celular\p{L}*|telefones?|aplicativos?|aplicaç\p{L}*|apps?|software|internet|online|sites?|robôs?|impressoras?|telas?|ecrãs?|digita\p{L}*|(?:com|de|da|na|pela|por|sem|usar|sobre) ia|inteligência artificial|algoritmos?|wi-?fi|senhas?|máquinas?|aparelhos?|televis\p{L}*|câmeras?|câmaras? (?:fotográficas?|digita(?:l|is)|de vídeo)|servidor\p{L}*|abas`,
  weather: String.raw`tempo que faz|meteorolog\p{L}*|chuva\p{L}*|chove|neve|neva|sol|ensolarado|tempestades?|trovoadas?|nuvens|nuvem|nublado|vento|onda de calor|nevoeiro|guarda-chuva\p{L}*|granizo|geada|clima\p{L}*|previsão do tempo`,
  religion: String.raw`religi\p{L}*|igrejas?|deus\p{L}*|rez(?:a|as|am|ar|o|ei|ou|ando|ava|avam)|oraç\p{L}*|padres?|bíblia|mesquitas?|templos?|fé|(?:o|a|os|as|um|uma) sant[oa]s?(?! \p{L})|papa|monges?|freiras?|anjos?|amém|bispos?|missa`,
  children:
    'crianças?|bebés?|bebês?|adolescentes?|filh[oa]s?|creches?|brinquedos?|alun[oa]s?|meninos?|meninas?|miúdos?',
  birds:
    'pássaros?|aves?|gaivotas?|pombos?|pombas?|patos?|gansos?|galinhas?|frangos?|corujas?|papagaios?|águias?|cisnes?|pardais|pardal|corvos?|cegonhas?|pinguins?',
  numbers: String.raw`números?|cifras?|estatístic\p{L}*|percentage\p{L}*|porcentage\p{L}*|por cento|matemática|dígitos?`,
  shopping: String.raw`compr(?:a|as|am|ar|ado|ador\p{L}*|ando|ava|avam|o|amos|ei|ou|e)|lojas?|supermercados?|saldos|descontos?|promoç\p{L}*|shopping|centro comercial|pacotes?|recibos?|encomendas?`,
  holidays: String.raw`férias|natal|páscoa|ano novo|halloween|feriados?|praias?|hot[eé]\p{L}*|malas?|viag\p{L}*|viaj\p{L}*|turistas?|aeroportos?|voos?`,
  work: String.raw`trabalh\p{L}*|emprego\p{L}*|empregad\p{L}*|escritórios?|carreira|colegas?|prazos?|horas extra\p{L}*|(?<!(?:primeiro|segundo) )turnos?|promoção`,
  school: String.raw`escolas?|professor\p{L}*|aulas?|trabalhos? de casa|lição de casa|exames? (?:final|finais|nacional|nacionais)|(?:na|da|nas|das|fazer|semana de|dia de) provas?|redação do enem|turma|universidade\p{L}*|estudantes?|(?:boas|más) notas|notas (?:baixas|altas|vermelhas)`,
  cars: String.raw`carros?|conduz\p{L}*|dirig(?:e|em|ir|indo|ia|i|iu)|motoristas?|trânsito|engarrafamento\p{L}*|estacion\p{L}*|motor\p{L}*|veículos?|garage\p{L}*|autoestradas?|rodovias?|caminh(?:ão|ões|oneir\p{L}*)|gasolina`,
  music: String.raw`músic\p{L}*|canç\p{L}*|concertos?|shows?|guitarras?|violão|pianos?|cant(?:a|am|ar|ando|ava|avam|ou|or\p{L}*)|álbum|coros?|orquestras?|violinos?|baterista|karaok\p{L}*`,
};

/** Numbers in words. */
export const numberWords =
  'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|centenas|mil|milhões|dúzias?';
