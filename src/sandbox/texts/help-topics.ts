import type { Article } from './article'
import { gameQuestions } from './help-games'
import { moneyQuestions } from './help-money'
import { supportTopics } from './support-topics'
import type { Spoken } from './spoken'

interface HelpTopic {
  /** Part of the topic's address. */
  readonly id: string
  readonly title: Spoken
  /** Questions by the id in their address. The title of an article is the question. */
  readonly questions: Readonly<Record<string, Spoken<Article>>>
}

const passwordQuestions: HelpTopic['questions'] = {
  password: {
    en: {
      title: 'How do I change my password?',
      lines: [
        'Open the member centre, choose “My account” and press “Change” beside the password. You are signed out on every device and sign in with the new password.',
        'The payment password is below it. It cannot be the same as the login password.',
      ],
    },
    vi: {
      title: 'Làm sao để đổi mật khẩu?',
      lines: [
        'Mở trung tâm thành viên, chọn “Tài khoản của tôi” rồi bấm “Đổi” bên cạnh mật khẩu. Bạn sẽ bị đăng xuất trên mọi thiết bị và đăng nhập lại bằng mật khẩu mới.',
        'Mật khẩu thanh toán nằm ngay bên dưới và không được trùng với mật khẩu đăng nhập.',
      ],
    },
    fil: {
      title: 'Paano ko papalitan ang password ko?',
      lines: [
        'Buksan ang member center, piliin ang “Account ko” at pindutin ang “Palitan” sa tabi ng password. Mala-log out ka sa lahat ng device, tapos mag-log in ka gamit ang bagong password.',
        'Nasa ibaba nito ang payment password. Hindi ito puwedeng kapareho ng login password.',
      ],
    },
  },
  secondCheck: {
    en: {
      title: 'Why am I asked for a code when I sign in?',
      lines: [
        'You are signing in from a place your account has not been used in before. The code goes to the mobile number or email address of your account, so a stolen password alone is not enough.',
        'If you did not try to sign in, change your password.',
      ],
    },
    vi: {
      title: 'Vì sao tôi phải nhập mã khi đăng nhập?',
      lines: [
        'Bạn đang đăng nhập từ nơi tài khoản chưa từng được dùng. Mã được gửi đến số điện thoại hoặc email của tài khoản, nên chỉ có mật khẩu thì kẻ khác vẫn không vào được.',
        'Nếu không phải bạn đăng nhập, hãy đổi mật khẩu.',
      ],
    },
    fil: {
      title: 'Bakit ako hinihingan ng code sa pag-log in?',
      lines: [
        'Nasa lugar ka na hindi pa nagagamitan ng account mo. Ipinapadala ang code sa mobile number o email ng account, para walang mabuksan ang ninakaw na password lang.',
        'Kung hindi ikaw ang nag-log in, palitan ang password mo.',
      ],
    },
  },
}

const ageQuestions: HelpTopic['questions'] = {
  age: {
    en: {
      title: 'How old must I be to play?',
      lines: ['You must be 18 or older. We may ask for proof before a withdrawal.'],
    },
    vi: {
      title: 'Tôi phải đủ bao nhiêu tuổi để chơi?',
      lines: ['Bạn phải từ 18 tuổi trở lên. Chúng tôi có thể yêu cầu giấy tờ trước khi rút tiền.'],
    },
    fil: {
      title: 'Ilang taon dapat para makapaglaro?',
      lines: ['Dapat 18 taong gulang pataas. Puwede kaming humingi ng patunay bago ang withdrawal.'],
    },
  },
}

/** Topics of the help centre, in their order (2 §7). */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'account',
    title: { en: 'Account and security', vi: 'Tài khoản và bảo mật', fil: 'Account at seguridad' },
    questions: { signIn: supportTopics.signIn, ...passwordQuestions },
  },
  {
    id: 'money',
    title: { en: 'Deposits and withdrawals', vi: 'Nạp và rút tiền', fil: 'Deposit at withdrawal' },
    questions: { deposit: supportTopics.deposit, ...moneyQuestions },
  },
  {
    id: 'games',
    title: { en: 'Games and bets', vi: 'Trò chơi và cược', fil: 'Mga laro at taya' },
    questions: gameQuestions,
  },
  {
    id: 'promotions',
    title: { en: 'Promotions', vi: 'Khuyến mãi', fil: 'Mga promo' },
    questions: { promotions: supportTopics.promotions },
  },
  {
    id: 'limits',
    title: { en: 'Responsible play', vi: 'Chơi có trách nhiệm', fil: 'Responsible gaming' },
    questions: { limits: supportTopics.limits, ...ageQuestions },
  },
]
