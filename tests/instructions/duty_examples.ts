import { rowExamples } from "./row_examples.ts";

/** Examples of each row of the lists that make an instruction. */
export const DUTY_EXAMPLES = {
  scope: rowExamples(`
    from now/here/this on/onward/onwards => from now on, write in french => from now until friday
    from this point on/onward/onwards/forward => from this point onwards it is english => from this point of view
    from today on/onward/onwards => from today on we meet at nine => from today's paper
    going forward => going forward, add a test => we are going forwards
    henceforth => henceforth all is in utc => hence forth valley
    for the rest/remainder/duration of => for the rest of the day, no calls => for the rest, ask anna
    until further notice => shut until further notice => until further rounds
    until i say/tell => wait until i say so => until i leave
    until told otherwise => keep it until told otherwise => until told a story
    unless told/stated/noted otherwise => in euros unless stated otherwise => unless stated here
    at all times => goggles at all times => at all the times
    every/each/any time => run it every time => every timer
    whenever => ask whenever you are not sure => when everyone is here
    every/each/all/any reply/replies/answer/answers/response/responses/message/messages/output/outputs => sign each reply => every replying machine
    every/each/all/any commit/commits/file/files/function/functions/case/cases => lint every commit => every committee
    standing rule/rules/instruction/instructions/order/orders => it is a standing order => a standing ovation
    important/hard/strict/key/firm constraint/constraints/rule/rules/requirement/requirements => a hard requirement => a hard day
    important/hard/strict/key/firm instruction/instructions => a key instruction => key instructors
    constraint: => constraint: no cloud => a constraint, no cloud
    rule: => rule: no cloud => a rule, no cloud
    under no circumstances/circumstance => under no circumstances touch it => under the circumstances
    no matter what => no matter what, stay calm => no matter who
    without exception/exceptions => all of them without exception => without exceptional cause
    unless i say/ask/tell => in german unless i ask for more => unless i sleep
    when i ask/mention/say/request => when i ask for code, add types => when i asked her
    this session/conversation => in this session only => this sessional work
    throughout => metric units throughout => go through out there
  `),
  deontic: rowExamples(`
    ~always => please always lint => i have nearly always linted
    ~never => so never push => i have nearly never pushed
    ~do not => and do not push => why do not all push
    ~don't => please don't push => i really don't push
    ~shall => it shall stay => the thing shall stay
    ~should always/never => you should always ask => one should always ask
    ~may not => you may not leave => she may not leave
    ~no longer => we no longer ship => he is no longer here
    must => names must be short => a mustard pot
    mustn't => names mustn't be long => a must not so big
    not allowed => it is not allowed here => not aloud
    forbidden => smoking is forbidden => unforbidden fruit
    prohibited => entry prohibited => prohibitedly
    off-limits => main is off-limits => an off-limit
    off limits => main is off limits => off limitless road
    is/are required => a ticket is required => a ticket was required
    at most => at most two => at almost two
    no more than => no more than two => more than two
    at least => at least two => at leased lines
  `),
  wish: rowExamples(`
    i would? want/need/expect/like/prefer/ask you to => i would like you to wait => i would like to wait
    i would? want/need/expect/like/prefer/ask every/each/all/your/any/no => i want every test green => i want a test
    i would? want/need/expect/like/prefer/ask all the => i need all the names => i need the names
    i'd want/need/expect/like/prefer/ask you to => i'd like you to wait => i'd like to wait
    i'd want/need/expect/like/prefer/ask every/each/all/your/any/no => i'd prefer no jargon => i'd prefer jargon
    i'd appreciate/like it if you => i'd appreciate it if you wait => i'd appreciate it
    i would appreciate/like it if you => i would like it if you wait => i would like it
    i'd be grateful if you => i'd be grateful if you wait => i'd be grateful
    it would be good/great if you => it would be good if you wait => it would be good if it rains
    i'd rather/prefer you => i'd rather you wait => i'd rather wait
    i'd rather not => i'd rather not see it => i'd rather note it
    i don't want to see/get/receive/find => i don't want to see stack traces => i don't want to sleep
    i don't want you/any/the => i don't want any jargon => i don't want jargon
  `),
  duty: rowExamples(`
    ^you should/must/can't/cannot => you should wait => do you think you should wait
    ^you have/need/are to => you need to wait => do you have to wait
    ^you may not => you may not wait => and you may not wait
    ^you are not? allowed/expected to => you are not allowed to wait => you are allowed a break
    it is essential/critical/crucial/vital/mandatory/imperative/required/forbidden that => it is vital that all pass => it is vital
    it's essential/critical/crucial/vital/mandatory/imperative/required/forbidden that => it's crucial that all pass => it's crucial
    is/are not? to be => ids are not to be reused => ids are there to be reused
    has/have/needs to be/stay/run/come/go/remain/use/include/have/start/end/match/pass/keep/happen => it has to stay cold => it has to please
    without my/our/explicit/prior/written => nothing leaves without my word => without the word
    at the very most => two at the very most => at the very least
    non-negotiable => the date is non-negotiable => a negotiable date
    mandatory => tests are mandatory => the mandate
  `),
  policy: rowExamples(`
    ^our/team/company/house ... style/policy/rule/convention/standard/guideline/requirement is/says/requires => our style is plain => their style is plain
    ^our/team/company/house ... deadline/budget/limit/preference is/says/requires => our budget is small => our budget grew
    ^nothing/nobody/none ... without/unless/until/before => nothing leaves without a note => nothing leaves on friday
    ^no one ... without/unless/until/before => no one enters before nine => no one enters
    whatever happens => stay calm whatever happens => whatever happened
    whatever you do => whatever you do, stay calm => whatever you did
  `),
  explicit: rowExamples(`
    constraint/constraints => one constraint is size => they constrained it
    rule/rules => a rule of ours => the ruler
    requirement/requirements => a requirement => they required it
    let me know before => let me know before you start => let me know after
    ask me before => ask me before you start => ask me after
    essential/critical/crucial/vital that => it is vital that it works => a vital thing
    mandatory => that is mandatory => the mandate
    from now on => from now on it is french => from now until then
    for the rest of => for the rest of it => for the rest
    going forward => going forward it is french => going forwards
    you must/should => you must wait => you might wait
    you may not => you may not wait => you may wait
    you are not => you are not to wait => you are to wait
    you have to => you have to wait => you have two
    i ask/say/tell/mention/request/send/share/paste/post/upload/type/write/give => whenever i paste code => whenever i hear it
    until i => until i come back => until it
  `),
  guess: rowExamples(`
    must've => it must've rained => it must have a lid
    must have been/felt/had/put/taken/made/done/gone/worked/learned/seen/loved/enjoyed/got/come/given/meant => it must have been hard => it must have a lid
    must feel/love/enjoy/miss => you must love it => you must leave it
    must be/have so/such/really/very/quite/super/pretty/feeling/tough/hard/nice/great/some => it must be so cold => it must be cold
    must be amazing/awesome/proud/excited/thrilled/happy/exhausted/tired/fun/incredible/wonderful/rewarding/exciting => you must be tired => you must be quick
  `),
} as const;
