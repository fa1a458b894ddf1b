import type { AnswerWords } from "./answer_words.ts";

const USED =
  ("verwendet,benutzt,genutzt,eingesetzt,gültig,aktuell,im einsatz,zum einsatz,gebraucht,benötigt,nötig,vorgesehen," +
    "gewählt,geplant,relevant,im plan").split(",");

/** A word with the endings of a German adjective. */
function inflected(...stems: readonly string[]): string {
  return stems.flatMap((stem) =>
    ["", "e", "er", "en", "es", "em"].map((ending) => stem + ending)
  ).join();
}

/**
 * The German words that the rules of an answer check know.
 *
 * @example
 * ```ts
 * import { assert } from "@std/assert";
 * assert(GERMAN.instead!.split(",").includes("anstelle von"));
 * ```
 */
export const GERMAN: AnswerWords = {
  not: `nicht,nie,niemals,ohne,weder,vermeide,vermeiden,vermeidet,${
    inflected("kein")
  },keinerlei`,
  "no longer": "nicht mehr,nicht länger,nie mehr,nie wieder",
  gone: ["nicht mehr", "nicht länger", "nicht", "nie"]
    .flatMap((not) => USED.map((used) => `${not} ${used}`)).join() +
    ",fällt weg,fallen weg,entfällt,entfallen,ist raus,sind raus,vom tisch,passé,hat ausgedient," +
    "haben ausgedient",
  drop:
    "vergessen,vergiss,vergesst,ignoriert,ignorieren,ignoriere,ersetzt,ersetzen,ersetze,abgelöst,gestrichen," +
    "streichen,streiche,verworfen,verwerfen,abgeschafft,abgekündigt,eingestellt,entfernt,entfernen," +
    "aufgegeben,verzichtet auf,verzichten auf,überholt,veraltet,obsolet,hinfällig,abgelehnt,ausgemustert," +
    "weggefallen,ausgetauscht,weg von,ungültig",
  instead: "statt,anstatt,anstelle,anstelle von,an stelle von",
  over: "gegenüber,im gegensatz zu,löst",
  "replaced by":
    "ersetzt durch,ersetzt worden durch,abgelöst durch,abgelöst von,zugunsten,zugunsten von,getauscht gegen," +
    "ausgetauscht gegen,weicht,wich",
  "changed to":
    "geändert auf,geändert in,geändert zu,verschoben auf,umgestellt auf,gewechselt zu",
  old: inflected("alt", "ehemalig", "vorherig", "früher", "bisherig") +
    ",ehemals,vormals",
  earlier: inflected("ursprünglich") +
    ",anfangs,zuerst,zunächst,zuvor,bisher,vorher,damals,am anfang,einst,eigentlich",
  past: "war,waren,wurde,wurden,hatte,hatten,gewesen",
  change:
    "geändert,ändern,ändert,verschoben,verschieben,verlegt,verlegen,gewechselt,wechseln,wechselt,wechsel," +
    "umgestellt,umstellen,umstellung,umgestiegen,umsteigen,umstieg,migriert,migrieren,migration,umgezogen," +
    "umziehen,verlagert,geändert auf,geändert in,geändert zu,verschoben auf,umgestellt auf,gewechselt zu",
  from: "von,vom",
  to:
    "auf,zu,nach,zum,zur,in,geändert auf,geändert in,geändert zu,verschoben auf,umgestellt auf,gewechselt zu",
  agent: "durch,von,vom",
  auxiliary:
    "ist,sind,war,waren,wird,werden,wurde,wurden,worden,soll,sollen,sollte,muss,müssen,darf,dürfen,kann," +
    "können,hat,haben,hatte,hatten,kommt,kommen,gilt,gelten,sei",
  perfect: "hat,haben,hatte,hatten",
  adverb:
    "nun,jetzt,inzwischen,mittlerweile,bereits,schon,daher,also,auch,seitdem,damit,später,danach,endgültig," +
    "mehr,noch",
  carrier:
    `der,die,das,den,dem,des,wir,ihr,sie,man,es,euer,dein,ihre,${
      inflected("ein", "unser")
    },` +
    "verwenden,verwendet,verwende,nutzen,nutzt,nutze,benutzen,benutzt,nehmen,nimm,nehmt,setzen,setzt," +
    "einsetzen,auf,mit,in,am,im,um,zu,plan,wert,variante,version,lösung,option,wählen,brauchen,wollen," +
    "bleiben,bei,mehr",
  talk:
    "besprochen,diskutiert,erwogen,vorgeschlagen,erwähnt,überlegt,im gespräch,eine option",
  "talk of": "besprachen,diskutierten,erwogen",
  keep:
    "behalten,behalte,behält,bleiben bei,bleibt bei,bleibe bei,zurück zu,weiterhin,immer noch,nach wie vor",
  preposition: "für,nach,vor,bis,ab,seit",
  adopted:
    "gewählt,ausgewählt,beschlossen,vereinbart,festgelegt,bestätigt,entschieden,genehmigt,beibehalten",
  undo: "zögern,anfassen",
  asked:
    "du fragtest,sie fragten,ihr fragtet,du hast gefragt,sie haben gefragt,ihr habt gefragt,deine frage," +
    "ihre frage,eure frage,die frage war,die frage lautete",
  whether: "ob",
  said:
    "du sagtest,sie sagten,du schriebst,sie schrieben,du hast gesagt,sie haben gesagt,zitat",
  join: "und,oder,sowie,bzw",
  stop:
    "aber,jedoch,sondern,doch,weil,denn,da,und,wenn,nachdem,bis,während,obwohl,falls,dann,außer,außerhalb," +
    "stattdessen,nicht nur,kein problem,keine änderung,keine änderungen,kein zweifel,keine frage",
  plain:
    "nicht später als,nicht vor,nicht nach,früher als,später als,spätestens,mehr als,weniger als," +
    "nicht mehr als,wie früher",
};
