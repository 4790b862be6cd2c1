/** The server's texts about teams and invitations. */
export const teamMessages = {
  en: {
    agents_only: 'Non-agents cannot log in',
    nobody_there: 'There is nobody to write to',
    affiliate_unknown: 'Invalid invitation code',
    not_in_team: 'Nobody in your team has this name',
    rebate_too_high: 'Enter a rebate up to your own, with two decimals at most',
    invite_unknown: 'This invitation link is no longer available',
    invite_expired: 'This invitation link has expired. Ask for a new one, or register without it',
    invite_removed: 'This invitation link was withdrawn. Ask for a new one, or register without it',
  },
  vi: {
    agents_only: 'Tài khoản không phải đại lý không thể đăng nhập',
    nobody_there: 'Không có ai để gửi',
    affiliate_unknown: 'Mã mời không hợp lệ',
    not_in_team: 'Không có ai tên này trong đội của bạn',
    rebate_too_high: 'Mức hoàn trả không được vượt mức của bạn, tối đa hai chữ số thập phân',
    invite_unknown: 'Liên kết mời này không còn nữa',
    invite_expired: 'Liên kết mời này đã hết hạn. Hãy xin liên kết mới hoặc đăng ký không cần liên kết',
    invite_removed: 'Liên kết mời này đã bị thu hồi. Hãy xin liên kết mới hoặc đăng ký không cần liên kết',
  },
  fil: {
    agents_only: 'Agents lang ang puwedeng mag-log in dito',
    nobody_there: 'Walang mapapadalhan',
    affiliate_unknown: 'Hindi valid ang invitation code, paki-check',
    not_in_team: 'Walang ganitong pangalan sa team mo',
    rebate_too_high: 'Maglagay ng rebate na hindi hihigit sa rebate mo, hanggang dalawang decimal',
    invite_unknown: 'Wala na ang invitation link na ito',
    invite_expired: 'Nag-expire na ang invitation link na ito. Humingi ng bago o mag-register nang wala ito',
    invite_removed: 'Binawi na ang invitation link na ito. Humingi ng bago o mag-register nang wala ito',
  },
} as const
