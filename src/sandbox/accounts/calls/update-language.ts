import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { UpdateLanguage } from '@/contract/generated/gateway-types'
import { sessionOf, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'

/** Refuses a language that the merchant does not offer; the site then keeps its default (2 §5). */
export const updateLanguage: Handler<UpdateLanguage, AccountsPort> = async (call) => {
  const { services, merchant, texts, request } = call
  const { account } = sessionOf(call)
  if (!merchant.languages.order.includes(request.language))
    throw new Refusal('language_unknown', texts.say('language_unknown'))
  await services.accounts.change(account.id, { language: request.language })
  return null
}
