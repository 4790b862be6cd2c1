import type { defaultRules } from '@/sandbox/checks/default-rules'
import type { messages } from './messages'

/** Fields of a registration, and those of the password calls. */
type FieldName = keyof typeof defaultRules | 'newPassword'

/** Names of the fields in the server's messages. */
export const fieldLabels: Record<keyof typeof messages, Record<FieldName, string>> = {
  en: {
    username: 'Username',
    password: 'Password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    payeeName: 'Full name',
    email: 'Email',
    qqNum: 'QQ number',
    mobileNum: 'Mobile number',
    recommenderId: 'Recommender',
    captcha: 'Captcha',
    verificationCode: 'Verification code',
    affiliateCode: 'Affiliate code',
    paymentPassword: 'Payment password',
    line: 'LINE',
    whatsapp: 'WhatsApp',
    zalo: 'Zalo',
    facebook: 'Facebook',
    wechat: 'WeChat',
    idNumber: 'ID number',
    referralCode: 'Referral code',
    domain: 'Domain',
    countryDialingCode: 'Dialling code',
  },
  vi: {
    username: 'Tên đăng nhập',
    password: 'Mật khẩu',
    newPassword: 'Mật khẩu mới',
    confirmPassword: 'Xác nhận mật khẩu',
    payeeName: 'Họ và tên',
    email: 'Email',
    qqNum: 'Số QQ',
    mobileNum: 'Số điện thoại',
    recommenderId: 'Người giới thiệu',
    captcha: 'Mã xác nhận',
    verificationCode: 'Mã xác minh',
    affiliateCode: 'Mã đại lý',
    paymentPassword: 'Mật khẩu thanh toán',
    line: 'LINE',
    whatsapp: 'WhatsApp',
    zalo: 'Zalo',
    facebook: 'Facebook',
    wechat: 'WeChat',
    idNumber: 'Số giấy tờ',
    referralCode: 'Mã giới thiệu',
    domain: 'Tên miền',
    countryDialingCode: 'Mã quốc gia',
  },
}
