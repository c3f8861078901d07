import type { Things } from '../../words/thing-words.ts';

export const town: Things = {
  townHall: [
    'municip(?:io|i)|ufficio anagrafe|anagrafe|uffici comunali|palazzo comunale|sportello comunale',
    'Era lo sportello 12. Mi hanno mandato al 12 bis.|Lì conosco benissimo la macchinetta del caffè.',
  ],
  council: [
    'consigl(?:io|i) comunal[ei]|consiglier[ei] comunal[ei]|giunta comunale|consiglio di quartiere',
    'Due ore per una panchina. Legno o ferro?|Mi sono svegliato alle varie ed eventuali.',
  ],
  consultation: [
    'assemble[ae] (?:pubblic[ah]e?|condominial[ei]|cittadin[ae]|di condominio)|riunion[ei] di condominio|bilancio partecipativo|partecipazione (?:civica|dei cittadini)|consultazion[ei] pubblic[ah]e?|condomin(?:io|i)',
    'Eravamo in undici. Con dodici pareri.|Ero lì per i pasticcini. Ora sono capo scala.',
  ],
  club: [
    'associazion[ei] (?:local[ei]|cultural[ei]|sportiv[ae])|pro loco|circol[oi] (?:ricreativ[oi]|sportiv[oi]|cultural[ei])|assemblea dei soci|dopolavoro|bocciofil[ae]',
    'Ci sono andato una volta. Ora sono il tesoriere.|Ho abbassato gli occhi tardi. Scrivo il verbale.',
  ],
  volunteer: [
    'volontari|volontariato',
    'Cercavo il bagno. Adesso sto alla griglia.|Gli altri hanno fatto un passo indietro.',
  ],
  petition: [
    'petizion[ei]|raccolta (?:di )?firme|change\\.org',
    'Più tiramisù: tre firme. Tutte mie.|Ne ho firmata una contro i lunedì. Anche mamma.',
  ],
  villageFete: [
    'sagr[ae]|fest[ae] (?:di paese|del paese|patronal[ei]|del patrono|di quartiere|in piazza)|luna ?park|giostre|pesca di beneficenza',
    'Ero qui per due tortellini. È la terza porzione.|Alla pesca ho vinto un piatto. L’avevo donato io.',
  ],
  fireEngine: [
    'caserm[ae] dei vigili del fuoco|camion dei pompieri|autopomp[ae]|autoscal[ae]|pompieropoli|pompieri per un giorno',
    'A cinque anni ne volevo uno. A quaranta pure.|Vorrei solo suonare la sirena. Una volta.',
  ],
  openDay: [
    'open day|porte aperte|notte (?:dei musei|bianca|dei ricercatori)|giornate fai|giornate di primavera',
    'Sono venuto per le penne.|A me interessa la porta «Vietato entrare».',
  ],
  localElection: [
    'elezioni (?:comunali|amministrative)|seggi elettorali|ballottaggi(?:o)?|sched[ae] elettoral[ei]|rappresentant[ei] di classe|scrutator[ei]',
    'Da noi è tre a uno. Per la pizza.|Ero in bagno. Mi hanno eletto rappresentante.',
  ],
};
