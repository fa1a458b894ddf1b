import { assert, assertEquals } from "@std/assert";
import { instructionTier } from "../../lib/notes/instruction_tier.ts";
import { CHINESE } from "../../lib/notes/lists/wide/chinese.ts";
import { JAPANESE } from "../../lib/notes/lists/wide/japanese.ts";
import { wideRowSource } from "../../lib/notes/lists/wide/wide_row_source.ts";

for (const [language, lists] of Object.entries({ CHINESE, JAPANESE })) {
  for (const [name, list] of Object.entries<readonly string[]>({ ...lists })) {
    Deno.test(`each row of the ${language} ${name} list is found where it may stand and nowhere else`, () => {
      assertEquals([...new Set(list)].length, list.length);
      for (const row of list) {
        const shape = new RegExp(wideRowSource(row));
        const words = row.replace(/^[\^~]|\$$/g, "");
        const parts = words.split("...");
        assert(
          shape.test(`${row[0] === "~" ? "甲，" : ""}${parts.join("乙丙")}。`),
          row,
        );
        assert(
          !shape.test(parts.map((part) => part.slice(0, -1)).join("乙丙")),
          row,
        );
        if (/^[\^~]/.test(row)) assert(!shape.test(`甲${words}`), row);
        if (row.endsWith("$")) assert(!shape.test(`${words}乙丙`), row);
        if (parts.length > 1) assert(!shape.test(parts.join("。")), row);
      }
    });
  }
}

/** Sentences of each tier, one kind after the other. */
const TIERS:
  readonly (readonly [tier: number, sentences: readonly string[]])[] = [
    [3, [
      "以后每次都先给结论。",
      "禁止直接推送到主分支。",
      "以後不要用表情符號。",
      "今後は毎回要約を付けてください。",
      "必ずテストしてからコミットすること。",
    ]],
    [2, ["密码至少十六位。", "契約書は法務の承認が必須だ。"]],
    [1, [
      "请直接给代码。",
      "删除文件之前先问我。",
      "公司规定合同需要法务审批。",
      "我想让你用表格展示结果。",
      "絵文字は使わないで。",
      "表で出力してほしい。",
      "社内規定では承認が要ります。",
      "わからない場合は、そう言ってください。",
      "金额用人民币。",
      "色は青で統一。",
    ]],
    [0.5, [
      "我更喜欢短句子。",
      "我们决定用Redis做缓存。",
      "短い返事の方が好きです。",
      "Redisを使うことにしました。",
      "地图上北下南。",
    ]],
    [0, [
      "今天天气真好。",
      "昨天去了一家咖啡馆。",
      "别担心。",
      "你吃饭了吗？",
      "请问营业时间是几点？",
      "心配しないで。",
      "昨日カフェに行きました。",
      "手伝ってくれてありがとう。",
      "明日は雨かな。",
      "私はいつもそこで休む。",
    ]],
  ];

for (const [tier, sentences] of TIERS) {
  Deno.test(`Chinese and Japanese sentences of tier ${tier} are read by their characters, whatever the locale`, () => {
    for (const sentence of sentences) {
      assertEquals(instructionTier(sentence), tier, sentence);
      if (/\p{sc=Hira}/u.test(sentence)) {
        assertEquals(
          instructionTier(sentence, { locale: "zh-CN" }),
          tier,
          sentence,
        );
      }
    }
  });
}

Deno.test("a sentence of Han characters alone is Chinese, and Japanese where the locale says so", () => {
  assertEquals(
    instructionTier("例外無承認不要"),
    instructionTier("例外無承認不要", { locale: "de" }),
  );
  assertEquals(instructionTier("毎回確認"), 0.5);
  assertEquals(instructionTier("毎回確認", { locale: "ja-JP" }), 2);
});

Deno.test("English counts in a sentence of another language", () => {
  assertEquals(instructionTier("Never push, 好吗"), 3);
});
