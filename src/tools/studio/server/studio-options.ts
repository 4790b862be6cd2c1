import type { Context } from 'hono'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import type { FileName } from '@/tools/studio/studio-api'
import type { DevSites } from './dev-sites'
import { StudioRefusal } from './studio-refusal'

export interface StudioOptions {
  readonly sites: DevSites
  /** Given to the studio's own page, and required in every request. */
  readonly token: string
  /** Reads the merchants again and notifies the open pages. */
  readonly reload: () => Promise<void>
  /** The studio's own document, for the merchant of this name. */
  readonly page: (name: string) => Promise<string>
}

/** The merchant whose host the request names; without one the request is refused. */
export function merchantOf(sites: DevSites, context: Context): ResolvedMerchant {
  const merchant = sites.at(context.req.header('Host'))
  if (merchant === undefined) throw new StudioRefusal(404, 'No merchant answers on this host.')
  return merchant
}

export function fileNameOf(context: Context): FileName {
  const { code = '', key = '' } = context.req.query()
  return { code, key }
}
