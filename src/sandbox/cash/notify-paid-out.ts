import { formatTag } from '@/contract/formats/format-tag'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Messages } from '@/sandbox/messages/port/messages-port'
import { inEachLanguage } from '@/sandbox/messages/port/in-each-language'
import type { WithdrawalRow } from './withdrawals/withdrawal-row'

export type NotifyPaidOut = (withdrawal: WithdrawalRow, paid: number, until: number) => Promise<void>

/**
 * Sends a message to the player of a paid-out withdrawal, because the time to confirm it is limited and the player may
 * be anywhere on the site.
 */
export function notifyPaidOut(messages: Messages, merchants: ReadonlyMap<string, SandboxMerchant>): NotifyPaidOut {
  return async ({ merchant: code, account, number }, time, until) => {
    const merchant = merchants.get(code)
    if (merchant === undefined) return
    const { timeZone } = merchant
    const message = inEachLanguage(merchant, (texts) => {
      const clock = new Intl.DateTimeFormat(formatTag({ locale: texts.spoken }), {
        timeZone,
        timeStyle: 'short',
      }).format(until)
      const words = texts.say('paid_out', { number, time: clock })
      const link = `<a href="/?member=withdraw">${texts.say('paid_out_answer')}</a>`
      return { title: texts.say('paid_out_title'), content: `<p>${words}</p><p>${link}</p>` }
    })
    await messages.send(code, [account], { ...message, time })
  }
}
