import { rowExamples } from "./row_examples.ts";

/** Examples of each row of the lists of small talk and of likings. */
export const TALK_EXAMPLES = {
  social: rowExamples(`
    let me know => let me know how it goes => let me knowingly
    contact me => contact me on monday => contact men
    reach out => reach out on monday => reach outside
    feel free => feel free to skip it => feel freely
    take care => take care out there => take careful notes
    good luck => good luck tomorrow => good lucky charm
    have fun => have fun out there => have funds
    keep it up => keep it up there => keep it upright
    keep it going => keep it going => keep it gone
    keep going/moving/trying/pushing/believing => keep trying => keep triangles
    stay strong/safe/positive => stay safe => stay safely
    don't worry/hesitate/fear => don't worry about it => don't worries
    don't give up => don't give up => don't give upgrades
    don't ever give/doubt/change/lose/quit => don't ever quit => don't ever push to main
    believe in => believe in it => believe it
    don't be afraid/shy/so/too/hard/sad/silly/scared/discouraged/sorry/worried/nervous => don't be shy => don't be verbose
    don't forget you/your/that/how/about => don't forget your coat => don't forget tests
    be yourself => just be yourself => be the reader
    in yourself => trust in yourself => do not repeat yourself
    of yourself => be proud of yourself => speak of it yourselves
    to yourself => be kind to yourself => do not refer to you
    on yourself => be easy on yourself => do it on your own
    after yourself => look after yourself => look after your notes
    enjoy/treat/push/express yourself => treat yourself => do not repeat yourself
    no worries/problem/way/doubt/regrets/idea => no problem at all => no problems in the log
    check ... out => check this new place out => check the outline
    oh no => oh no, that is bad => oh now
    keep me posted => keep me posted => keep me post
    never mind/been/know/thought/heard/had => never heard of it => never hear it
    too late => it is too late => it is too later
    must've => it must've rained => it must have a lid
    must have/be/feel/love => it must be late => it must leave
    a must => the museum is a must => a mustard
    ^no, => no, it is monday => no tabs, it is python
    if you need/want/ever => call me if you ever stop by => if your need
    here for you => always here for you => here for your coat
    talk to you => talk to you soon => talk to your doctor
    you got this => you got this => you got these
    happy to => happy to do it => happy today
    after all => it went well after all => after allowing it
    ^always a/an/here/there/good/great/nice/happy/fun/been/up => always a pleasure => it is always a pleasure
    ^always on the => always on the move => write always on the left
    ^never saw/seen/been/felt/tried/had => never saw it coming => never see it
    ^don't know/feel/think/remember/mind/miss => don't know what to say => please don't know it
    they/it/who always/never => they always laugh => they laugh always
    you always/never make/made/know/knew/mentioned/said/had/were/seem/have => you always made me laugh => you always reply in json
    you don't have to => you don't have to come => you do not have to come
    each other => help each other => help each others
    one another => help one another => help one or another
    whenever i/i'm/we/we're/they/he/she/it => whenever i hear it => whenever tests fail
    every/each/any time i/i'm/we/we're/they/he/she/it => every time it rains => every time tests fail
    keep up the => keep up the pace => keep the pace up
    keep at it => keep at it => keep it at ten
    hang on/tight => hang tight => hang tightly
    hang in there => hang in there => hang it in here
    take it easy => take it easy => take it easily
    take a look => take a look at this => take a looking glass
    give it a go/try/shot => give it a try => give it a title
    have a go => have a go => have a goal
    one step/day at a time => one day at a time => one question at a time
    count on me => count on me => count on men
    got/have my/your back => they have your back => they have your backup
    make a difference => you make a difference => you make the difference
  `),
  preference: rowExamples(`
    i/we really/always/usually/generally/strongly/also/still/much? prefer/preferred => we much prefer rye => we might prefer rye
    my/our preference => rye is our preference => rye is their preference
    i/we have? decided/chose/chosen/agreed/settled/opted => we have settled it => we may settle it
    i've/we've decided/chosen/agreed/settled/opted => we've agreed on rye => we've rye
    i/we really/personally? hate/dislike => i really hate rye => i hated rye
    i can't stand => i can't stand rye => i can stand rye
    i'm not a fan of => i'm not a fan of rye => i'm a fan of rye
    i'm allergic to => i'm allergic to rye => i'm allergic
    i am allergic to => i am allergic to rye => i am allergic
    i'm vegan/vegetarian => i'm vegan => i'm vegetable
    i am vegan/vegetarian => i am vegetarian => i am vegetable
    i don't eat/drink/use => i don't eat rye => i don't eaten
    we don't eat/drink/use => we don't use rye => we don't user
    i'd like/want/need short/shorter/long/longer/brief/simple/simpler/more/less/fewer => i'd like shorter texts => i'd like texts
    i like my => i like my tea hot => i like mymble
    i like it when you => i like it when you sing => i like it when i sing
    let's go with/for => let's go with rye => let's go without rye
    let's use/stick/skip/avoid/call/assume/switch => let's use rye => let's user
    we'll use/keep => we'll use rye => we'll go
    we'll stick/go with => we'll go with rye => we'll go
    we will use => we will use rye => we will user
    i'll use => i'll use rye => i'll user
    we're using/keeping => we're keeping rye => we're kept
    we're going with => we're going with rye => we're going
    ^going with => going with rye => not going with rye
    settled on => settled on rye => settled once
    opted for => opted for rye => opted forever
  `),
} as const;
