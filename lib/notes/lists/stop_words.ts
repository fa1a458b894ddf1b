import { rows } from "./rows.ts";

/** Words that say nothing of what a sentence is about, in lower case; Chinese and Japanese ones are pairs of characters. */
export const STOP_WORDS: ReadonlySet<string> = new Set(rows(`
  i, me, my, mine, myself, you, your, yours, yourself, yourselves, he, him, his, himself, she, her, hers, herself, it, its
  itself, we, us, our, ours, ourselves, they, them, their, theirs, themselves, who, whom, whose, which, what, that, this
  these, those, someone, somebody, anyone, anybody, everyone, everybody, nobody, one, ones, something, anything, nothing
  everything, there, here, where, when, why, how
  a, an, the, some, any, all, both, each, every, few, other, others, another, such, same, own, either, neither, much, many
  more, most, less, least
  of, in, on, at, by, for, with, about, against, between, into, onto, through, during, before, after, above, below, to
  from, up, down, out, off, over, under, upon, within, without, toward, towards, around, across, along, behind, beside
  besides, near, per, than, like, via, until, till, as
  and, or, but, nor, so, yet, if, because, while, though, although, unless, whether, whereas, then, once
  am, is, are, was, were, be, been, being, do, does, did, doing, done, have, has, had, having, can, could, may, might, must
  shall, should, will, would, ought, cannot
  i'm, i've, i'd, i'll, you're, you've, you'd, you'll, he's, he'd, he'll, she's, she'd, she'll, it's, it'd, it'll, we're
  we've, we'd, we'll, they're, they've, they'd, they'll, that's, that'd, that'll, there's, here's, what's, who's, where's
  when's, how's, let's, isn't, aren't, wasn't, weren't, don't, doesn't, didn't, haven't, hasn't, hadn't, can't, couldn't
  won't, wouldn't, shouldn't, mustn't, mightn't, needn't, ain't
  no, not, yes, too, very, just, also, really, quite, only, let, get, gets, got, getting, gotten, go, goes, going, went
  gone, come, comes, came, coming, make, makes, made, making, know, knows, knew, known, think, thinks, thought, want
  wants, wanted, need, needs, needed, see, sees, saw, seen, say, says, said, thing, things, lot, lots, way, ways
  yeah, ok, okay, oh, hey, hi, hello
  我们, 我們, 你们, 你們, 他们, 他們, 她们, 她們, 它们, 它們, 咱们, 自己, 这个, 這個, 那个, 那個, 这些, 這些, 那些, 这里
  這裡, 那里, 那裡, 这样, 這樣, 那样, 那樣, 什么, 什麼, 怎么, 怎麼, 哪个, 哪個, 哪里, 哪裡, 为什, 為什, 因为, 因為, 所以
  但是, 不过, 不過, 而且, 并且, 並且, 如果, 虽然, 雖然, 或者, 还是, 還是, 还有, 還有, 然后, 然後, 可以, 可能, 应该, 應該
  需要, 想要, 知道, 觉得, 覺得, 就是, 不是, 没有, 沒有, 一个, 一個, 一些, 一下, 非常, 真的, 已经, 已經, 的话, 的話, 你好
  您好, 谢谢, 謝謝, 好的, 嗯嗯, 是的
  です, ます, でし, まし, した, して, しま, いま, いる, ある, ない, する, こと, もの, これ, それ, あれ, どれ, この, その, あの
  どの, ここ, そこ, あそ, どこ, から, まで, ので, のに, のは, のが, のを, には, では, とは, へは, でも, けど, だけ, ため, よう
  そう, こう, って, った, ての, てい, てる, れる, られ, たい, とい, いう, はい, いえ, ええ, ねえ, だろ, でし, ませ, せん, ください
`));
