import type { SandboxAct } from '@/contract/generated/gateway-types'
import { depositMethods } from '@/sandbox/cash/deposit-methods'
import { sandboxAct } from '@/contract/generated/validate-sandbox.js'
import { gameOf } from '@/sandbox/games/catalogue'
import { suppliesTo } from '@/sandbox/games/merchant-games'
import { ownVendor } from '@/contract/catalogue/vendor-codes'
import type { Services } from '@/sandbox/services'
import { approveDeposit, disburseWithdrawal, failWithdrawal, rejectDeposit } from './cash-acts'
import { endContract, offerContract } from './contract-acts'
import { reviewRedemption } from './point-acts'
import { PanelError } from './panel-error'
import { draw, settle } from './play-acts'
import { reviewPromotion } from './promotion-acts'
import type { PanelRouter } from './panel-router'
import { merchantOf, readInput } from './read-input'

export type Act = Required<SandboxAct>

/** What the platform's people or a vendor would do. Answers what was changed. */
export function actCalls(app: PanelRouter, services: Services): void {
  app.post('/acts', async (c) => {
    const act = await readInput<Act>(c, sandboxAct)
    return c.json(await acts[act.act](services, act))
  })
}

const acts: { readonly [A in Act['act']]: (services: Services, act: Act) => Promise<unknown> } = {
  'set-maintenance': setMaintenance,
  'send-message': sendMessage,
  'approve-deposit': approveDeposit,
  'reject-deposit': rejectDeposit,
  'offer-contract': offerContract,
  'end-contract': endContract,
  'leave-upline': leaveUpline,
  'grow-team': growTeam,
  'disburse-withdrawal': disburseWithdrawal,
  'fail-withdrawal': failWithdrawal,
  'review-redemption': reviewRedemption,
  'review-promotion': reviewPromotion,
  draw,
  settle,
}

async function setMaintenance(services: Services, { merchant, id, on }: Act) {
  const { code, vendors } = merchantOf(services, merchant)
  const game = gameOf(id)
  const isVendor = id === ownVendor || vendors.some((vendor) => vendor.code === id)
  const isMethod = id === 'withdrawal' || depositMethods.some((method) => method.id === id)
  if (!isVendor && !isMethod && (game === undefined || !suppliesTo({ vendors }, game.vendor, game.gameType)))
    throw new PanelError(`${code} has no vendor, no game and no way to pay ${id}.`, 404)
  await services.maintenance.set(code, id, on)
  return { [isVendor ? 'vendor' : isMethod ? 'method' : 'game']: id, maintenance: on }
}

async function leaveUpline(services: Services, { merchant, id }: Act) {
  const { code } = merchantOf(services, merchant)
  const account = await services.accounts.bySignInName(code, id)
  if (account === undefined) throw new PanelError(`${code} has no account ${id}.`, 404)
  await services.accounts.leaveUpline(account.id)
  return { account: account.account, upline: null }
}

async function growTeam(services: Services, { merchant, id, members }: Act) {
  const { code } = merchantOf(services, merchant)
  const agent = await services.accounts.bySignInName(code, id)
  if (agent === undefined || id !== 'demo_agent') throw new PanelError(`${code} has no agent demo_agent.`, 404)
  await services.ledger.growTeam(code, members)
  return { account: agent.account, size: (await services.team.person(code, agent.id, 0))?.size }
}

async function sendMessage(services: Services, { merchant, id, title, content }: Act) {
  const { code } = merchantOf(services, merchant)
  const account = await services.accounts.bySignInName(code, id)
  if (account === undefined) throw new PanelError(`${code} has no account ${id}.`, 404)
  await services.messages.send(code, [account.id], { title, content, time: services.clock() })
  return { account: account.account, title, unread: await services.messages.unreadOf(account.id) }
}
