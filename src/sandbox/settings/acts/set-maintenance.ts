import { ownVendor } from '@/contract/catalogue/vendor-codes'
import { merchantOf } from '@/sandbox/call/merchant-of'
import { PanelError } from '@/sandbox/call/panel-error'
import { depositMethods } from '@/sandbox/cash/port/deposit-methods'
import { gameOf } from '@/sandbox/games/port/catalogue'
import { suppliesTo } from '@/sandbox/games/port/merchant-games'
import type { Act } from '@/sandbox/sandbox-module'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'

/** Takes a vendor, a game or a payment method out of service, or puts it back. */
export const setMaintenance: Act<SettingsPort> = async (services, { merchant, id, on }) => {
  const { code, vendors } = merchantOf(services, merchant)
  const game = gameOf(id)
  const isVendor = id === ownVendor || vendors.some((vendor) => vendor.code === id)
  const isMethod = id === 'withdrawal' || depositMethods.some((method) => method.id === id)
  if (!isVendor && !isMethod && (game === undefined || !suppliesTo({ vendors }, game.vendor, game.gameType)))
    throw new PanelError(`${code} has no vendor, no game and no way to pay ${id}.`, 404)
  await services.maintenance.set(code, id, on)
  return { [isVendor ? 'vendor' : isMethod ? 'method' : 'game']: id, maintenance: on }
}
