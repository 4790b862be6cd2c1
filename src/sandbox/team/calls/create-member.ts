import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { AgentTerms, CreateMember } from '@/contract/generated/gateway-types'
import { brokenRule } from '@/sandbox/settings/port/broken-rule'
import { readRule, ruleRefusal } from '@/sandbox/settings/port/check-fields'
import type { Account } from '@/sandbox/call/account'
import { agentOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { hashPassword, isPassword } from '@/sandbox/accounts/port/passwords'
import { playerType } from '@/sandbox/accounts/port/account-types'

type Field = 'account' | 'password'

/** Accounts that agents create follow the registration's rules. */
const ruleNames = { account: 'username', password: 'password' } as const

/** Rebates, account types and field lengths that an agent may grant. */
export const agentTerms: Handler<AgentTerms, DiagnosticsPort & SettingsPort> = async (call) => {
  const agent = agentOf(call)
  const { registerRules } = await call.services.settings.of(call.merchant)
  const lengthsOf = (field: Field) => {
    const { minLength, maxLength } = readRule(call, ruleNames[field], registerRules[ruleNames[field]])
    return { minLength: minLength ?? 1, maxLength: maxLength ?? 64 }
  }
  return {
    types: ['player', 'agent'],
    maxRebate: (agent.rebate ?? 0) / 10_000,
    account: lengthsOf('account'),
    password: lengthsOf('password'),
  }
}

/** Creates an account directly below the agent. Repeating the request after a lost answer returns the same account. */
export const createMember: Handler<CreateMember, AccountsPort & DiagnosticsPort & SettingsPort> = async (call) => {
  const agent = agentOf(call)
  const { services, merchant, texts, request } = call
  const { account, type } = request
  await checkRules(call)
  const rebate = checkedRebate(call, agent)
  const made = await services.accounts.create(merchant.code, {
    account,
    upline: agent.id,
    rebate,
    type: typeOf(agent, type),
    firstTimeLogin: true,
    passwordHash: await hashPassword(request.password),
  })
  if (made === undefined && !(await isTheSame(call, agent, rebate)))
    throw new Refusal('username_taken', texts.say('username_taken'), { value: { field: 'account' } })
  return { account, type, rebate: rebate / 10_000 }
}

/** The type of a new account: the agent's own type for an agent, else a player's. */
export const typeOf = (agent: Account, type: 'agent' | 'player'): number => (type === 'agent' ? agent.type : playerType)

/** The rebate in ten-thousandths. Refuses one that is higher than the agent's own, or has more decimals. */
export function checkedRebate(
  { texts, request }: Pick<GatewayCall<{ readonly rebate: number }>, 'texts' | 'request'>,
  agent: Account,
): number {
  const rebate = Math.round(request.rebate * 10_000)
  const most = agent.rebate ?? 0
  if (rebate < 0 || rebate > most || Math.abs(rebate - request.rebate * 10_000) > 1e-6)
    throw new Refusal('rebate_too_high', texts.say('rebate_too_high'), {
      value: { field: 'rebate', max: most / 10_000 },
    })
  return rebate
}

async function checkRules(call: GatewayCall<CreateMember['request'], DiagnosticsPort & SettingsPort>): Promise<void> {
  const { registerRules } = await call.services.settings.of(call.merchant)
  for (const field of ['account', 'password'] as const) {
    const name = ruleNames[field]
    const rule = readRule(call, name, registerRules[name])
    const broken = brokenRule(call.request[field], rule, true)
    if (broken !== undefined) throw ruleRefusal(call, name, rule, broken, field)
  }
}

/**
 * Whether this account was created by the same request before. Accounts whose owner has chosen a password are
 * excluded, so that it cannot be guessed this way.
 */
async function isTheSame(
  { services, merchant, request }: GatewayCall<CreateMember['request'], AccountsPort>,
  agent: Account,
  rebate: number,
): Promise<boolean> {
  const there = await services.accounts.bySignInName(merchant.code, request.account)
  return (
    there?.upline === agent.id &&
    there.firstTimeLogin &&
    there.account === request.account &&
    there.rebate === rebate &&
    there.type === typeOf(agent, request.type) &&
    (await isPassword(request.password, there.passwordHash))
  )
}
