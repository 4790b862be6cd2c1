import { escapeHtml } from '@/contract/text/html-text'
import { said, type ServerLanguage, type Spoken } from '@/sandbox/texts/spoken'

const texts = {
  en: {
    title: 'Pay by card',
    about: 'The sandbox plays the card provider. No card is asked for.',
    amount: 'Amount',
    payee: 'Payee',
    number: 'Reference',
    pay: 'Pay',
    slow: 'Pay, but the bank takes its time',
    refuse: 'The bank refuses',
    back: 'Back without paying',
    leave: 'Back',
    over: 'This payment is over.',
  },
  vi: {
    title: 'Thanh toán bằng thẻ',
    about: 'Sandbox đóng vai nhà cung cấp thẻ. Không cần nhập thẻ.',
    amount: 'Số tiền',
    payee: 'Người nhận',
    number: 'Mã giao dịch',
    pay: 'Thanh toán',
    slow: 'Thanh toán, ngân hàng xử lý sau',
    refuse: 'Ngân hàng từ chối',
    back: 'Quay lại, không thanh toán',
    leave: 'Quay lại',
    over: 'Giao dịch này đã kết thúc.',
  },
  fil: {
    title: 'Magbayad gamit ang card',
    about: 'Ginagampanan ng sandbox ang card provider. Walang hihinging card.',
    amount: 'Halaga',
    payee: 'Tatanggap',
    number: 'Reference',
    pay: 'Magbayad',
    slow: 'Magbayad, pero matatagalan ang bangko',
    refuse: 'Tumanggi ang bangko',
    back: 'Bumalik nang hindi nagbabayad',
    leave: 'Bumalik',
    over: 'Tapos na ang bayad na ito.',
  },
} as const satisfies Spoken<object>

export interface Payment {
  readonly spoken: ServerLanguage
  /** Formatted amount. */
  readonly amount: string
  readonly payee: string
  readonly number: string
  readonly isOpen: boolean
  /** The site's page to return to; null if the request named none. */
  readonly back: string | null
}

/** The page of the simulated card provider: what is paid, and the choice of the outcome. */
export function payDocument({ spoken, amount, payee, number, isOpen, back }: Payment): string {
  const t = said(texts, spoken)
  const button = (act: 'pay' | 'slow' | 'refuse') =>
    `<button name="act" value="${act}"${act === 'pay' ? ' class="strong"' : ''}>${t[act]}</button>`
  return `<!doctype html>
<html lang="${spoken}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${t.title}</title>
    <link rel="stylesheet" href="/pay.css" />
  </head>
  <body>
    <main>
      <h1>${t.title}</h1>
      <p>${t.about}</p>
      <dl>
        <dt>${t.amount}</dt><dd>${escapeHtml(amount)}</dd>
        <dt>${t.payee}</dt><dd>${escapeHtml(payee)}</dd>
        <dt>${t.number}</dt><dd>${escapeHtml(number)}</dd>
      </dl>
      ${isOpen ? `<form method="post">${button('pay')}${button('slow')}${button('refuse')}</form>` : `<p>${t.over}</p>`}
      ${back === null ? '' : `<p><a href="${escapeHtml(back)}">${isOpen ? t.back : t.leave}</a></p>`}
    </main>
  </body>
</html>
`
}

export const payStyles = `
body { margin: 0; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 24rem; margin-inline: auto; }
h1 { font-size: 1.4rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.4rem 1rem; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
form { display: grid; gap: 0.6rem; margin-block: 1.5rem; }
button { min-block-size: 2.75rem; font: inherit; border: 1px solid; border-radius: 0.5rem; background: none; }
.strong { border-color: #1f4fd8; background: #1f4fd8; color: #fff; font-weight: 600; }
a { display: inline-block; padding-block: 0.6rem; }
`
