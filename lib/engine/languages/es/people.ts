import type { PeopleWords } from '../people-words.ts';

export const people: PeopleWords = {
  placedBefore: 'en',
  saying: 'dijo|dice|afirmó|explicó|señaló',
  sayingBefore: 'dijo|explicó',
  particles: 'del',
  introducing: 'el|los|las|una',
  noFirstNames: 'San|Santa|Los|Las|El|La|Sur|Norte|Nuev[ao]',
  address: 'Señora?',
  speakerParticles: 'el',
  bylineParticles: 'del',
  nameJoints: 'del|el|y',
  and: 'y',
  quoting:
    'ha dicho|ha afirmado|ha explicado|ha asegurado|ha señalado|ha advertido|ha defendido|ha declarado|zanjó|confesó|espetó|lamentó|recordó|destacó|sostuvo|subrayó|insistió|añadió|añade|concluyó|criticó|denunció|expresó|manifestó|sentenció|comentó|indicó|apuntó|reconoció|lamenta|insiste|sostiene|subraya|recuerda|denuncia|cuenta|relata|resume',
  offices: String.raw`(?:[Pp]residenta?|[Mm]inistr[oa]|[Aa]lcalde(?:sa)?|[Ss]enador(?:a)?|[Dd]iputad[oa]|[Dd]irector(?:a)?|[Pp]ortavoz|[Pp]rofesor(?:a)?|[Ss]ecretari[oa](?: general)?|[Ee]mbajador(?:a)?|[Ee]ntrenador(?:a)?|[Cc]onsejer[oa]|[Ff]undador(?:a)?|[Gg]obernador(?:a)?|[Jj]ef[ea])`,
};
