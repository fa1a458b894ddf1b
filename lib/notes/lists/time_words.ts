import { rows } from "./rows.ts";

/** Words that say when, in lower case; Chinese and Japanese ones stand in a sentence without spaces. */
export const TIME_WORDS: ReadonlySet<string> = new Set(rows(`
  yesterday, today, tomorrow, tonight, last, next, ago, week, weeks, month, months, year, years, since, weekend, weekends
  monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, fridays
  saturdays, sundays, mon, tue, tues, thu, thur, thurs, fri, january, february, april, june, july, august, september
  october, november, december, jan, feb, apr, jun, jul, aug, sept, oct, nov
  morning, mornings, evening, evenings, afternoon, afternoons, noon, midnight, pm
  昨天, 今天, 明天, 前天, 后天, 後天, 昨晚, 今晚, 明晚, 上周, 上週, 下周, 下週, 本周, 本週, 周末, 週末, 上个月, 上個月
  下个月, 下個月, 本月, 去年, 今年, 明年, 前年, 以前, 之前, 以后, 之后, 之後, 早上, 上午, 中午, 下午, 晚上, 半夜, 凌晨
  周一, 周二, 周三, 周四, 周五, 周六, 周日, 星期, 礼拜, 禮拜, 月份, 小时前, 小時前, 天前, 年前, 个月前
  昨日, 今日, 明日, 一昨日, 明後日, 昨夜, 今夜, 先週, 今週, 来週, 先月, 今月, 来月, 昨年, 来年, 再来年, 一昨年, 以来
  午前, 午後, 正午, 深夜, 朝, 夕方, 毎朝, 毎晩, 毎日, 毎週, 毎月, 毎年, 曜日, きのう, きょう, あした, あさって, おととい
`));

/** Time words that are other words as well: they count with a capital letter inside a sentence. */
export const CAPITAL_TIME_WORDS: ReadonlySet<string> = new Set(rows(`
  may, march, mar, sat, sun, wed, sep, dec
`));
