const words = (text: string) => new Set(text.split(/\s+/));
export const timeWords = words(
  `yesterday today tomorrow tonight last next ago week weeks month months year years since weekend monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec morning evening afternoon noon midnight am pm`,
);
export const stopWords = words(
  `i i'm i've i'll i'd me my mine myself we we're we've we'll we'd us our ours ourselves you you're you've you'll you'd your yours yourself he he's he'd he'll him his himself she she's she'd she'll her hers herself it it's it'll its itself they they're they've they'll they'd them their theirs themselves this that that's these those who whom whose which what what's when where why how there there's here here's a an the of to in on at by for with from into onto over under about as against between through during before after above below up down out off again further then once and but or so if because until while than though although whether be is isn't are aren't was wasn't were weren't been being am have haven't has hasn't had hadn't having do does doesn't did didn't don't doing done can can't cannot could couldn't will won't would wouldn't shall should shouldn't may might must ought let's no nor not yes too very just also really quite only own same such more most some any all both each few other let like get got getting go going goes went gone come came coming make made making know think thinking thought want need see say said says thing things something anything lot way one yeah ok okay oh hey hi hello`,
);
const FIRST =
  /(?<![\p{L}\p{N}_])(?:i|i'm|i've|i'll|i'd|me|my|mine|we|we're|we've|we'll|we'd|us|our|ours)(?![\p{L}\p{N}_])|[我俺私僕]|うち/iu;
export const isFirstPerson = (text: string) =>
  FIRST.test(text.replaceAll("’", "'"));
const SCOPE =
  /from (?:now|here|this point) on|going forward|for the (?:rest|remainder) of|until (?:further notice|i (?:say|tell))|at all times|(?:every|each|any) time|whenever|\b(?:every|each|all|any) (?:reply|answer|response|message|output|commit|file|function|case)|standing (?:rule|instruction|order)|(?:important|hard|strict|key|firm) (?:constraint|rule|requirement|instruction)|constraint:|rule:|under no circumstances|no matter what|without exception|unless i (?:say|ask|tell)|when i (?:ask|mention|say|request)|this (?:session|conversation)|throughout/i;
const DEON =
  /(?:^|[,;:.] |\b(?:please|and|but|so|you|we|it|they) )(?:always|never|do not|don't|shall|may not|no longer)\b|\b(?:must|not allowed|forbidden|prohibited|off-limits|(?:is|are) required|at most|no more than|at least)\b/i;
const OPEN =
  /^(?:[-*•>"'“\d.)\s]*)(?:(?:please|also|and|but|so|ok|okay|now|then|just|kindly|important|note|reminder)[,:]?\s+)*(?:add|address|answer|ask|assume|avoid|begin|call|capitali[sz]e|check|cite|close|commit|confirm|convert|deploy|document|do not|don't|end|ensure|exclude|express|finish|focus|follow|format|give|highlight|hold off|ignore|include|keep|label|leave|limit|list|log|make (?:sure|each|every|all|it)|mark|mention|name|never|always|no|notify|number|only|open|ping|prefer|prefix|pretend|put|quote|refer|refrain|remember|reply|report|respond|return|round|run|save|separate|set|sign|skip|sort|speak|spell|start|state|stay away|steer clear|stick|stop|store|tag|test|translate|treat|use|wait|wrap|write)\b/i;
const NARR =
  /^["'“\s]*(?:i|i'm|i've|my|we|our|it|it's|that|that's|this|the|he|she|they|there|to|yeah|wow)\b/i;
const PREF =
  /\b(?:i|we)(?: (?:really|always|usually|generally|strongly|also|still|much))? prefer|my preference|\b(?:i|we)(?:'ve| have)? (?:decided|chose|chosen|agreed|settled|opted)\b/i;
export function instructionTier(sentence: string): number {
  if (sentence.length < 12) return 0;
  const scope = SCOPE.test(sentence), deon = DEON.test(sentence);
  const open = OPEN.test(sentence);
  if (!sentence.trimEnd().endsWith("?") && !NARR.test(sentence)) {
    if (scope && (open || deon) || open && deon) return 3;
    if (scope || deon) return 2;
    if (
      open &&
      /\b(?:every|each|all|any|only|always|never|unless|until)\b/i.test(
        sentence,
      )
    ) return 2;
    if (open && !sentence.endsWith("!")) return 1;
  }
  return PREF.test(sentence) && sentence.length <= 400 ? 0.5 : 0;
}
