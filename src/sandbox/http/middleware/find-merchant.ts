import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import { createMiddleware } from 'hono/factory'
import { Refusal } from '@/sandbox/call/refusal'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import { textsIn } from '@/sandbox/texts/texts'

/** Finds the merchant and the language named by the headers. */
export function findMerchant({ merchants }: SandboxBasics) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const code = c.req.header('merchant')
    const merchant = code === undefined ? undefined : merchants.get(code)
    if (merchant === undefined) {
      const message = code === undefined ? 'The merchant header is missing.' : `There is no merchant "${code}" here.`
      throw new Refusal('merchant_unknown', message, { status: 400 })
    }
    c.set('merchant', merchant)
    c.set('texts', textsIn(merchant, c.req.header('language')))
    await next()
  })
}
