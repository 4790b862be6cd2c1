import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agentNewsSeeds } from '@/sandbox/texts/agent-news'
import { announcementSeeds } from '@/sandbox/texts/announcements/announcement-seeds'
import type { WrittenLanguage } from '@/sandbox/texts/spoken'
import { fieldLabels } from '@/sandbox/texts/field-labels'
import { helpTopics } from '@/sandbox/texts/help-topics'
import { messages } from '@/sandbox/texts/messages'
import { promotionSeeds } from '@/sandbox/texts/promotions/promotion-seeds'
import { supportGreeting, supportTopics } from '@/sandbox/texts/support-topics'
import { depositMethods } from '@/sandbox/cash/port/deposit-methods'
import { promotionWords } from '@/sandbox/texts/promotions/promotion-words'
import { categories } from '@/sandbox/games/words/categories'
import { regionTitles } from '@/sandbox/lottery/region-titles'
import { pointPlans } from '@/sandbox/points/point-plans'
import { missionPlans } from '@/sandbox/rewards/missions'
import { prizeNames, rewardPlans } from '@/sandbox/rewards/port/reward-plans'

/** The word that a language uses for a thing, and those that it does not. */
type Word = readonly [used: string, unused: RegExp]

const words: Readonly<Record<WrittenLanguage, readonly Word[]>> = {
  en: [
    ['email', /e-mail/i],
    ['sign in, sign out', /\blog (in|out)\b|\blogged\b|please login/i],
    ['centre', /\bcenter\b/i],
    ['under maintenance', /\bin maintenance\b/i],
    ['payment method', /\bway to pay\b/i],
    ['provider', /\bvendors?\b/i],
    ['link an account', /\b(bind|bound)\b/i],
    ['self-exclusion, exclude', /\bshut\b.*\bout\b/i],
    ['mobile number', /\bphone number\b/i],
    ['status', /^state$/i],
    ['bet', /\bwager/i],
    ['demo', /\bfree play\b|\btrial\b/i],
    ['minimum', /\bleast bet\b/i],
    ['rank', /\brank levels?\b/i],
    ['customer service', /\b(service|support) team\b/i],
    ['referrer', /\brecommender\b/i],
    ['responsible play', /\bplaying responsibly\b/i],
    ['North, Central, South', /^centre$/i],
    ['what happened', /\bbecame of\b/i],
    ['another request', /\banother act\b/i],
    ['points record', /\brecord of points\b/i],
    ['under review', /\blooks? at it now\b|\bbeing looked at\b/i],
  ],
  fil: [
    ['email', /e-mail/i],
    ['deposit', /deposito/i],
    ['promo', /promosyon/i],
    ['points', /\bpuntos\b/i],
    ['balance', /balanse/i],
    ['page', /pahina/i],
    ['picture', /larawan/i],
    ['reward, premyo', /gantimpala/i],
    ['room', /\bsilid\b/i],
    ['agent', /\bahente\b/i],
    ['player', /manlalaro/i],
    ['member', /miyembro/i],
    ['dividend', /dibidendo/i],
    ['transaksyon', /transaksiyon/i],
    ['decimal', /desimal/i],
    ['invitation link', /imbitasyon|\binvite code\b/i],
    ['log in, log out', /\b(mag|naka|na|pag|ma)-?(login|sign)\b/i],
    ['mag-register', /rehistro/i],
    ['status', /katayuan/i],
    ['valid na taya', /balido|\bvalid bet\b/i],
    ['valid', /\bwasto\b/i],
    ['lottery', /\blotto\b/i],
    ['draw', /\bbunot\b|binubunot|bubunutin/i],
    ['ulit', /\bmuli\b/i],
    ['provider', /\bvendors?\b/i],
    ['limit', /limitasyon/i],
    ['mag-set', /\bmagtakda\b|\bitakda\b/i],
    ['kopyahin', /\bi-copy\b|\bna-copy\b/i],
    ['request', /kahilingan/i],
    ['Reward center, Registration center', /\bsentro ng\b/i],
    ['Kita at talo', /\blugi\b/i],
    ['misyon', /\bmissions?\b/i],
    ['Hilaga, Gitna, Timog', /\b(north|central|south)\b/i],
    ['rank', /\branggo\b|\brank level\b/i],
    ['demo', /\bfree play\b/i],
    ['filter', /\bsalain\b/i],
    ['fee', /^walang bayad$/i],
  ],
  vi: [
    ['email', /e-mail/i],
    ['nổ hũ', /\bslots?\b/i],
    ['casino trực tuyến', /sòng bài/i],
    ['game bài', /game đối kháng/i],
    ['trung tâm thưởng', /trung tâm phần thưởng/i],
    ['biên nhận', /biên lai/i],
    ['khuyến mãi', /^ưu đãi|(xem|không nhận|thêm|một|cho) ưu đãi/i],
    ['hạng', /cấp bậc/i],
    ['lịch sử', /ghi chép/i],
    ['đội', /đội nhóm|trong nhóm/i],
    ['lãi lỗ', /lãi và lỗ/i],
    ['phương thức nạp', /cách nạp|cách thanh toán/i],
    ['tự khóa tài khoản', /tự loại trừ/i],
    ['chăm sóc khách hàng', /bộ phận hỗ trợ|đội ngũ hỗ trợ|nhân viên hỗ trợ/i],
    ['giới hạn của người chơi', /hạn mức (nạp|thua)/i],
    ['thể loại trò chơi', /danh mục trò chơi/i],
    ['cách chơi', /kiểu cược/i],
    ['hoàn tiền', /hoàn trả đến/i],
    ['mã người giới thiệu', /^người giới thiệu$/i],
    ['lệnh rút', /khoản rút/i],
  ],
}

