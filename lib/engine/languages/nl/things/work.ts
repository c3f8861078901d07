import type { Things } from '../../words/thing-words.ts';

export const work: Things = {
  office: [
    'thuiswerken|kantoortuin(?:en)?|kantoorbaan|kantoorleven|terug naar kantoor',
    'Mijn kantoor is de keukentafel.',
  ],
  forms: ['formulier(?:en)?|bureaucratie|papierwerk', 'Ik mis vast weer één bijlage.'],
  salary: [
    'salaris|salarissen|topsalaris(?:sen)?|loonsverhoging(?:en)?|vakantiegeld|loonstrook~|salarisverhoging(?:en)?',
    'Het mijne kwam vrijdag. Zaterdag was het weg.|Ik wilde opslag vragen. Ik vroeg om een nietmachine.',
  ],
  cv: [
    'curriculum vitae|cv (?:schrijven|maken|tips?)|je cv|cv’s|sollicitatiebrief|sollicitatiebrieven|motivatiebrief|motivatiebrieven',
    'Talen: Frans. Ik kan een stokbrood bestellen.|Hobby’s: lezen en reizen. Dus: telefoon, bank.',
  ],
  jobInterview: [
    'sollicitatiegesprek(?:ken)?|sollicitatievragen|sollicitatietips?',
    'Mijn zwakte? Ik zei: frikandellen.|Waar ik over vijf jaar ben? Ik zei: thuis, om zes uur.',
  ],
  apprentice: [
    'stagiaires?|stagiairs?|stageplek(?:ken)?|stageplaats(?:en)?|meelopen op stage|leerling-\\p{L}+|snuffelstages?',
    'Op dag één moest ik de plintenladder halen.|Ik kan nu drie soorten koffie zetten.',
  ],
  boss: [
    'leidinggevenden?|leiderschap|leiderschaps~|leidinggeven|middenmanagement|managementstijl(?:en)?|micromanage~',
    'Ik stuur een klein team aan. Allemaal kamerplanten.|Thuis beslis ik. Daar heb ik toestemming voor.',
  ],
  toDoList: [
    'to-?do-?lijst(?:en|je|jes)?|to-?do’s|productiviteit|uitstelgedrag|timemanagement',
    '„Lijst maken.” Vinkje. Klaar voor vandaag.|Ik schrijf op wat al af is. Voor het vinkje.',
  ],
  deadline: [
    'deadlines?|inleverdatum|inleverdata|sluitingsdatum',
    'Mijn beste werk begint een uur erna.|Ik heb eerst nog even de oven schoongemaakt.',
  ],
  slides: [
    'powerpoint~|presentatietips?|spreken in het openbaar|presentatietechniek(?:en)?',
    'Op mijn laatste staat „Vragen?”. Liever niet.|Ik ben klaar. De beamer wil een ander kabeltje.',
  ],
  spreadsheet: [
    'excel|excel-?\\p{L}+|spreadsheets?|google sheets|draaitabel(?:len)?',
    'Ik heb kolom A gesorteerd. Alleen kolom A.|In mijn cel staat nu 4 juli.',
  ],
  videoCall: [
    'videobellen|videovergader~|videogesprek(?:ken)?|videocalls?|zoom-?meetings?|microsoft teams',
    'Vijf minuten gepraat. Met de microfoon uit.|Iedereen had al gezwaaid. Ik zocht het knopje.',
  ],
  webinar: [
    'webinars?|online ?cursus(?:sen)?|onlinecursus(?:sen)?|e-learning~',
    'Ik ben erbij. Met de strijkplank.|Ik volg er negen. Mijn enige diploma is zwemmen.',
  ],
  teamBuilding: [
    'teambuilding~|teamuitjes?|bedrijfsuitjes?|personeelsfeest(?:en|je)?|vrijmibo’?s?|kerstborrels?',
    'We bouwden een vlot. Het werd een kort tochtje.|Ik liet me vallen. Mijn collega keek op zijn telefoon.',
  ],
  canteen: [
    'kantines?|~kantines?|bedrijfsrestaurants?|lunchpauzes?|broodtrommels?|schoollunch~',
    'Vandaag neem ik kaas. Net als sinds 2011.|Mijn boterhammen waren om negen uur al op.',
  ],
  fourDayWeek: [
    'vierdaagse werkweek|4-daagse werkweek|werk-?privébalans|deeltijdwerk~|parttimers?|parttime werken|papadag(?:en)?',
    'Vier dagen werk lukt me al. Verdeeld over vijf.|Mijn vrijdag staat al jaren klaar.',
  ],
  innovation: [
    'innovaties?|innovatie~|innovatieve?|disruptie~|disruptieve?|design thinking',
    'Daar hebben wij een kamer met zitzakken voor.|Ik gebruik tegenwoordig de groene plakbriefjes.',
  ],
  digitalisation: [
    'digitalisering~|digitale transformatie|digitaliseren|papierlo(?:os|ze)',
    'Ik heb de mail erover uitgeprint.|Wij scannen nu wat we net hebben geprint.',
  ],
  sustainability: [
    'duurzaamheid~|duurzame?|duurzaam|zero waste|plasticvrij~|co2-voetafdruk',
    'Ik heb een tas vol tassen.|Ik heb vijf herbruikbare bekers. Allemaal thuis.',
  ],
  change: [
    'verandermanagement|verandertraject(?:en)?|agile|scrum',
    'Ik heb er vier meegemaakt. De waterkoker bleef.|Bij ons kwamen er nieuwe keycords.',
  ],
  merger: [
    'fusies?|fuseert|fuseren|fusieplannen|overnamebod|joint ventures?',
    'We gingen samenwonen. Nu hebben we drie tosti-ijzers.|Ik fuseerde twee halve potten pindakaas. Vijandig.',
  ],
  quarterlyFigures: [
    'kwartaalcijfers|kwartaalresulta(?:at|ten)|halfjaarcijfers|jaarcijfers|(?:eerste|tweede|derde|vierde) kwartaal|omzetgroei',
    'Bij mij: één paraplu minder, twee pennen meer.|Mijn vooruitzichten zijn matig. Het is de twintigste.',
  ],
  investor: [
    'investeerders?|durfkapitaal|financieringsrondes?|crowdfunding~|business angels?',
    'Mijn oma stak ooit een tientje in mij.|Ik heb er een nodig. Het gaat om een hoekbank.',
  ],
  startUp: [
    'start-?ups?|scale-?ups?|startende ondernemers?|medeoprichters?',
    'De voetbaltafel heb ik al. Nu het idee nog.|Het beste idee had ik onder de douche. Weg.',
  ],
  tradeFair: [
    'vakbeurs|vakbeurzen|huishoudbeurs|boekenbeurs|banenbeurs|vakantiebeurs|beursvloer|beursstands?|beurshal(?:len)?|autobeurs',
    'Ik kwam thuis met negen stoffen tassen.|Ik was drie keer bij de stand met stroopwafels.',
  ],
  survey: [
    'enquêtes?|vragenlijst(?:en)?|opiniepeiling(?:en)?',
    'Ik kruis altijd het middelste aan.|„Twee minuutjes.” Dat was een uur geleden.',
  ],
  statistics: [
    'statistiek(?:en)?|statistische?|infographics?|taartdiagram(?:men)?',
    'Gemiddeld passen mijn sokken bij elkaar.|Ik ben het kleine puntje „overig”.',
  ],
  ranking: [
    'ranglijst(?:en)?|rankings?|top[- ](?:10|20|50|100|2000)',
    'Thuis sta ik op twee. Na de kat.|Ik viel net buiten de beste miljoen.',
  ],
  pressRelease: [
    'persbericht(?:en)?|persvoorlichting|persverklaring(?:en)?',
    'Onze koelkast deelt mee: leeg.|Vóór het ontbijt geef ik geen commentaar.',
  ],
  hotline: [
    'klantenservice|helpdesk|callcenters?|klantcontact~',
    'Er zijn nog negen wachtenden. Daarnet waren het er zeven.|Ik kan het hele wachtmuziekje meefluiten.',
  ],
};
