import type { Article, Spoken } from './article'

type Questions = Readonly<Record<string, Readonly<Record<Spoken, Article>>>>

/** Questions about money, beside the one that the service window answers. */
export const moneyQuestions: Questions = {
  methods: {
    en: {
      title: 'How do I deposit?',
      lines: [
        'Open the member centre and choose “Deposit”:',
        '- pick a way to pay; its limits, its fee and how long it takes stand beside it,',
        '- enter the amount,',
        '- pay to exactly the account that is shown, within the time that is shown.',
      ],
    },
    vi: {
      title: 'Làm sao để nạp tiền?',
      lines: [
        'Mở trung tâm thành viên và chọn “Nạp tiền”:',
        '- chọn cách thanh toán; hạn mức, phí và thời gian xử lý hiện bên cạnh,',
        '- nhập số tiền,',
        '- chuyển đúng vào tài khoản được hiển thị, trong thời gian được hiển thị.',
      ],
    },
    fil: {
      title: 'Paano mag-deposit?',
      lines: [
        'Buksan ang member center at piliin ang “Deposit”:',
        '- pumili ng paraan ng pagbabayad; nasa tabi nito ang limit, fee at tagal,',
        '- ilagay ang halaga,',
        '- magbayad sa mismong account na ipinapakita, sa loob ng oras na ipinapakita.',
      ],
    },
  },
  withdraw: {
    en: {
      title: 'Why can I not withdraw all of my balance?',
      lines: [
        'Deposits and bonuses have to be bet before they can be paid out. The page “Withdraw” shows how much is missing, and “Bonus details” which bets counted.',
        'Money in the wallet of a game provider has to be moved to the main wallet first.',
      ],
    },
    vi: {
      title: 'Vì sao tôi không rút được hết số dư?',
      lines: [
        'Tiền nạp và tiền thưởng phải được đặt cược trước khi rút. Trang “Rút tiền” cho biết còn thiếu bao nhiêu, và “Chi tiết thưởng” cho biết cược nào được tính.',
        'Tiền trong ví của nhà cung cấp trò chơi phải được chuyển về ví chính trước.',
      ],
    },
    fil: {
      title: 'Bakit hindi ko ma-withdraw ang buong balance ko?',
      lines: [
        'Kailangan munang itaya ang deposit at bonus bago mailabas. Makikita sa page na “Withdraw” kung magkano pa ang kulang, at sa “Bonus details” kung aling taya ang nabilang.',
        'Ang pera sa wallet ng game provider ay kailangan munang ilipat sa main wallet.',
      ],
    },
  },
  missing: {
    en: {
      title: 'A withdrawal was paid, but nothing came',
      lines: [
        'We ask you whether it came. Choose “Not received” and add a picture of your account’s statement: we look into it at once.',
        'Who says nothing in time is taken to have received it.',
      ],
    },
    vi: {
      title: 'Đã báo chi trả nhưng tôi chưa nhận được tiền',
      lines: [
        'Chúng tôi sẽ hỏi bạn đã nhận tiền chưa. Hãy chọn “Chưa nhận” và gửi ảnh sao kê tài khoản: chúng tôi kiểm tra ngay.',
        'Nếu bạn không trả lời kịp thời gian, khoản tiền được xem là đã nhận.',
      ],
    },
    fil: {
      title: 'Nabayaran na raw ang withdrawal pero walang dumating',
      lines: [
        'Tatanungin ka namin kung natanggap mo. Piliin ang “Hindi natanggap” at magdagdag ng larawan ng statement ng account mo: susuriin namin agad.',
        'Kapag walang sagot sa takdang oras, itinuturing itong natanggap.',
      ],
    },
  },
}