/** Wording prescribed by the specification (2 §6, 2 §8). */
const saidBySpecification = ['You are not logged in, please login', 'Non-agents cannot log in']

const languages: Readonly<Record<WrittenLanguage, string>> = { en: 'EN', fil: 'TY', vi: 'VI' }

const filesUnder = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path}`)

/** Texts of the merchants in a language. */
function merchantTexts(code: string): string[] {
  return filesUnder('merchants', new RegExp(`/locales/${code}\\.json$`)).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(file, 'utf8'))),
  )
}

const catalogues = [
  { messages, fieldLabels, helpTopics, supportGreeting, supportTopics },
  { promotionSeeds, announcementSeeds, agentNewsSeeds },
  { depositMethods, promotionWords, categories, regionTitles, pointPlans, missionPlans, prizeNames, rewardPlans },
]

/** All strings under a language's name, at any depth. */
function underLanguage(value: unknown, spoken: WrittenLanguage): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === spoken ? textsIn(each) : key in languages ? [] : underLanguage(each, spoken),
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Texts of the games, which only a game's page loads. */
function gameTexts(spoken: WrittenLanguage): string[] {
  return textsIn(JSON.parse(readFileSync(`src/sandbox/clients/locales/${spoken}.json`, 'utf8')))
}

/** Without placeholders and tags. */
const spokenWords = (text: string) => text.replaceAll(/\{+\w+\}+|<\/?\w+>/g, ' ').trim()

describe.each(['en', 'fil', 'vi'] as const)('the texts in %s', (spoken) => {
  const texts = [...merchantTexts(languages[spoken]), ...underLanguage(catalogues, spoken), ...gameTexts(spoken)]

  it('are found, those of the brands, of the server and of the games', () => {
    expect(texts.length).toBeGreaterThan(2200)
  })

  it.each(words[spoken])('say %s, and nothing else for it', (_used, unused) => {
    const other = texts.filter((text) => !saidBySpecification.includes(text) && unused.test(spokenWords(text)))
    expect(other).toEqual([])
  })
})
