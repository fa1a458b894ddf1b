import type { AnswerWords } from "./answer_words.ts";

const NOTS = "not,never,no longer,isn't,aren't,wasn't,weren't".split(",");
const USED =
  ("used,in use,needed,valid,current,chosen,selected,applicable,relevant,supported,recommended,wanted," +
    "an option,the plan,the choice,part of the plan,in the plan").split(",");

/**
 * The English words that the rules of an answer check know.
 *
 * @example
 * ```ts
 * import { assert } from "@std/assert";
 * assert(ENGLISH.instead!.split(",").includes("rather than"));
 * ```
 */
export const ENGLISH: AnswerWords = {
  not:
    "not,never,no,don't,doesn't,didn't,won't,wouldn't,shouldn't,mustn't,cannot,can't,couldn't,neither,nor," +
    "without,none of,avoid,avoids,avoiding,isn't,aren't,wasn't,weren't,hasn't,haven't",
  "no longer": "no longer,no more,not any longer,not anymore,never again",
  gone: NOTS.flatMap((not) => USED.map((used) => `${not} ${used}`)).join() +
    ",is out,are out,s out,is gone,is dead,are dead,is off,fell through,has fallen through,are gone,s gone," +
    "is history,off the table,no longer applies,no longer apply,should be avoided,must be avoided,is avoided," +
    "is to be avoided,is wrong,are wrong,is not right,is a mistake",
  drop:
    "drop,drops,dropped,dropping,remove,removes,removed,removing,replaced,superseded,abandon,abandoned," +
    "discard,discarded,retire,retired,reject,rejected,rule out,ruled out,scrap,scrapped,cancel,canceled," +
    "cancelled,discontinued,phase out,phased out,phasing out,stop using,stopped using,stops using," +
    "move away from,moved away from,moving away from,move off,moved off,get rid of,got rid of,overruled," +
    "revoked,withdrawn,decided against,ignore,ignored,disregard,disregarded,forget,forgot,forgotten," +
    "opted against,voted against,advised against,shut down,deleted,delete,obsolete,outdated,out of date," +
    "deprecate,deprecated,decommissioned,void,invalid,invalidated,swap,swapped,ditch,ditched,gave up," +
    "crossed out,overridden",
  instead:
    "instead of,rather than,in place of,in lieu of,as opposed to,replace,replaces,replacing,supersede," +
    "supersedes,superseding,takes the place of,took the place of,taking the place of,takes over from," +
    "took over from,taking over from",
  over:
    "over,unlike,than,compared to,compared with,against,stop,stops,stopping,stopped,disable,disabled," +
    "turn off,turned off,switch off,switched off,uninstall,archive,archived",
  "replaced by":
    "replaced by,replaced with,superseded by,superseded with,swapped for,swapped out for,swapped with," +
    "exchanged for,overridden by,in favour of,in favor of,gave way to,given way to,gives way to",
  "changed to":
    "changed to,changes to,switched to,moved to,migrated to,shifted to,updated to,turned into",
  old: "old,former,formerly,previous,previously,legacy,used to be,used to use",
  earlier:
    "original,originally,initial,initially,earlier,prior,at first,in the beginning,until now,back then," +
    "in the past,first said,first chose,first wanted,first planned,first thought,first idea,first choice," +
    "first plan,before:,was:",
  past:
    "was,were,had,had been,used to,we used,you used,they used,we planned,we'd planned,you planned,was planned",
  cross: "❌,✗,✘,✖,🚫,⛔",
  arrow: "→,->,-->,=>,==>,⇒,➜,➔,➡,⟶",
  change:
    "up from,down from,cut,slip,slipped,pushed back,brought forward,change,changed,changing,move,moved,moves," +
    "moving,switch,switched,switches,switching,migrate,migrated,migrates,migrating,migration,shift,shifted," +
    "shifting,update,updated,updating,upgrade,upgraded,upgrading,convert,converted,converting,transition," +
    "transitioned,transitioning,went,postponed,pushed,rescheduled,delayed,bumped,raised,lowered,increased," +
    "reduced,extended,shortened,replace,replaced,switched to,moved to,changed to,migrated to,shifted to," +
    "updated to",
  from: "from,up from,down from",
  to:
    "to,into,onto,over to,with,switched to,moved to,changed to,migrated to,shifted to,updated to",
  auxiliary:
    "is,are,was,were,be,been,being,has,have,had,had been,will,would,shall,should,must,may,might,can,could,do," +
    "does,did,get,gets,got,it's,isn't,aren't,wasn't,weren't,hasn't,haven't,won't,doesn't,don't,didn't," +
    "shouldn't,cannot,can't,mustn't",
  perfect: "has,have,had",
  adverb:
    "now,already,also,therefore,officially,currently,completely,fully,later,subsequently,recently,explicitly," +
    "yet,anymore,any more,still,again,just",
  carrier:
    "which,a,an,the,any,our,your,their,its,this,that,it,we,you,they,i,use,uses,using,used,run,running,going," +
    "with,on,in,at,as,to,choose,chose,pick,picking,select,keep,set,need,want,have,plan,value,setting,version," +
    "option,variant,for,of,all,one,s,consider,recommend,install,store,host,put,stay,stick,rely,continue,allow",
  talk:
    "discussed,considered,suggested,proposed,mentioned,debated,evaluated,floated,brought up,talked about," +
    "on the table,an option,one option",
  "talk of":
    "discussed,considered,debated,mentioned,talked about,thought about,looked at",
  keep:
    "keep,keeps,keeping,kept,retain,retains,retaining,stay with,stays with,stick with,stick to,go back to," +
    "went back to,back to,revert to,reverted to,return to,returned to,still,still use,still using," +
    "continue with,continue using,restore,reinstate",
  preposition: "for,after,before,by,until,till,on,at,in,from",
  adopted:
    "chosen,selected,picked,decided,agreed,confirmed,approved,adopted,kept,retained,reinstated,restored," +
    "brought back",
  undo: "hesitate,worry,touch",
  asked:
    "you asked,you were asking,you wanted to know,user asked,user asks,your question,the question was",
  whether: "whether,if,about",
  said:
    "you said,you wrote,you told,you mentioned,user said,user wrote,said,wrote,quote,quoting",
  join: "and,or,nor,plus,&,/,as well as,both",
  stop:
    "but,however,although,though,because,since,so,and,when,after,until,till,while,whereas,if,unless,except," +
    "other than,outside,instead,not only,not just,not merely,no doubt,no problem,no problems,no issue," +
    "no issues,no change,no changes,no question,no matter,not sure,✅,✔,☑",
  plain:
    "no more than,no later than,no earlier than,no less than,no fewer than,not later than,not before," +
    "no longer than,not longer than,answer your question,answer to your question,to your question," +
    "for your question,regarding your question,answering your question,more than,less than,fewer than," +
    "later than,earlier than,over time,over to,is used to,are used to,once more",
};
