/** Common English words, the most frequent ones first; words of the cue rule stand among them. */
export const ENGLISH: readonly string[] = words(`
  the of and to a in is it that for on with as we be this are you at not or by from have can will but an if they which
  one all there their has more when would so what about out up time its than into only other new some could them these
  do no may first then any like our over such work make also after did two how where most through before between should
  people each just those good state because same much while day use well way under still here used both those own last
  file server client error request data value table index query cache token budget message model note answer question
  list line number name path text window memory result report test build release branch commit review ticket queue
  worker process thread timeout retry limit rate user account team customer order price invoice payment delivery stock
  must need never always decided deadline prefer agreed remember required default instead assume constraint
  change start stop open close read write send receive count keep remove add move check fix find show call return wait
  small large short long early late simple whole empty broken ready local remote public private current previous next
  week month year morning evening hour minute second Monday Friday March October London Berlin Mumbai Oslo Lima
  bridge river garden kitchen window harbour station engine battery sensor valve pump filter camera signal voltage
  because although however therefore perhaps again almost already often usually exactly probably certainly simply
  explain describe compare measure improve reduce increase consider suggest expect believe understand notice follow
`);

/** Beginnings of rarer words. */
export const STARTS: readonly string[] = words(`
  re un pre inter trans over under sub super anti micro macro multi non out fore mis dis con pro de ex hyper auto bio
  geo photo tele thermo electro hydro neuro socio chrono
`);

/** Middles of rarer words. */
export const ROOTS: readonly string[] = words(`
  act bind carry draft edit fold graph hold iron join knit lock merge nest orbit pack quote range scale track unit view
  weld yield zone form struct port script dict press tract vert mit ject cede spect vene duct gress pose sist tend volv
  clar cred grav lumin magn nov ped sign terr vac viv flex fract junct log metr morph path phil phon scop therm crypt
  cycl derm dynam gram kine lith opt ortho plast
`);

/** Ends of rarer words. */
export const ENDS: readonly string[] = words(`
  ing ed er ers ion ions able ible ment ments ness ity ities al ally ive ively or ors ism ist ists ence ance ous ously
  ful less ship ward wise
`);

/** Chinese words, the most frequent ones first. */
export const CHINESE: readonly string[] = words(`
  的 是 我们 在 了 不 和 有 这个 一个 也 就 可以 需要 会 到 说 要 请 对 把 从 为 上 下 中 里 后 前 时 用 问题 系统 数据 服务
  服务器 客户 文件 请求 错误 结果 时间 今天 明天 昨天 星期五 会议 项目 团队 计划 预算 部署 测试 版本 数据库 缓存 队列 接口
  用户 密码 网络 检查 修改 删除 增加 决定 使用 支持 开始 结束 运行 停止 返回 等待 因为 所以 但是 如果 已经 还是 没有 应该
  必须 可能 比较 非常 重要 简单 复杂 上海 北京 深圳 仓库 订单 价格 付款 发票 库存 运输 温度 压力 传感器 阀门 水泵 电池
  天气 学校 医院 朋友 工作 生活 城市 河流 桥梁 花园 厨房 窗户 颜色 声音 图片 语言 文字 翻译 记忆 模型 回答 提问 总结
`);

/** Japanese words and particles, the most frequent ones first. */
export const JAPANESE: readonly string[] = words(`
  の に は を が と で も から まで です ます した する して いる ある この その ため こと もの とき よう ください 私たち
  問題 システム データ サーバー ファイル エラー 結果 時間 今日 明日 昨日 金曜日 会議 計画 予算 テスト バージョン キャッシュ
  ユーザー パスワード ネットワーク 確認 変更 削除 追加 決定 使用 開始 終了 待つ しかし もし すでに まだ 必要 重要 簡単
  東京 大阪 京都 倉庫 注文 価格 支払い 在庫 配送 温度 圧力 センサー ポンプ 電池 天気 学校 病院 友達 仕事 生活 都市 川 橋
  庭 台所 窓 色 音 写真 言葉 文字 翻訳 記憶 モデル 答え 質問 まとめ 冷蔵庫 飛行機 コーヒー りんご ありがとう とても
`);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
