import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Message } from './messages'
import { htmlOf, type Article, type ServerLanguage } from '@/sandbox/texts/article'
import { inEachLanguage } from './port/in-each-language'

const hour = 60 * 60_000

type Written = Readonly<Record<ServerLanguage, Article>>

const written = (en: [string, string], vi: [string, string], fil: [string, string]): Written => ({
  en: { title: en[0], lines: [en[1]] },
  vi: { title: vi[0], lines: [vi[1]] },
  fil: { title: fil[0], lines: [fil[1]] },
})

const welcome = written(
  ['Welcome to {{brand}}', 'Your account is ready. Link a bank account before your first withdrawal.'],
  [
    'Chào mừng bạn đến với {{brand}}',
    'Tài khoản đã sẵn sàng. Hãy liên kết tài khoản ngân hàng trước lần rút đầu tiên.',
  ],
  ['Welcome sa {{brand}}', 'Handa na ang account mo. Mag-link ng bank account bago ang unang withdrawal.'],
)
const upkeep = written(
  ['Maintenance on Sunday', 'Transfers pause from 03:00 to 03:30. Games stay open.'],
  ['Bảo trì Chủ nhật', 'Chuyển tiền tạm dừng từ 03:00 đến 03:30. Trò chơi vẫn hoạt động.'],
  ['Maintenance sa Linggo', 'Ititigil muna ang mga transfer mula 03:00 hanggang 03:30. Tuloy ang mga laro.'],
)
const security = written(
  ['Keep your account safe', 'We never ask for your password, neither by phone nor by message.'],
  ['Giữ an toàn cho tài khoản', 'Chúng tôi không bao giờ hỏi mật khẩu của bạn qua điện thoại hay tin nhắn.'],
  ['Panatilihing ligtas ang account mo', 'Hindi namin hihingin ang password mo sa tawag o sa mensahe.'],
)
const rank = written(
  ['You have a new rank', 'VIP customer service is there for you at any hour.'],
  ['Bạn đã lên hạng', 'Chăm sóc khách hàng VIP luôn sẵn sàng hỗ trợ bạn.'],
  ['May bago kang rank', 'Laging handang tumulong ang VIP customer service.'],
)
const birthday = written(
  ['A gift for your birthday month', 'Look in the reward centre before the month is over.'],
  ['Quà tháng sinh nhật', 'Hãy xem trung tâm thưởng trước khi hết tháng.'],
  ['Regalo sa buwan ng kaarawan mo', 'Tingnan ang reward center bago matapos ang buwan.'],
)
const offer = written(
  ['A contract is waiting for your answer', 'Your upline has offered you new terms. Find them in the agent centre.'],
  ['Hợp đồng đang chờ bạn trả lời', 'Tuyến trên đã gửi đề nghị mới. Xem trong trung tâm đại lý.'],
  ['May kontratang naghihintay ng sagot mo', 'May bagong alok ang upline mo. Makikita ito sa agent center.'],
)

/** Initial messages of the demo accounts, by their sign-in names. */
export function demoMessages(merchant: SandboxMerchant, now: number): Readonly<Record<string, readonly Message[]>> {
  const sent = (...all: Written[]): Message[] =>
    all.map((each, at) => {
      const message = inEachLanguage(merchant, (texts) => {
        const { title, lines } = texts.article(each)
        return { title, content: htmlOf(lines) }
      })
      return { ...message, time: now - (all.length - at) * 20 * hour }
    })
  return {
    demo_player: sent(welcome, upkeep, security),
    demo_vip: sent(welcome, security, rank, upkeep, birthday),
    demo_agent: sent(upkeep, offer),
  }
}
