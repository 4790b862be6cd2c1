/** What people are called and call themselves, in the scripts that rules are written for. */
const texts = [
  'playerabcdefghijklmnopqr',
  'PLAYERABCDEFGHIJKLMNOPQR',
  'Playerabcdefghijklmnopqr',
  'player2024abc7xyz9player',
  'Player2024abc7XYZ9player',
  'PLAYER2024ABC7XYZ9PLAYER',
  'Demo1234!Qx7#Tm5@Kp3$Ws9',
  'Aa1!Bb2@Cc3$Dd4&Ee5*Ff6%',
  'Aa1.Bb2-Cc3_Dd4.Ee5-Ff6_',
  'Demo_1234-Qx7.Tm5_Kp3-Ws',
  'demo_1234_qx7_tm5_kp3_ws',
  'demo-1234-qx7-tm5-kp3-ws',
  'maria santos cruz reyes',
  'Maria Santos Cruz Reyes',
  'NGUYEN VAN ANH TRAN THI',
  'Nguyễn Văn Ánh Trần Thị',
  'NGUYỄN VĂN ÁNH TRẦN THỊ',
  'เดชาสมชายใจดีพงษ์สุวรรณ',
  'เดชา สมชาย ใจดี พงษ์สุข',
  '王小明李大力张伟刘洋陈静杨',
  '王小明2024李大力张伟刘洋',
  '王，小明。李大力、张伟刘洋',
  '홍길동김철수이영희박민수최지우',
  'ヤマダタロウスズキハナコサトウ',
  'さくらたろうはなこじろうゆきこ',
  'Иванов Петр Сергеевич',
  'محمدعليحسنابراهيم',
  'កុសលសុខាវិចិត្រ',
  'အောင်ကျော်မင်းသူ',
  'ສົມສັກວິໄລພອນ',
  'राजेशकुमारशर्मा',
]

const numbers = [
  '2468013579024681357902468',
  '9081726354908172635490817',
  '0912345678',
  '912345678',
  '84912345678',
  '+84912345678',
]

const mails = [
  'a.b@mail.com',
  'demo@mail.example.com',
  'demo1234@example.com',
  'DEMO.USER@EXAMPLE.COM',
  'demo_user-1@example.co.th',
]

const others = [
  '1990-12-31',
  '12-31-1990',
  '31-12-1990',
  '31/12/1990',
  '12/31/1990',
  '1990/12/31',
  '19901231',
  '11010519900307234X',
  'B1234567',
  'P1234567A',
  'AB123456',
  'VN12-3456-7890',
  '192.168.10.20',
  '6f1c2a3b-4d5e-6f70-8192-a3b4c5d6e7f8',
  '+84',
  '84',
  'example.com',
  'www.example.com',
  'https://example.com/player?id=1',
  '@demo_player',
  'demo.player',
]

/** What is ordinary in a field. */
export interface ValueKind {
  readonly values: readonly string[]
  /** The characters of such values, and what all of them have. */
  readonly characters: RegExp
  readonly shape: RegExp
}

const phone = { values: numbers, characters: /[\d +()-]/, shape: /^\+?\d[\d ()-]*\d$/ }

/** Fields that hold one kind of value. */
const fields: Readonly<Record<string, ValueKind>> = {
  mobileNum: phone,
  whatsapp: phone,
  email: { values: mails, characters: /[\w.@+-]/, shape: /^[^@]+@[^@]+$/ },
}

const anything = {
  values: [...texts, ...numbers, ...mails, ...others],
  characters: /[\p{L}\p{M}\p{N} _.@+/:-]/u,
  shape: /[\p{L}\p{N}]/u,
}

export function kindOfField(field: string): ValueKind {
  return Object.hasOwn(fields, field) ? (fields[field] as ValueKind) : anything
}

export interface Lengths {
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
}

/** The longest value that is tried, and that a form compares. */
const longest = 256

/** Longer values of people are rare. */
const usualLengths = [6, 10, 20]

/** Some hundred values that people fill a field in with, of lengths that its rule allows. */
export function* ordinaryValues(field: string, { minLength = 0, maxLength = longest }: Lengths): Generator<string> {
  const isAllowed = (length: number) => length >= minLength && length <= Math.min(maxLength, longest)
  const { values } = kindOfField(field)
  yield* values.filter((value) => isAllowed([...value].length))
  const near = [...usualLengths, minLength, maxLength].filter((length) => isAllowed(length) && length > 0)
  for (const length of [...new Set(near)].slice(0, 3)) for (const value of values) yield ofLength(value, length)
}

/** Repeats and cuts a value, so that it does not end with a blank. */
function ofLength(value: string, length: number): string {
  const characters = [...value.repeat(Math.ceil(length / [...value].length) || 1)].slice(0, length)
  return characters.join('').replace(/[ .@-]$/, characters[0] ?? '')
}
