import type { UpdateLanguage } from '@/contract/generated/gateway-types'
import { sessionOf, type Handler } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'

/** A language that the merchant does not offer is refused: the site then keeps to its default (2 §5). */
export const updateLanguage: Handler<UpdateLanguage> = async (call) => {
  const { services, merchant, texts, request } = call
  const { account } = sessionOf(call)
  if (!merchant.languages.order.includes(request.language))
    throw new Refusal('language_unknown', texts.say('language_unknown'))
  await services.accounts.change(account.id, { language: request.language })
  return null
}
