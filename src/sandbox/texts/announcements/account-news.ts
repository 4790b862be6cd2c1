import type { AnnouncementSeed } from './announcement-seed'

/** To the player: what concerns the account. */
export const accountNews: readonly AnnouncementSeed[] = [
  {
    id: 'safety',
    type: 'PL',
    daysAgo: 0,
    hour: 2,
    pictures: ['news-shield'],
    en: {
      title: 'Keep your account safe',
      lines: [
        'We never ask for your password. Never give a verification code to anybody, not even to our service.',
        '- Use a password that you use nowhere else.',
        '- Verify your mobile number: it gets you back in if you lose your password.',
        '- Sign out on devices that are not yours.',
      ],
    },
    vi: {
      title: 'Giữ an toàn cho tài khoản',
      lines: [
        'Chúng tôi không bao giờ hỏi mật khẩu. Đừng đưa mã xác minh cho bất kỳ ai, kể cả nhân viên hỗ trợ.',
        '- Dùng mật khẩu mà bạn không dùng ở nơi khác.',
        '- Xác minh số điện thoại: bạn sẽ lấy lại được tài khoản khi quên mật khẩu.',
        '- Đăng xuất trên thiết bị không phải của bạn.',
      ],
    },
    fil: {
      title: 'Panatilihing ligtas ang account mo',
      lines: [
        'Hindi namin hinihingi ang password mo kahit kailan. Huwag ibigay ang verification code kahit kanino, kahit sa customer service namin.',
        '- Gumamit ng password na hindi mo ginagamit sa iba.',
        '- I-verify ang mobile number mo: ito ang magbabalik sa iyo kapag nakalimutan ang password.',
        '- Mag-log out sa mga device na hindi sa iyo.',
      ],
    },
  },
  {
    id: 'real_name',
    type: 'PL',
    daysAgo: 7,
    hour: 9,
    pictures: ['news-shield'],
    en: {
      title: 'Your name must match your bank account',
      lines: [
        'Withdrawals only go to accounts in your own name. Please compare the name in the security centre with the one at your bank.',
        'A spelling mistake? Customer service corrects it if you send a picture of your card.',
      ],
    },
    vi: {
      title: 'Họ tên phải trùng với tài khoản ngân hàng',
      lines: [
        'Tiền chỉ được rút về tài khoản đứng tên bạn. Vui lòng so sánh họ tên trong trung tâm bảo mật với tên ở ngân hàng.',
        'Sai chính tả? Bộ phận hỗ trợ sẽ sửa khi có ảnh thẻ của bạn.',
      ],
    },
    fil: {
      title: 'Dapat tugma ang pangalan mo sa bank account mo',
      lines: [
        'Sa account lang na nakapangalan sa iyo napupunta ang withdrawals. Ikumpara ang pangalan sa security center at ang nasa bangko mo.',
        'May mali sa spelling? Itatama ito ng customer service namin gamit ang picture ng card mo.',
      ],
    },
  },
  {
    id: 'own_limits',
    type: 'PL',
    daysAgo: 15,
    hour: 7,
    pictures: ['news-calendar'],
    en: {
      title: 'Set your own limits',
      lines: [
        'Play should stay play. In the security centre you decide how much you deposit and how long you play.',
        '- A lower limit applies at once.',
        '- A higher one applies after seven days.',
        '- A break closes the account for a day, a month or for good.',
      ],
    },
    vi: {
      title: 'Tự đặt giới hạn cho mình',
      lines: [
        'Chơi là để giải trí. Trong trung tâm bảo mật, bạn quyết định mức nạp và thời gian chơi.',
        '- Giới hạn thấp hơn có hiệu lực ngay.',
        '- Giới hạn cao hơn có hiệu lực sau bảy ngày.',
        '- Bạn có thể tạm nghỉ một ngày, một tháng hoặc khóa hẳn.',
      ],
    },
    fil: {
      title: 'Mag-set ng sarili mong limit',
      lines: [
        'Ang laro ay dapat manatiling laro. Sa security center, ikaw ang nagpapasya kung magkano ang ide-deposit mo at gaano ka katagal maglalaro.',
        '- Epektibo agad ang mas mababang limit.',
        '- Pagkalipas ng pitong araw pa epektibo ang mas mataas na limit.',
        '- Sa break, sarado ang account nang isang araw, isang buwan o tuluyan.',
      ],
    },
  },
  {
    id: 'rank_review',
    type: 'B',
    daysAgo: 9,
    hour: 4,
    pictures: ['news-trophy'],
    en: {
      title: 'Ranks are recalculated on the first of the month',
      lines: [
        'Your rank depends on what you played in the last three months. Nobody falls by more than one level at a time.',
        'The VIP page lists what each level brings.',
      ],
    },
    vi: {
      title: 'Cấp bậc được tính lại vào ngày đầu tháng',
      lines: [
        'Cấp bậc dựa trên ba tháng gần nhất. Mỗi lần, không ai giảm quá một bậc.',
        'Quyền lợi từng bậc có ở trang “VIP”.',
      ],
    },
    fil: {
      title: 'Binibilang ulit ang rank tuwing unang araw ng buwan',
      lines: [
        'Nakabatay ang rank mo sa nilaro mo sa nakaraang tatlong buwan. Walang bumababa nang higit sa isang level bawat beses.',
        'Nasa page na “VIP” ang dala ng bawat level.',
      ],
    },
  },
]
