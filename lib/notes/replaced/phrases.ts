/** Words before a value that say it was not so before; no clause ends between. */
export const UPDATED: RegExp =
  /\b(?:now|new|newly|updated|revised|adjusted|current(?:ly)?|recently|actually|chang(?:ed|ing)|shift(?:ed|ing)|extend(?:ed|ing)|bumped|increas(?:ed|ing)|rais(?:ed|ing)|lower(?:ed|ing)|reduc(?:ed|ing)|shortened|cut|improv(?:ed|ing)|grown|grew|dropped|reach(?:ed|ing)|(?:sur)?pass(?:ed|ing)|risen|rose|upgrad(?:ed|ing)|switch(?:ed|ing)|moved|down|up|instead|so far|already|total of)\b[^,;.!?]{0,60}$|\b(?:bump|raise|lower|increase|reduce|change|update|adjust|move|switch|extend|set)\b[^,;.!?]{0,50}\bto\s$|(?:现在|改成|改为|变成|更新为|提高到|降到|新的?|今は|新しい)[^，。！？、]{0,12}$/iu;

/** The same, after the value. */
export const UPDATED_AFTER: RegExp =
  /^\s?(?:now\b|instead\b)|^[\p{L}\d]{0,4}(?:に|へ)(?:変更|延期|変わ|なりました)/iu;

/** Words that say a set amount, a goal or a limit is another one now. */
export const ADJUSTED: RegExp =
  /\b(?:new|updated|revised|adjusted|chang(?:ed|ing)|shift(?:ed|ing)|extend(?:ed|ing)|bumped|rais(?:ed|ing)|lower(?:ed|ing)|moved|instead|no longer|actually)\b[^,;.!?]{0,60}$|(?:改成|改为|变成|更新为|新的?|新しい)[^，。！？、]{0,12}$/iu;

const APPOINTED =
  "deadline|date|day|time|slot|schedule|meeting|call|session|appointment|interview|launch|release|start|demo|review|class|flight|due date";

/** Words before a day or time that something was moved to it. */
export const MOVED = new RegExp(
  [
    String
      .raw`\b(?:mov(?:e|ed|es|ing)|chang(?:e|ed|es|ing)|shift(?:ed|s|ing)?|reschedul(?:e|ed|es|ing)|postpon(?:e|ed|es|ing)|delay(?:ed|s|ing)?|push(?:ed|es|ing)?(?: back| out)?|extend(?:ed|s|ing)?|extension|brought forward|bump(?:ed|ing)?|adjust(?:ed|ing)|updat(?:ed|ing)|slip(?:ped)?)\b[^;.!?]{0,90}\b(?:to|until|till|through)\s(?:the |be |[\p{L}\d]+ \d{1,2}(?:st|nd|rd|th)?,?(?: \d{4},?)? (?:at |by )?)?$`,
    String
      .raw`\b(?:new|updated|revised|extended|postponed|rescheduled|later|earlier)\s(?:(?!and\b|but\b)[\p{L}-]+\s){0,3}(?:${APPOINTED})\s(?:is |was |of |on |for |to |at |date |now ){0,2}$`,
    String.raw`\b(?:new|updated|revised|extended|rescheduled)\s$`,
    String
      .raw`(?<!\bit['’]?s |\bit is |\btoday is )\b(?:now|actually|instead|aiming now)\s(?:is |be |due |scheduled |planned |set |on |for |at |by |happening |aiming ){0,3}$`,
    String.raw`\bnow\s(?:[\p{L}]+\s){1,2}(?:on|at|by)\s$`,
    "(?:改成|改为|改到|推迟到|延期到|提前到|变更为|挪到)[^，。！？、]{0,6}$",
  ].join("|"),
  "iu",
);

/** The same, after the day or time. */
export const MOVED_AFTER: RegExp =
  /^\s?instead\b|^(?:に|へ)(?:変更|延期|変わ|移|なりました)/iu;

/** Words before a value that is no longer so. */
export const OLD: RegExp =
  /\b(?:from|instead of|rather than|not|no longer|originally|previously|used to be|initially|initial|original|old|previous|than)\s(?:the |my |our |about |around |an? |at )?$|(?:从|不再是)$/iu;

/** The same, after the value. */
export const OLD_AFTER: RegExp = /^(?:から|ではなく|じゃなく)/u;

/** Words beside a difference, which is no value of its own. */
export const DIFFERENCE: RegExp =
  /\b(?:by|another|extra|additional|more|cut|removed?|deleted?|lost|gain(?:ed)?|trim(?:med)?|saved?)\s(?:about |around |over |an? (?:extra|additional) )?$/i;

/** The same, after the value. */
export const DIFFERENCE_AFTER: RegExp =
  /^\s(?:more|extra|additional|further|other|new)\b|^[\s-](?:second|minute|hour|day|week|month|year)s?\s(?:ago|later|early|earlier|before|after|left|away)\b/i;

/** Words before what was done: a count of it, no plan. */
export const DONE: RegExp =
  /\b(?:completed|finished|logged|wrote|written|done|solved|reached|gathered|researched|spent|earned|ran|made|drafted|passed|surpassed)\b[^,;.!?]{0,25}$/i;

/** Words before what is wanted or allowed rather than so. */
export const GOAL: RegExp =
  /\b(?:goals?|target(?:ing)?|aim(?:ing|ed)?|at least|at most|up to|over|above|under|below|within|plan(?:s|ned|ning)?|hop(?:e|ing)|to (?:reach|achieve|hit|get|complete|finish|solve|have|write|read|save|reduce|increase|gather|collect|cut)|reach|achieve|need|minimum|maximum|max|limit)\b(?:\s(?!and\b|but\b|so\b)[^\s,;.!?]+){0,4}\s?$/i;

/** Words before what is only asked or supposed, or denied. */
export const SUPPOSED: RegExp =
  /\b(?:what if|if (?:we|i|you|they|it|the|my|our)|should (?:we|i|it|the)|could (?:we|i|it)|can (?:we|i)|would (?:it|we|i)|suppose|imagine|hypothetically|whether|maybe|might|considering (?:changing|moving|switching|raising|lowering)|thinking (?:of|about)|wonder(?:ing)? if|future|eventually|someday)\b[^,;.!?]{0,80}$|(?:\b(?:did|do|does|will|would|should|could|can|has|have|had|is|are|was|were)(?: not|n['’]t)|\bcannot|\bnever)\b[^,;.!?]{0,50}$|(?:如果|要是|是否|もし)[^，。！？]{0,20}$/iu;

/** Words behind which something is so, whatever was asked before. */
export const GIVEN: RegExp =
  /\b(?:the fact that|since|because|now that|given that|considering that|even though|although)\b/gi;
