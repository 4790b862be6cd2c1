import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { GamesPort } from '@/sandbox/games/port/games-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { PlayPort } from './play-port'
import type { RewardsPort } from '@/sandbox/rewards/port/rewards-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { minorUnits } from '@/contract/money/minor-units'
import type { Game } from '@/sandbox/games/port/game'
import { ownVendor } from '@/contract/catalogue/vendor-codes'
import { leastBet } from '@/sandbox/games/port/least-bet'
import { roomTitle, type Room } from '@/sandbox/games/port/pvp-rooms'
import { sessionOf, type GatewayCall } from '@/sandbox/call/gateway-call'
import { checkPlayLimits } from '@/sandbox/limits/port/check-limits'
import { shortfall } from '@/sandbox/ledger/port/shortfall'
import { Refusal } from '@/sandbox/call/refusal'
import { createLaunch } from '@/sandbox/play/create-launch'
import type { PlayGame } from '@/sandbox/play/play-game'
import type { PlayMode } from '@/sandbox/play/play-sessions'

type Call = GatewayCall<unknown, CashPort & GamesPort & LedgerPort & LimitsPort & PlayPort & RewardsPort & SettingsPort>

/** What is launched: a game, or a room of one with its own stakes. */
export interface Launched {
  readonly game: Game
  readonly room?: Room | undefined
}

/**
 * Starts a game and returns its one-time address. The game becomes the first of the recent games. Throws a Refusal in
 * maintenance, without a demo, or with too little money.
 */
export async function startGame(
  call: Call,
  launched: Launched,
  { isDemo = false, lottery }: { readonly isDemo?: boolean; readonly lottery?: PlayGame['lottery'] },
): Promise<string> {
  const { services, merchant, texts, port } = call
  const { account, token } = sessionOf(call)
  await checkOpen(call, launched)
  const mode = modeOf(call, launched.game, isDemo)
  if (mode === 'real' && !(await hasFreeSpins(call, launched.game))) {
    await checkMoney(call, launched)
    await checkPlayLimits(call, account, leastStake(call, launched))
  }
  const game = { ...playGame(call, launched), ...(lottery !== undefined && { lottery }) }
  const address = createLaunch(services, { merchant, account, token, game, mode, language: texts.language }, port)
  await services.recentGames.put(merchant.code, account.id, launched.game.nodeId)
  return address
}

async function checkOpen(call: Call, { game, room }: Launched): Promise<void> {
  const { services, merchant, texts } = call
  const closed = await services.maintenance.of(merchant.code)
  if (closed.has(game.vendor))
    throw new Refusal('vendor_maintenance', texts.say('vendor_maintenance', { vendor: vendorName(call, game) }))
  if (closed.has(game.nodeId))
    throw new Refusal('game_maintenance', texts.say('game_maintenance', { game: texts.gameTitle(game) }))
  if (room?.state === 'full') throw new Refusal('room_full', texts.say('room_full'))
  if (room?.state === 'closed') throw new Refusal('room_closed', texts.say('room_closed'))
}

/** Trial accounts only play demos; others play a demo on request if the game has one. */
function modeOf({ merchant, texts, session }: Call, game: Game, isDemo: boolean): PlayMode {
  const isTrial = session !== undefined && merchant.accountTypes.trial.includes(session.account.type)
  if (!isTrial && !isDemo) return 'real'
  if (!game.demo) throw new Refusal('demo_unavailable', texts.say('demo_unavailable'))
  return 'demo'
}

/** Whether the account can play this game for nothing: a slot asks for no money while free spins are left. */
async function hasFreeSpins(call: Call, { gameType }: Game): Promise<boolean> {
  return gameType === 'RNG' && (await call.services.freeSpins.left(sessionOf(call).account.id)) > 0
}

/** Checks that the minimum bet is available in the vendor's wallet, the main wallet, or both together. */
async function checkMoney(call: Call, { game, room }: Launched): Promise<void> {
  const { services, merchant, texts } = call
  const held = await services.ledger.balancesOf(merchant.code, sessionOf(call).account.id)
  const value = shortfall(held, ['main', `vendor:${game.vendor}`], leastStake(call, { game, room }))
  if (value.remaining <= 0) return
  throw new Refusal('not_enough_to_play', texts.say('not_enough_to_play'), { value })
}

const leastStake = ({ merchant }: Call, { game, room }: Launched): number =>
  minorUnits(room?.minBet ?? leastBet(merchant, game), 'up')

const vendorName = ({ merchant }: Call, { vendor }: Game): string =>
  vendor === ownVendor ? merchant.name : (merchant.vendors.find(({ code }) => code === vendor)?.name ?? vendor)

function playGame(call: Call, { game, room }: Launched): PlayGame {
  const { nodeId: id, vendor, gameType: category, theme } = game
  const minBet = leastStake(call, { game, room })
  const title = room === undefined ? call.texts.gameTitle(game) : roomTitle(room, call.texts)
  const lines = game.lines === null ? {} : { lines: game.lines }
  return { id, title, vendor, vendorName: vendorName(call, game), category, minBet, theme, ...lines }
}
